// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import { PhotoGallery } from './photo-gallery.tsx';

// There is no layout here: a track 600 px wide that remembers where it was told to scroll.
const WIDTH = 600;
beforeEach(() => {
  document.body.replaceChildren();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Object.defineProperty(HTMLElement.prototype, 'scrollTo', {
    configurable: true,
    value(this: HTMLElement, { left }: { left: number }) {
      this.scrollLeft = left;
      fireEvent.scroll(this);
    },
  });
});

const categories = ['fachada', 'sala', 'otros'];
function show(count: number) {
  const images = categories.slice(0, count).map((category) => aPropertyImage({ category }));
  render(<PhotoGallery propertyName="Casa del jardín" images={images} />);
}
const track = () => screen.getByRole('list');
const button = (name: string) => screen.getByRole('button', { name });

it('says that there are no photos', () => {
  show(0);
  expect(screen.getByText('Sin imágenes disponibles')).toBeTruthy();
});

it('needs no buttons for one photo', () => {
  show(1);
  expect(screen.getByText('1 / 1')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('describes each photo, and loads only the first at once', () => {
  show(3);
  expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'))).toEqual([
    'Fachada de Casa del jardín',
    'Sala de Casa del jardín',
    'Foto 3 de Casa del jardín',
  ]);
  expect(screen.getAllByRole('img').map((photo) => photo.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
  ]);
});

it('goes on and back with its buttons, and stops at both ends', async () => {
  show(3);
  await userEvent.click(button('Foto siguiente'));
  expect(screen.getByText('2 / 3')).toBeTruthy();
  expect(track().scrollLeft).toBe(WIDTH);
  await userEvent.click(button('Foto siguiente'));
  await userEvent.click(button('Foto siguiente'));
  expect(screen.getByText('3 / 3')).toBeTruthy();
  expect(button('Foto siguiente').getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button('Foto anterior'));
  expect(screen.getByText('2 / 3')).toBeTruthy();
});

it('goes with the arrow keys, to the ends with Home and End', async () => {
  show(3);
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

it('leaves the browser its own shortcuts', () => {
  show(3);
  const isDefault = fireEvent.keyDown(track(), { key: 'ArrowLeft', altKey: true });
  expect(isDefault).toBe(true);
});

it('counts along when a finger swipes', async () => {
  show(3);
  track().scrollLeft = WIDTH * 1.9;
  fireEvent.scroll(track());
  expect(await screen.findByText('3 / 3')).toBeTruthy();
});
