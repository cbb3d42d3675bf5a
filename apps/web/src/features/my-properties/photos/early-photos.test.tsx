import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import {
  answering,
  areSent,
  begunDraft as draft,
  choose,
  fakeUploads,
  openNew,
} from '../../../testing/begun-draft.tsx';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { aFileOf } from '../../../testing/photo-files.ts';
import {
  aStored,
  field,
  fill,
  isGone,
  noListings,
  onPhoto,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';
import { refusal } from '../../../testing/refusal.ts';

beforeEach(fakeUploads);

it('the first photo makes one draft, and all of them go up while the rest is typed', async () => {
  const { create, update, store } = await openNew();
  await choose('una.jpg');
  await choose('dos.jpg');
  await areSent(1);
  expect(FakeRequest.sent[0]?.asked).toBe(`POST /api/properties/${draft.id}/images`);
  await store(FakeRequest.sent[0]);
  await areSent(2);
  await store(FakeRequest.sent[1]);
  expect(create).toHaveBeenCalledExactlyOnceWith({
    name: 'Sin título',
    isActive: false,
    creationKey: expect.any(String),
  });
  expect(field('Nombre').value).toBe('');
  await fill('Nombre', 'Casa con patio');
  await press('Guardar borrador');
  await isGone();
  expect(update.mock.calls[0]?.[0]).toMatchObject({
    id: draft.id,
    version: draft.version,
    name: 'Casa con patio',
  });
  expect([create.mock.calls, FakeRequest.sent].map(({ length }) => length)).toEqual([1, 2]);
});

it('a listing whose publication was not answered is no draft: its photos wait for the save', async () => {
  const published = aStored({ number: null, description: 'Luz.' });
  const create = answering(() => {
    throw new TypeError('Failed to fetch');
  });
  const update = answering(() => published);
  const remove = vi.fn();
  await openNew({
    'property.create': create,
    'property.update': update,
    'property.delete': remove,
    'property.getForEditing': () => published,
  });
  await fill('Nombre', published.name);
  await userEvent.selectOptions(field('Tipo de propiedad'), published.propertyType);
  await userEvent.selectOptions(field('Operación'), published.operationType);
  await fill('Descripción', published.description);
  await fill('Ciudad', published.city);
  await fill('Colonia', published.neighborhood);
  await fill('Calle', published.street);
  await press('Publicar propiedad');
  await waitFor(() => expect(create).toHaveBeenCalled());
  create.mockImplementation(() => published);
  await choose('una.jpg');
  expect(await screen.findByRole('button', { name: 'Guardar cambios' })).toBeTruthy();
  expect(FakeRequest.sent).toEqual([]);
  await press('Cancelar');
  expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeTruthy();
  await press('Seguir editando');
  await press('Guardar cambios');
  await areSent(1);
  expect(update.mock.calls[0]?.[0]).toMatchObject({ id: published.id, version: published.version });
  expect(remove).not.toHaveBeenCalled();
});

it('a file that is no photo makes no draft', async () => {
  const { create } = await openNew();
  const pdf = aFileOf('%PDF-1.7', 'contrato.pdf', 'application/pdf');
  await userEvent.upload(screen.getByLabelText('Archivos de las fotos'), pdf, {
    applyAccept: false,
  });
  expect(await screen.findByText('contrato.pdf')).toBeTruthy();
  await press('Cancelar');
  await isGone();
  expect(create).not.toHaveBeenCalled();
});

it('without a draft the photos stay, and another try sends them', async () => {
  const create = answering(() => {
    throw new TypeError('Failed to fetch');
  });
  const { store } = await openNew({ 'property.create': create });
  await choose('una.jpg', 'dos.jpg');
  expect(await screen.findByText('2 fotos no se subieron.')).toBeTruthy();
  expect(FakeRequest.sent).toEqual([]);
  create.mockImplementation(() => draft);
  await press('Reintentar fotos');
  await areSent(2);
  const keys = create.mock.calls.map(([input]) => (input as { creationKey: string }).creationKey);
  expect(new Set(keys).size).toBe(1);
  await FakeRequest.sent[0]?.cutOff();
  await store(FakeRequest.sent[1]);
  expect(await screen.findByText('Una foto no se subió.')).toBeTruthy();
  await press('Reintentar fotos');
  await areSent(3);
  expect(FakeRequest.sent[2]?.body?.get('photo')).toHaveProperty('name', 'una.jpg');
});

it('a draft that was deleted meanwhile is made anew', async () => {
  const { create } = await openNew();
  create.mockImplementationOnce(() => {
    throw refusal('property.not_found', 'Propiedad no encontrada');
  });
  await choose('una.jpg');
  await areSent(1);
  const keys = create.mock.calls.map(([input]) => (input as { creationKey: string }).creationKey);
  expect(new Set(keys).size).toBe(2);
});

it('photos that take the room of removed ones wait for the save, which deletes those first', async () => {
  const images = [aPropertyImage({ order: 0, isPrimary: true })];
  const stored = { ...draft, name: 'Casa', images };
  const setImages = answering(() => ({ images: [] }));
  await openStored(stored, {
    'property.update': () => ({ ...stored, version: 2 }),
    'property.setImages': setImages,
  });
  await onPhoto(1, 'Eliminar');
  await choose('una.jpg');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(FakeRequest.sent).toEqual([]);
  await press('Guardar borrador');
  await areSent(1);
  expect(setImages).toHaveBeenCalledOnce();
  await FakeRequest.sent[0]?.answer(201, { image: aPropertyImage() });
  await isGone();
});

it('a photo that is stored meanwhile keeps its open sheet, its focus and its selection', async () => {
  const { store } = await openNew();
  await choose('una.jpg', 'dos.jpg');
  await areSent(2);
  await press('Foto 2: subiendo');
  await store(FakeRequest.sent[0]);
  await store(FakeRequest.sent[1]);
  const sheet = within(screen.getByRole('dialog', { name: 'Foto 2 de 2' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Cocina' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Foto/u })).toBeNull());
  await choose('tres.jpg');
  await areSent(3);
  await press('Seleccionar');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar la foto 3' });
  await userEvent.click(box);
  await store(FakeRequest.sent[2]);
  expect([box.isConnected, box.checked, document.activeElement]).toEqual([true, true, box]);
});

it('a name that is too long keeps no photo from its draft', async () => {
  const { create } = await openNew();
  await fill('Nombre', 'Casa '.repeat(40));
  await choose('una.jpg');
  await areSent(1);
  expect(create.mock.calls[0]?.[0]).toMatchObject({ name: 'Sin título' });
});

it('a photo that is removed on its way is deleted with the save', async () => {
  const { store } = await openNew();
  await choose('una.jpg');
  await areSent(1);
  await onPhoto(1, 'Eliminar');
  expect(screen.queryByRole('button', { name: /^Foto 1/u })).toBeNull();
  await store(FakeRequest.sent[0]);
  expect(await screen.findByRole('button', { name: /Recuperar la foto 1/u })).toBeTruthy();
});

it('a draft is published when its photos are up, and not before', async () => {
  const stored = aStored({ version: 1, isActive: false, isDraft: true });
  const update = answering(() => ({ ...stored, isDraft: false, isActive: true, version: 2 }));
  await openStored(stored, { 'property.update': update });
  await choose('una.jpg');
  await areSent(1);
  await press('Publicar propiedad');
  expect(await screen.findByRole('button', { name: 'Falta 1 foto...' })).toBeTruthy();
  expect(update).not.toHaveBeenCalled();
  await FakeRequest.sent[0]?.answer(201, { image: aPropertyImage() });
  await isGone();
  expect(update).toHaveBeenCalledOnce();
});

it('the list behind the form is read again when photos are up', async () => {
  const mine = vi.fn(noListings);
  await openStored(draft, { 'property.mine': mine });
  await choose('una.jpg');
  await areSent(1);
  const before = mine.mock.calls.length;
  await FakeRequest.sent[0]?.answer(201, { image: aPropertyImage() });
  await waitFor(() => expect(mine.mock.calls.length).toBe(before + 1));
});
