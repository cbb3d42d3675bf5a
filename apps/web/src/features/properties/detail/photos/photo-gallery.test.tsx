import type { PropertyImage } from '@pbr/schemas/property/photos';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { aPropertyImage } from '../../../../testing/a-property-card.ts';
import { aPropertyDetail } from '../../../../testing/a-property-detail.ts';
import { renderRoute } from '../../../../testing/render-route.tsx';
import { PhotoGallery } from './photo-gallery.tsx';

// There is no layout here: a track 600 px wide that remembers where it was told to scroll.
const WIDTH = 600;
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function scrollTo(
    this: HTMLElement,
    to,
  ) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  });
});

const categories = ['fachada', 'sala', 'otros'];
const onInquire = vi.fn();
async function show(count: number, image: Partial<PropertyImage> = {}) {
  const images = Array.from({ length: count }, (_, index) =>
    aPropertyImage({ category: categories[index] ?? 'otros', ...image }),
  );
  return renderRoute({
    path: '/',
    at: '/',
    answers: {},
    component: () => (
      <PhotoGallery
        property={aPropertyDetail({ name: 'Casa del jardín', propertyType: 'oficina', images })}
        onInquire={onInquire}
      />
    ),
  });
}
const track = () => screen.getByRole('list', { name: 'Fotos, avanza con las flechas' });
const photos = () => within(track()).getAllByRole('img');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('says that there are no photos, with a drawing of the kind, and asks for them', async () => {
  await show(0);
  expect(screen.getByText(/^Sin fotos todavía/u)).toBeTruthy();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/placeholders/oficina.svg');
  await userEvent.click(button('Pedir fotos'));
  expect(onInquire).toHaveBeenCalledExactlyOnceWith(true);
});

it('has only the button to enlarge for a single photo', async () => {
  await show(1);
  expect(screen.getByText('1 / 1')).toBeTruthy();
  expect(screen.getAllByRole('button')).toEqual([button(/^Ver la foto/u)]);
});

it('describes each photo, and loads only the first at once', async () => {
  await show(3);
  expect(photos().map((photo) => photo.getAttribute('alt'))).toEqual([
    'Fachada de Casa del jardín',
    'Sala de Casa del jardín',
    'Foto 3 de Casa del jardín',
  ]);
  expect(photos().map((photo) => photo.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
});

it('goes with the arrow keys, and to the ends with Home and End', async () => {
  await show(3);
  track().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('2 / 3')).toBeTruthy();
  await userEvent.keyboard('{End}');
  expect(screen.getByText('3 / 3')).toBeTruthy();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByText('2 / 3')).toBeTruthy();
  await userEvent.keyboard('{Home}');
  expect(screen.getByText('1 / 3')).toBeTruthy();
  expect(screen.getByText('Foto 1 de 3')).toBeTruthy();
});

it('leaves the browser its own shortcuts', async () => {
  await show(3);
  const isDefault = fireEvent.keyDown(track(), { key: 'ArrowLeft', altKey: true });
  expect(isDefault).toBe(true);
  // An arrow that turns the photos scrolls nothing else.
  expect(fireEvent.keyDown(track(), { key: 'ArrowRight' })).toBe(false);
});

it('updates the counter when swiped', async () => {
  await show(3);
  track().scrollLeft = WIDTH * 1.4;
  fireEvent(track(), new Event('scrollend'));
  expect(screen.getByText('1 / 3')).toBeTruthy();
  track().scrollLeft = WIDTH * 2;
  fireEvent(track(), new Event('scrollend'));
  expect(await screen.findByText('3 / 3')).toBeTruthy();
});

