import type { PropertyDetail } from '@pbr/schemas/property/read';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import {
  anEmptyDraft,
  aStored,
  field,
  fill,
  isGone,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';
import { aJpeg } from '../../../testing/photo-files.ts';
import { refusal } from '../../../testing/refusal.ts';

beforeEach(() => localStorage.clear());

const aDraft = (values: Partial<PropertyDetail> = {}) =>
  anEmptyDraft({ name: 'Casa con patio', ...values });
const aWholeDraft = () => aStored({ isActive: false, isDraft: true });
const answering = (answer: (input: unknown) => unknown) => vi.fn(answer);

describe('a new listing', () => {
  it('is kept as a draft with nothing but its name', async () => {
    const nothing = { number: null, fullBathrooms: null, halfBathrooms: null };
    const alsoNothing = { parkingSpaces: null, constructionArea: null };
    const made = aDraft({ ...nothing, ...alsoNothing, state: 'Ciudad de México' });
    const create = answering(() => made);
    await openForm('new', { 'property.create': create });
    await fill('Nombre', 'Casa con patio');
    await press('Guardar borrador');
    await isGone();
    expect(create).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Casa con patio', isActive: false, street: '' }),
    );
    expect(latestToast()).toMatchObject({
      title: 'Borrador guardado',
      message: 'Está en “Mis Propiedades” y no se ve en el portal hasta que lo publiques.',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('is no draft with a number that nobody understands; nothing else is needed', async () => {
    const create = vi.fn();
    await openForm('new', { 'property.create': create });
    await userEvent.selectOptions(field('Operación'), 'venta');
    await fill('Precio de venta', '4.500');
    await press('Guardar borrador');
    await waitFor(() => expect(document.activeElement).toBe(field('Precio de venta')));
    expect(field('Precio de venta').getAttribute('aria-invalid')).toBe('true');
    for (const words of ['Escribe el nombre de la propiedad.', 'Escribe la calle.'])
      expect(screen.queryByText(words)).toBeNull();
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps its text if the draft is not stored, and says so', async () => {
    const create = answering(() => {
      throw refusal('request.invalid', 'Revisa los datos marcados.', { name: 'Así no.' });
    });
    await openForm('new', { 'property.create': create });
    await fill('Nombre', 'Casa');
    await press('Guardar borrador');
    expect(await screen.findByText('Así no.')).toBeTruthy();
    expect(field('Nombre').value).toBe('Casa');
    expect(localStorage).toHaveLength(1);
  });

  it('that an earlier try left as a draft is published, even with the same text', async () => {
    const made = aStored({ name: 'Casa', description: 'Luz.', street: 'Hidalgo', number: null });
    const draft = { ...made, isActive: false, isDraft: true };
    const update = answering(() => made);
    await openForm('new', { 'property.create': () => draft, 'property.update': update });
    await fill('Nombre', made.name);
    await userEvent.selectOptions(field('Tipo de propiedad'), made.propertyType);
    await userEvent.selectOptions(field('Operación'), made.operationType);
    await fill('Descripción', made.description);
    await fill('Ciudad', made.city);
    await fill('Colonia', made.neighborhood);
    await fill('Calle', made.street);
    await press('Publicar propiedad');
    await isGone();
    expect(update.mock.calls[0]?.[0]).toMatchObject({ id: made.id, isActive: true });
    expect(latestToast()).toMatchObject({ title: 'Propiedad creada' });
  });
});

describe('a stored draft', () => {
  it('is published with its text, once, from the version that was read', async () => {
    const stored = { ...aWholeDraft(), version: 4 };
    const update = answering(() => ({ ...stored, isDraft: false, isActive: true, version: 5 }));
    await openStored(stored, { 'property.update': update });
    expect(
      screen.getByText('Es un borrador: no se ve en el portal hasta que lo publiques.'),
    ).toBeTruthy();
    expect(screen.queryByLabelText('Disponibilidad')).toBeNull();
    await fill('Calle', 'Ámsterdam');
    await press('Publicar propiedad');
    await isGone();
    expect(update).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: stored.id, version: 4, isActive: true, street: 'Ámsterdam' }),
    );
    expect(update.mock.calls[0]?.[0]).not.toHaveProperty('dealStatus');
    expect(latestToast()).toMatchObject({
      title: 'Propiedad publicada',
      message: 'Ya se ve en el portal.',
    });
  });

  it('is saved without being published', async () => {
    const stored = aDraft();
    const update = answering(() => ({ ...stored, name: 'Otra', version: 2 }));
    await openStored(stored, { 'property.update': update });
    await fill('Nombre', 'Otra');
    await press('Guardar borrador');
    await isGone();
    expect(update.mock.calls[0]?.[0]).toMatchObject({ name: 'Otra', isActive: false });
    expect(latestToast()).toMatchObject({ title: 'Borrador guardado' });
  });

  it('that lacks something is not sent: each field says so, and the first has the focus', async () => {
    const update = vi.fn();
    await openStored(aDraft(), { 'property.update': update });
    await press('Publicar propiedad');
    expect(await screen.findByText('Elige el tipo de propiedad.')).toBeTruthy();
    for (const words of ['Elige la operación.', 'Escribe la descripción.', 'Escribe la calle.'])
      expect(screen.getByText(words)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Tipo de propiedad')));
    expect(update).not.toHaveBeenCalled();
  });

  it('that somebody else published meanwhile is saved as a published listing', async () => {
    const stored = aWholeDraft();
    const theirs = { ...stored, isDraft: false, isActive: true, version: 2, city: 'Toluca' };
    let now: PropertyDetail = stored;
    const update = answering((input) => {
      if ((input as PropertyDetail).version === 2) return { ...theirs, version: 3 };
      now = theirs;
      throw refusal('property.changed', 'Alguien más cambió esta propiedad mientras la editabas.');
    });
    await openStored(stored, { 'property.getForEditing': () => now, 'property.update': update });
    await fill('Nombre', 'Otra');
    await press('Guardar borrador');
    await userEvent.click(await screen.findByRole('button', { name: 'Guardar lo elegido' }));
    await isGone();
    expect(update.mock.calls[1]?.[0]).toMatchObject({ version: 2, name: 'Otra', city: 'Toluca' });
    expect(update.mock.calls[1]?.[0]).not.toHaveProperty('isActive');
    expect(latestToast()).toMatchObject({ title: 'Propiedad actualizada' });
  });

  it('sends its photos at once; those that fail can be sent again, or the draft published without them', async () => {
    FakeRequest.sent = [];
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const stored = aWholeDraft();
    const update = answering(() => stored);
    await openStored(stored, { 'property.update': update });
    await userEvent.upload(screen.getByLabelText('Archivos de las fotos'), aJpeg('una.jpg'));
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
    await press('Guardar borrador');
    await screen.findByRole('button', { name: 'Falta 1 foto...' });
    expect(screen.getByRole('button', { name: 'Publicar propiedad' })).toBeTruthy();
    await FakeRequest.sent[0]?.cutOff();
    await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
    await FakeRequest.sent[1]?.cutOff();
    await waitFor(() =>
      expect(latestToast()).toMatchObject({
        message: 'El borrador se guardó, pero una foto no se subió.',
      }),
    );
    expect(screen.getByRole('button', { name: 'Reintentar fotos' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Guardar borrador' })).toBeTruthy();
    expect(update.mock.calls[0]?.[0]).toMatchObject({ isActive: false });
  });
});
