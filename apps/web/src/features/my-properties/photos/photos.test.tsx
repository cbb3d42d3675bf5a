import type { PropertyImage } from '@pbr/schemas/property/property';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import {
  aStored,
  field,
  isGone,
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

const choosePhotos = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Archivos de las fotos'),
    names.map((name) => new File(['pixels'], name, { type: 'image/jpeg' })),
  );

describe('photos', () => {
  const [a, b] = [
    aPropertyImage({ order: 0 }),
    aPropertyImage({ order: 1, isPrimary: false, category: 'sala' }),
  ] as const;

  it('go after the listing, and only those that failed are sent again', async () => {
    const stored = aStored();
    const images: PropertyImage[] = [];
    await openForm(stored.id, {
      'property.get': () => ({ ...stored, images: [...images] }),
      'property.update': () => stored,
      'property.setImages': () => ({ images }),
    });
    await choosePhotos('una.jpg', 'dos.jpg');
    expect(FakeRequest.sent).toEqual([]);
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
    expect(screen.getByText('No se pudo conectar. Revisa tu conexión.')).toBeTruthy();
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

  it('are put in order, given a category, made primary and deleted by keyboard alone, with the save', async () => {
    const stored = aStored({ images: [a, b] });
    const setImages = vi.fn((_input: unknown) => ({ images: [b] }));
    await openStored(stored, { 'property.update': () => stored, 'property.setImages': setImages });
    screen.getByRole('button', { name: 'Mover antes la foto 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(field('Categoría de la foto 1'), 'cocina');
    await press('Hacer principal la foto 1');
    await press('Guardar cambios');
    await isGone();
    expect(setImages.mock.calls[0]?.[0]).toEqual({
      id: stored.id,
      images: [
        { id: b.id, category: 'cocina', isPrimary: true },
        { id: a.id, category: 'fachada', isPrimary: false },
      ],
      seen: [a.id, b.id],
    });
  });

  it('that are deleted can be taken back until the save', async () => {
    const stored = aStored({ images: [a, b] });
    const setImages = vi.fn((_input: unknown) => ({ images: [b] }));
    await openStored(stored, { 'property.update': () => stored, 'property.setImages': setImages });
    await press('Eliminar la foto 1');
    await press('Eliminar la foto 2');
    await userEvent.click(screen.getAllByRole('button', { name: 'Recuperar' })[1] as HTMLElement);
    await press('Guardar cambios');
    await isGone();
    expect(setImages.mock.calls[0]?.[0]).toMatchObject({
      images: [{ id: b.id, category: 'sala', isPrimary: true }],
      seen: [a.id, b.id],
    });
  });

  it('that somebody added meanwhile are kept', async () => {
    const stored = aStored({ images: [a] });
    const setImages = vi.fn((input: unknown) => {
      const { seen } = input as { seen: string[] };
      if (!seen.includes(b.id)) throw refusal('image.changed', 'Alguien más cambió las fotos.');
      return { images: [b] };
    });
    let reads = 0;
    await openForm(stored.id, {
      'property.get': () => ({ ...stored, images: (reads += 1) > 1 ? [a, b] : [a] }),
      'property.update': () => stored,
      'property.setImages': setImages,
    });
    await press('Eliminar la foto 1');
    await press('Guardar cambios');
    await isGone();
    expect(setImages.mock.calls.at(-1)?.[0]).toMatchObject({
      images: [{ id: b.id, category: 'sala', isPrimary: false }],
      seen: [a.id, b.id],
    });
  });

  it('taken away before they were sent leave the focus on the button that adds them', async () => {
    await openForm(aStored().id, { 'property.get': () => aStored() });
    await choosePhotos('una.jpg');
    await press('Eliminar la foto 1');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar fotos' }));
  });

  it('that are no photos are refused at once, by name', async () => {
    await openForm('new');
    await userEvent.upload(
      screen.getByLabelText('Archivos de las fotos'),
      new File(['x'], 'contrato.pdf', { type: 'application/pdf' }),
      { applyAccept: false },
    );
    expect(screen.getByText(/^contrato\.pdf: El archivo no es una foto/u)).toBeTruthy();
  });
});