it('updates the counter when the track rests, where the browser reports no end of a scroll', async () => {
  const told = Object.getOwnPropertyDescriptor(window, 'onscrollend') ?? {};
  onTestFinished(() => void Object.defineProperty(window, 'onscrollend', told));
  Reflect.deleteProperty(window, 'onscrollend');
  expect('onscrollend' in window).toBe(false);
  await show(3);
  vi.useFakeTimers();
  const scrollTo = (left: number) => {
    track().scrollLeft = left;
    fireEvent.scroll(track());
  };
  scrollTo(WIDTH * 0.6);
  await act(() => vi.advanceTimersByTimeAsync(60));
  scrollTo(WIDTH);
  await act(() => vi.advanceTimersByTimeAsync(60));
  expect(screen.getByText('1 / 3')).toBeTruthy();
  scrollTo(WIDTH * 2);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('3 / 3')).toBeTruthy();
});

it('does not count photos that it passes on the way', async () => {
  await show(3);
  fireEvent.keyDown(track(), { key: 'ArrowRight' });
  track().scrollLeft = WIDTH * 0.01;
  fireEvent(track(), new Event('scrollend'));
  expect(screen.getByText('2 / 3')).toBeTruthy();
  // Taken back by a finger before it got there.
  fireEvent.pointerDown(track());
  track().scrollLeft = 0;
  fireEvent(track(), new Event('scrollend'));
  expect(await screen.findByText('1 / 3')).toBeTruthy();
});

it('gives a phone no file larger than it can use, and shows an upright photo whole', async () => {
  await show(1, { width: 900, height: 1600 });
  const phone = document.querySelector('source')?.getAttribute('srcset') ?? '';
  expect(phone).toContain('/1024.webp 1024w');
  expect(phone).not.toContain('1600');
  expect(track().querySelector('li')?.dataset['portrait']).toBe('true');
});

it.each([
  [1, '1'],
  [3, '3'],
  [9, '5'],
])('shows a mosaic of its own for %i photos', async (count, layout) => {
  await show(count);
  const gallery = screen.getByRole('region', { name: 'Fotos de Casa del jardín' });
  expect(gallery.dataset['count']).toBe(layout);
});

