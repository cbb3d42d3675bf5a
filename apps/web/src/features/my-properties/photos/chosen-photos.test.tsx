import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import {
  aStored,
  isGone,
  onPhoto,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';
import { aFileOf, aJpeg, FakeWorker } from '../../../testing/photo-files.ts';

beforeEach(() => {
  localStorage.clear();
  FakeRequest.sent = [];
  FakeWorker.running = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('Worker', FakeWorker);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

/** No photo is sent while its draft is being made. */
const noDraft = { 'property.create': () => new Promise(() => {}) };
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Archivos de las fotos'), files, { applyAccept: false });
const section = () => within(screen.getByRole('region', { name: 'Fotos' }));
const tiles = () => section().queryAllByRole('button', { name: /^Foto/u });
const panorama = (name: string) => aJpeg(name, { width: 14_000, height: 3000 });
const areReady = () => waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
async function theWorker(): Promise<FakeWorker> {
  await waitFor(() => expect(FakeWorker.running.at(-1)?.asked.length).toBeGreaterThan(0));
  return FakeWorker.running.at(-1) as FakeWorker;
}

describe('chosen files', () => {
  it('that are no photos are refused with their reasons, and the others go on', async () => {
    await openForm('new', noDraft);
    await choose(
      aFileOf('%PDF-1.7', 'contrato.pdf', 'application/pdf'),
      aJpeg('casa.jpg'),
      aFileOf('hola', 'nota.jpg', 'image/jpeg'),
      aFileOf('', 'vacia.jpg', 'image/jpeg'),
    );
    await areReady();
    const told = section().getByRole('alert').querySelectorAll('li');
    expect([...told].map(({ textContent }) => textContent)).toEqual([
      'vacia.jpg: El archivo está vacío.',
      'contrato.pdf: Es un PDF, no una foto.',
      'nota.jpg: El archivo no es una foto JPEG, PNG, WebP, AVIF o HEIC.',
    ]);
    expect(tiles()).toHaveLength(1);
    await press('Entendido');
    expect(section().getByRole('alert').textContent).toBe('');
  });

  it('that are too large are made smaller, which their sheet says, and sent so', async () => {
    const stored = aStored();
    await openStored(stored, { 'property.update': () => stored });
    await choose(panorama('vista.jpg'));
    expect(screen.getByRole('progressbar', { name: 'Preparando la foto 1' })).toBeTruthy();
    await act(async () => (await theWorker()).answer(2560, 549));
    await areReady();
    await press('Foto 1: Fachada, portada');
    const sheet = within(screen.getByRole('dialog', { name: 'Foto 1 de 1' }));
    expect(sheet.getByText('Reducida a 2560 × 549 px')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: 'Cerrar' }));
    await press('Guardar cambios');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    expect(FakeRequest.sent[0]?.body?.get('photo')).toMatchObject({
      name: 'vista.jpg',
      size: 700_000,
    });
    await FakeRequest.sent[0]?.answer(201, { image: aPropertyImage() });
    await isGone();
  });

  it('that are still prepared are sent when they are ready, and then put in order', async () => {
    const stored = aStored();
    await openStored(stored, {
      'property.update': () => stored,
      'property.setImages': () => ({ images: [] }),
    });
    await choose(panorama('vista.jpg'), aJpeg('casa.jpg'));
    const worker = await theWorker();
    await press('Guardar cambios');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    await FakeRequest.sent[0]?.answer(201, { image: aPropertyImage() });
    expect(FakeRequest.sent).toHaveLength(1);
    await act(async () => worker.answer(2560, 549));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    await FakeRequest.sent[1]?.answer(201, { image: aPropertyImage() });
    await isGone();
  });

  it('that turn out unreadable during the save are named, and the form ends without them', async () => {
    const stored = aStored();
    await openStored(stored, { 'property.update': () => stored });
    await choose(panorama('vista.jpg'));
    const worker = await theWorker();
    await press('Guardar cambios');
    await act(async () => worker.cannotRead());
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        message: 'La propiedad se actualizó, pero una foto no se subió.',
      }),
    );
    expect(screen.getByText(/La foto está dañada/u).textContent).toMatch(/^vista\.jpg: /u);
    expect(screen.queryByRole('button', { name: 'Reintentar fotos' })).toBeNull();
    await press('Terminar');
    await isGone();
    expect(FakeRequest.sent).toEqual([]);
  });

  it('that are removed while they are prepared stop', async () => {
    await openForm('new', noDraft);
    await choose(panorama('vista.jpg'));
    const worker = await theWorker();
    await onPhoto(1, 'Eliminar');
    expect(worker.isStopped).toBe(true);
    expect(tiles()).toEqual([]);
    expect(section().getByRole('alert').textContent).toBe('');
  });
});

