import { MAX_PROPERTY_PHOTOS } from '@pbr/schemas/property/media/photo-limits';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { aJpeg } from '../../../testing/photo-files.ts';
import {
  aStored,
  isGone,
  onPhoto,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';
import { refusal } from '../../../testing/refusal.ts';

beforeEach(() => {
  localStorage.clear();
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

async function choosePhotos(...names: string[]) {
  await userEvent.upload(
    screen.getByLabelText('Archivos de las fotos'),
    names.map((name) => aJpeg(name)),
  );
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
}

const shown = () =>
  within(screen.getByRole('region', { name: 'Fotos' }))
    .getAllByRole('button', { name: /^Foto/u })
    .map((photo) => photo.getAttribute('aria-label'));
function tile(position: number): HTMLElement {
  const found = screen
    .getByRole('button', { name: new RegExp(`^Foto ${position}(:|$)`, 'u') })
    .closest('li');
  if (!found) throw new Error(`there is no photo ${position}`);
  return found;
}
/** Drags a photo to the place of another one, by a mouse or by a finger that rests first. */
function drag(from: number, to: number, pointerType: 'mouse' | 'touch', rests = () => {}) {
  const onto = tile(to);
  document.elementFromPoint = () => onto;
  const at = (clientX: number) => ({ pointerType, button: 0, isPrimary: true, clientX });
  fireEvent.pointerDown(tile(from).querySelector('button') as HTMLElement, at(0));
  rests();
  fireEvent.pointerMove(onto, at(50));
  fireEvent.pointerUp(onto, at(50));
}
const drop = (onto: HTMLElement) =>
  fireEvent.drop(onto, {
    dataTransfer: { files: [aJpeg('otra.jpg')] },
  });

describe('photos', () => {
  const [a, b] = [
    aPropertyImage({ order: 0 }),
    aPropertyImage({ order: 1, isPrimary: false, category: 'sala' }),
  ] as const;

  it('are sent after the listing, and only failed ones are sent again', async () => {
    const stored = aStored();
    const images: PropertyImage[] = [];
    await openForm(stored.id, {
      'property.getForEditing': () => ({ ...stored, images: [...images] }),
      'property.update': () => stored,
      'property.setImages': () => ({ images }),
    });
    await choosePhotos('una.jpg', 'dos.jpg');
    expect(FakeRequest.sent).toEqual([]);
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Guardar cambios');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    const [first, second] = FakeRequest.sent;
    expect(first?.asked).toBe(`POST /api/properties/${stored.id}/images`);
    expect(first?.body?.get('category')).toBe('fachada');
    await first?.has(30, 120);
    expect(
      screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Subiendo la foto 1' }).value,
    ).toBe(0.25);
    expect(screen.getByRole('button', { name: 'Faltan 2 fotos...' })).toBeTruthy();
    images.push(a);
    await first?.answer(201, { image: a });
    await second?.cutOff();
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        title: 'Advertencia',
        message: 'La propiedad se actualizó, pero una foto no se subió.',
      }),
    );
    expect(screen.getByText('Sin conexión. Revisa tu internet e intenta de nuevo.')).toBeTruthy();
    const notice = within(screen.getByRole('region', { name: 'Fotos' })).getByRole('group');
    expect(document.activeElement).toBe(notice);
    expect(screen.queryByRole('button', { name: 'Guardar cambios' })).toBeNull();
    FakeRequest.sent = [];
    await userEvent.click(within(notice).getByRole('button', { name: 'Reintentar fotos' }));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect(FakeRequest.sent[0]?.body?.get('photo')).toHaveProperty('name', 'dos.jpg');
    images.push(b);
    await FakeRequest.sent[0]?.answer(201, { image: b });
    await isGone();
    expect(latestToast()).toMatchObject({ title: 'Propiedad actualizada' });
  });

  it('are ordered, categorised and made the cover by keyboard alone, with the save', async () => {
    const stored = aStored({ images: [a, b] });
    const setImages = vi.fn((_input: unknown) => ({ images: [b] }));
    await openStored(stored, { 'property.update': () => stored, 'property.setImages': setImages });
    const pressKey = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await pressKey('Foto 2: Sala');
    await pressKey('Mover antes');
    expect(screen.getByText('La foto está en el lugar 1 de 2. Es la portada.')).toBeTruthy();
    // The sheet stays open for the next step.
    expect(screen.getByRole('dialog', { name: 'Foto 1 de 2' })).toBeTruthy();
    await pressKey('Cocina');
    await pressKey('Foto 2: Fachada');
    await pressKey('Sala');
    await pressKey('Foto 2: Sala');
    await pressKey('Hacer portada');
    expect(screen.getByText('La foto está en el lugar 1 de 2. Es la portada.')).toBeTruthy();
    await press('Guardar cambios');
    await isGone();
    expect(setImages.mock.calls[0]?.[0]).toEqual({
      id: stored.id,
      images: [
        { id: a.id, category: 'sala', isPrimary: true },
        { id: b.id, category: 'cocina', isPrimary: false },
      ],
      seen: [a.id, b.id],
    });
  });

  it('are moved a step by each quick click', async () => {
    const images = [a, b, aPropertyImage({ order: 2, isPrimary: false, category: 'cocina' })];
    await openStored(aStored({ images }));
    await press('Foto 3: Cocina');
    await userEvent.tripleClick(screen.getByRole('button', { name: 'Mover antes' }));
    expect(screen.getByText('La foto está en el lugar 1 de 3. Es la portada.')).toBeTruthy();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Mover después' }));
    expect(screen.getByRole('dialog', { name: 'Foto 3 de 3' })).toBeTruthy();
  });

  it('that are deleted can be restored until the save', async () => {
    const stored = aStored({ images: [a, b] });
    const setImages = vi.fn((_input: unknown) => ({ images: [b] }));
    await openStored(stored, { 'property.update': () => stored, 'property.setImages': setImages });
    await onPhoto(1, 'Eliminar');
    await onPhoto(2, 'Eliminar');
    await press('Se elimina al guardar. Recuperar la foto 2');
    await press('Guardar cambios');
    await isGone();
    expect(setImages.mock.calls[0]?.[0]).toMatchObject({
      images: [{ id: b.id, category: 'sala', isPrimary: true }],
      seen: [a.id, b.id],
    });
  });

  it('added by somebody else meanwhile are kept', async () => {
    const stored = aStored({ images: [a] });
    const setImages = vi.fn((input: unknown) => {
      const { seen } = input as { seen: string[] };
      if (!seen.includes(b.id)) throw refusal('image.changed', 'Alguien más cambió las fotos.');
      return { images: [{ ...b, isPrimary: true }] };
    });
    let reads = 0;
    await openForm(stored.id, {
      'property.getForEditing': () => ({ ...stored, images: (reads += 1) > 1 ? [a, b] : [a] }),
      'property.update': () => stored,
      'property.setImages': setImages,
    });
    await onPhoto(1, 'Eliminar');
    await press('Guardar cambios');
    await isGone();
    expect(setImages.mock.calls.at(-1)?.[0]).toMatchObject({
      images: [{ id: b.id, category: 'sala', isPrimary: true }],
      seen: [a.id, b.id],
    });
  });

  it('removed before they were sent leave the focus on the button that adds them', async () => {
    await openForm(aStored().id, { 'property.getForEditing': () => aStored() });
    await choosePhotos('una.jpg');
    await onPhoto(1, 'Eliminar');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar fotos' })),
    );
  });

  it('are ordered by mouse; files dropped on one are only added', async () => {
    await openForm(aStored().id, { 'property.getForEditing': () => aStored({ images: [a, b] }) });
    drag(2, 1, 'mouse');
    expect(shown()).toEqual(['Foto 1: Sala, portada', 'Foto 2: Fachada']);
    expect(screen.getByText(/^La foto está en el lugar 1 de 2/u)).toBeTruthy();
    drop(tile(2));
    await waitFor(() => expect(shown()).toHaveLength(3));
    expect(screen.getByText(/^La foto está en el lugar 1 de 2/u)).toBeTruthy();
  });

  it('are ordered by a finger that rests on one; another finger only scrolls', async () => {
    await openForm(aStored().id, { 'property.getForEditing': () => aStored({ images: [a, b] }) });
    vi.useFakeTimers();
    try {
      drag(2, 1, 'touch');
      expect(shown()).toEqual(['Foto 1: Fachada, portada', 'Foto 2: Sala']);
      drag(2, 1, 'touch', () => {
        act(() => {
          vi.advanceTimersByTime(400);
        });
      });
      expect(shown()).toEqual(['Foto 1: Sala, portada', 'Foto 2: Fachada']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('have no category until somebody says one; the cover shows the front', async () => {
    const stored = aStored();
    await openStored(stored, {
      'property.update': () => stored,
      'property.setImages': () => ({ images: [] }),
    });
    await choosePhotos('una.jpg', 'dos.jpg');
    expect(shown()).toEqual(['Foto 1: Fachada, portada', 'Foto 2']);
    await onPhoto(2, 'Hacer portada');
    expect(shown()).toEqual(['Foto 1: Fachada, portada', 'Foto 2']);
    await onPhoto(2, 'Cocina');
    await press('Guardar cambios');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    const sent = FakeRequest.sent.map(({ body }) => body?.get('category'));
    expect(sent).toEqual(['fachada', 'cocina']);
    for (const request of FakeRequest.sent) await request.answer(201, { image: aPropertyImage() });
    await isGone();
  });

  it('that are first or last already stay so, without a message', async () => {
    await openForm(aStored().id, { 'property.getForEditing': () => aStored({ images: [a, b] }) });
    const offered = async (name: string) => {
      await press(name);
      const sheet = within(screen.getByRole('dialog', { name: /^Foto/u }));
      const words = sheet
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-disabled') !== 'true')
        .map(({ textContent }) => textContent);
      await userEvent.click(sheet.getByRole('button', { name: 'Cerrar' }));
      return words.filter((text) => /^(?:Mover|Hacer)/u.test(text));
    };
    expect(await offered('Foto 1: Fachada, portada')).toEqual(['Mover después']);
    expect(await offered('Foto 2: Sala')).toEqual(['Hacer portada', 'Mover antes']);
    expect(screen.queryByText(/^La foto está en/u)).toBeNull();
    expect(within(tile(1)).getByText('Portada')).toBeTruthy();
  });

  it('cannot be changed while they are saved', async () => {
    let answer = () => {};
    const stored = aStored({ images: [a] });
    await openStored(stored, {
      'property.update': () =>
        new Promise((resolve) => {
          answer = () => resolve(stored);
        }),
    });
    await press('Guardar cambios');
    await screen.findByRole('button', { name: 'Guardando...' });
    await onPhoto(1, 'Eliminar');
    drop(screen.getByRole('region', { name: 'Fotos' }));
    expect(screen.queryByText(/^Se elimina al guardar/u)).toBeNull();
    expect(shown()).toEqual(['Foto 1: Fachada, portada']);
    await act(async () => answer());
    await isGone();
  });

  it('that are deleted make room before new ones are sent', async () => {
    const stored = aStored({ images: [a] });
    const sent: number[] = [];
    await openStored(stored, {
      'property.update': () => stored,
      'property.setImages': () => {
        sent.push(FakeRequest.sent.length);
        return { images: [] };
      },
    });
    await onPhoto(1, 'Eliminar');
    await choosePhotos('una.jpg');
    await press('Guardar cambios');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect(sent).toEqual([0]);
    await FakeRequest.sent[0]?.answer(201, { image: aPropertyImage() });
    await isGone();
  });

  it('that failed are counted; an unreadable one is explained and not sent again', async () => {
    const stored = aStored();
    await openStored(stored, { 'property.update': () => stored });
    await choosePhotos('una.jpg', 'dos.jpg');
    await press('Guardar cambios');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    const message = 'El archivo no es una foto que podamos leer.';
    await FakeRequest.sent[0]?.answer(415, { code: 'image.unsupported', message });
    await FakeRequest.sent[1]?.cutOff();
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        message: 'La propiedad se actualizó, pero 2 fotos no se subieron.',
      }),
    );
    expect(screen.getByText(message)).toBeTruthy();
    FakeRequest.sent = [];
    await press('Reintentar fotos');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect(FakeRequest.sent[0]?.body?.get('photo')).toHaveProperty('name', 'dos.jpg');
  });

  it('whose order was not stored are reported, and ordered by another try', async () => {
    const stored = aStored({ images: [a, b] });
    const setImages = vi.fn((_input: unknown): unknown => {
      throw new TypeError('Failed to fetch');
    });
    await openStored(stored, { 'property.update': () => stored, 'property.setImages': setImages });
    await onPhoto(2, 'Hacer portada');
    await press('Guardar cambios');
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        message: 'La propiedad se actualizó, pero los cambios en sus fotos no se guardaron.',
      }),
    );
    expect(setImages).toHaveBeenCalledOnce();
    setImages.mockImplementation(() => ({ images: [] }));
    await press('Reintentar fotos');
    await isGone();
    expect(setImages.mock.calls[1]).toEqual(setImages.mock.calls[0]);
  });

  it('beyond the limit are left out, with a message', async () => {
    const images = Array.from({ length: MAX_PROPERTY_PHOTOS - 1 }, (_, order) =>
      aPropertyImage({ order, isPrimary: order === 0 }),
    );
    await openForm(aStored().id, { 'property.getForEditing': () => aStored({ images }) });
    await choosePhotos('una.jpg', 'dos.jpg');
    expect(screen.getByText(/Caben 40 fotos por propiedad/u).textContent).toBe(
      'dos.jpg: Caben 40 fotos por propiedad.',
    );
    expect(screen.getByText('40 de 40')).toBeTruthy();
  });

  it('chosen and never sent, or removed again, are released with the form', async () => {
    const forget = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await openForm(aStored().id, { 'property.getForEditing': () => aStored() });
    await choosePhotos('una.jpg', 'dos.jpg');
    await onPhoto(2, 'Eliminar');
    await press('Cerrar');
    expect(await screen.findByText('Los cambios en las fotos se pierden.')).toBeTruthy();
    await press('Salir sin guardar');
    await isGone();
    expect(forget.mock.calls).toEqual([['blob:photo'], ['blob:photo']]);
  });

  it.each([
    ['Agregar fotos', 'Archivos de las fotos'],
    ['Tomar foto', 'Cámara'],
  ])("are added by the button %s; the browser's own field stays hidden", async (name, files) => {
    await openForm('new');
    const input = screen.getByLabelText(files);
    const opened = vi.spyOn(input, 'click').mockReturnValue();
    await press(name);
    expect(opened).toHaveBeenCalledOnce();
    expect(input.hidden).toBe(true);
  });
});