describe('over the whole screen', () => {
  const viewer = () => screen.findByRole('dialog', { name: 'Fotos de Casa del jardín' });
  const position = async () => within(await viewer()).getByText(/^\d \/ \d$/u).textContent;

  it('opens with the photo that was clicked, turns by keys and buttons, and leaves the carousel where it was', async () => {
    await show(3);
    await userEvent.click(screen.getByRole('img', { name: 'Sala de Casa del jardín' }));
    expect(await position()).toBe('2 / 3');
    within(await viewer())
      .getByRole('list')
      .focus();
    await userEvent.keyboard('{End}');
    expect(await position()).toBe('3 / 3');
    expect(button('Foto siguiente').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Foto anterior'));
    expect(await position()).toBe('2 / 3');
    await userEvent.click(button('Foto siguiente'));
    await userEvent.click(button('Cerrar fotos'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('3 / 3')).toBeTruthy();
  });

  it('shows its position and what the photo shows', async () => {
    await show(3);
    await userEvent.click(button(/^Ver las 3 fotos/u));
    const words = within(await viewer()).getByText(/^Foto 1 de 3/u);
    expect(words.textContent).toBe('Foto 1 de 3, Fachada');
    expect(words.getAttribute('aria-live')).toBe('polite');
  });

  it('closes once on Escape, and opens again at once', async () => {
    await show(3);
    for (let times = 0; times < 2; times += 1) {
      await userEvent.click(track());
      const escape = new Event('cancel', { cancelable: true });
      fireEvent(await viewer(), escape);
      expect(escape.defaultPrevented).toBe(true);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('has all photos as thumbnails, and a way to the agent', async () => {
    await show(3);
    onInquire.mockClear();
    await userEvent.click(button(/^Ver las 3 fotos/u));
    const all = within(await viewer()).getByRole('group', { name: 'Todas las fotos' });
    const names = within(all)
      .getAllByRole('button')
      .map((thumbnail) => thumbnail.getAttribute('aria-label'));
    expect(names).toEqual(['Foto 1, Fachada', 'Foto 2, Sala', 'Foto 3']);
    await userEvent.click(button('Foto 3'));
    expect(await position()).toBe('3 / 3');
    expect(button('Foto 3').getAttribute('aria-current')).toBe('true');
    await userEvent.click(button('Contactar'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onInquire).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('shows a photo larger by a click, the wheel, two fingers, keys and a button, until another one is shown', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, WIDTH, 400),
    );
    await show(3);
    await userEvent.click(button(/^Ver las 3 fotos/u));
    const photo = within(await viewer()).getByRole('img', { name: 'Fachada de Casa del jardín' });
    const list = within(await viewer()).getByRole('list');
    const isLarger = () => button('Acercar').getAttribute('aria-pressed') === 'true';
    expect(isLarger()).toBe(false);

    fireEvent.click(photo, { clientX: 100, clientY: 50 });
    expect(photo.style.transform).toBe('translate(-150px, -75px) scale(2.5)');
    expect(isLarger()).toBe(true);
    fireEvent.click(photo);
    expect(photo.style.transform).toBe('');

    fireEvent.wheel(photo, { deltaY: -200 });
    expect(isLarger()).toBe(true);
    await userEvent.click(button('Acercar'));
    expect(isLarger()).toBe(false);

    const fingers = (apart: number) => [
      { clientX: 200 - apart, clientY: 100 },
      { clientX: 200 + apart, clientY: 100 },
    ];
    fireEvent.touchMove(photo, { touches: fingers(20) });
    fireEvent.touchMove(photo, { touches: fingers(40) });
    expect(photo.style.transform).toBe('translate(-200px, -100px) scale(2)');
    list.focus();
    await userEvent.keyboard('0');
    expect(isLarger()).toBe(false);
    await userEvent.keyboard('+');
    expect(photo.style.transform).toContain('scale(1.5)');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(isLarger()).toBe(false));
    expect(photo.style.transform).toBe('');
  });

  it('is looked around by the arrow keys while it is larger, as far as it goes', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, WIDTH, 400),
    );
    await show(3);
    await userEvent.click(button(/^Ver las 3 fotos/u));
    const photo = within(await viewer()).getByRole('img', { name: 'Fachada de Casa del jardín' });
    within(await viewer())
      .getByRole('list')
      .focus();
    await userEvent.keyboard('+');
    expect(photo.style.transform).toBe('translate(-150px, -100px) scale(1.5)');
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    expect(photo.style.transform).toBe('translate(-250px, 0px) scale(1.5)');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(photo.style.transform).toBe('translate(-200px, -100px) scale(1.5)');
    expect(await position()).toBe('1 / 3');
    await userEvent.keyboard('0{ArrowRight}');
    expect(await position()).toBe('2 / 3');
  });

  it('leaves fingers and the wheel to the browser while the page itself is larger', async () => {
    const page = Object.assign(new EventTarget(), { scale: 2 });
    vi.stubGlobal('visualViewport', page);
    onTestFinished(() => void vi.unstubAllGlobals());
    await show(3);
    await userEvent.click(button(/^Ver las 3 fotos/u));
    const list = within(await viewer()).getByRole('list');
    expect(list.dataset).toMatchObject({ zoomed: 'false', pageZoomed: 'true' });
    const touches = [20, 40].map((clientX) => ({ clientX, clientY: 0 }));
    const goOn = () => [fireEvent.touchMove(list, { touches }), fireEvent.wheel(list)];
    expect(goOn()).toEqual([true, true]);

    page.scale = 1;
    act(() => void page.dispatchEvent(new Event('resize')));
    expect(list.dataset).toMatchObject({ pageZoomed: 'false' });
    expect(goOn()).toEqual([false, false]);
  });

  it('opens with Enter as well', async () => {
    await show(3);
    track().focus();
    await userEvent.keyboard('{Enter}');
    expect(await viewer()).toBeTruthy();
  });
});