describe('photos that failed', () => {
  it.each([
    [413, 'image.too_large', 'La foto pasa de 10 MB o de 40 megapíxeles.'],
    [415, 'image.unsupported', 'El archivo no es una foto que podamos leer.'],
    [400, 'image.quota', 'Ya no hay espacio para más fotos en esta cuenta.'],
  ])(
    'with %i cannot be sent again: the listing is saved without them',
    async (status, code, message) => {
      const stored = aStored();
      await openStored(stored, { 'property.update': () => stored });
      await choose(aJpeg('casa.jpg'));
      await areReady();
      await press('Guardar cambios');
      await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
      await FakeRequest.sent[0]?.answer(status, { code, message });
      expect(await screen.findByText(message)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Reintentar fotos' })).toBeNull();
      await press('Guardar sin esa foto');
      await isGone();
      expect(FakeRequest.sent).toHaveLength(1);
    },
  );

  it.each([[401], [408], [429], [500], [502], [503], [507]])(
    'with %i can be sent again',
    async (status) => {
      const stored = aStored();
      await openStored(stored, { 'property.update': () => stored });
      await choose(aJpeg('casa.jpg'));
      await areReady();
      await press('Guardar cambios');
      await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
      await FakeRequest.sent[0]?.answer(status, '<h1>no</h1>');
      await userEvent.click(await screen.findByRole('button', { name: 'Reintentar fotos' }));
      await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
      expect(FakeRequest.sent[1]?.body?.get('photo')).toHaveProperty('name', 'casa.jpg');
    },
  );

  it("with a proxy's 413 are too large, and cannot be sent again", async () => {
    const stored = aStored();
    await openStored(stored, { 'property.update': () => stored });
    await choose(aJpeg('casa.jpg'));
    await areReady();
    await press('Guardar cambios');
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    await FakeRequest.sent[0]?.answer(413, '<h1>Request Entity Too Large</h1>');
    expect(await screen.findByText('La foto pasa de 10 MB o de 40 megapíxeles.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Guardar sin esa foto' })).toBeTruthy();
  });
});

describe('several photos', () => {
  const images = [0, 1, 2].map((order) =>
    aPropertyImage({ order, isPrimary: order === 0, category: order === 1 ? 'sala' : 'fachada' }),
  );

  it('get a category at once, by keyboard alone', async () => {
    const stored = aStored({ images });
    const setImages = vi.fn((_input: unknown) => ({ images }));
    await openStored(stored, { 'property.update': () => stored, 'property.setImages': setImages });
    expect(screen.queryByLabelText(/^Categoría para/u)).toBeNull();
    await press('Seleccionar');
    screen.getByRole('checkbox', { name: 'Seleccionar la foto 1' }).focus();
    await userEvent.keyboard(' ');
    expect(screen.getByLabelText('Categoría para 1 foto')).toBeTruthy();
    screen.getByRole('checkbox', { name: 'Seleccionar la foto 3' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.selectOptions(screen.getByLabelText('Categoría para 2 fotos'), 'Cocina');
    expect(screen.getByText('Categoría de 2: Cocina.')).toBeTruthy();
    await press('Guardar cambios');
    await isGone();
    expect(setImages.mock.calls[0]?.[0]).toMatchObject({
      images: [{ category: 'cocina' }, { category: 'sala' }, { category: 'cocina' }],
    });
  });

  it('are no more selected with a press, even when only one is left', async () => {
    await openStored(aStored());
    await choose(aJpeg('casa.jpg'), panorama('vista.jpg'));
    const worker = await theWorker();
    await press('Seleccionar');
    await act(async () => worker.cannotRead());
    expect(await screen.findByText(/La foto está dañada/u)).toBeTruthy();
    await press('Listo');
    expect(screen.queryByRole('checkbox', { name: 'Seleccionar la foto 1' })).toBeNull();
  });

  it('are selected together, and say when their categories differ', async () => {
    await openStored(aStored({ images }));
    await press('Seleccionar');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar todas' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar la foto 2' }));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await userEvent.click(all);
    const category = screen.getByLabelText<HTMLSelectElement>('Categoría para 3 fotos');
    expect(category.selectedOptions[0]?.textContent).toBe('Varias');
    await userEvent.click(all);
    expect(screen.queryByLabelText(/^Categoría para/u)).toBeNull();
  });
});
