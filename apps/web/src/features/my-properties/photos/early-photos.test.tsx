import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { aFileOf, aJpeg, FakeWorker } from '../../../testing/photo-files.ts';
import { refusal } from '../../../testing/refusal.ts';
import { emptyListing } from '../editor/form-values.ts';
import { keepUnsavedText, unsavedTextKey } from '../editor/unsaved-text.ts';
import { aUser } from '../../../testing/fake-server.ts';
import {
  aStored,
  field,
  fill,
  isGone,
  noListings,
  onPhoto,
  openForm,
  openStored,
  press,
} from '../../../testing/listing-form.tsx';

beforeEach(() => {
  localStorage.clear();
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

const draft = aStored({
  version: 1,
  isActive: false,
  isDraft: true,
  name: 'Sin título',
  description: '',
  propertyType: '',
  operationType: '',
  street: '',
  neighborhood: '',
  city: '',
  state: '',
});
const answering = (answer: (input: unknown) => unknown) => vi.fn(answer);
const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText('Archivos de las fotos'),
    names.map((name) => aJpeg(name)),
  );
const areSent = (count: number) => waitFor(() => expect(FakeRequest.sent).toHaveLength(count));

/** Opens the form of a new listing whose draft has these photos on the server. */
async function openNew(answers: Parameters<typeof openForm>[1] = {}) {
  const images: PropertyImage[] = [];
  const create = answering(() => draft);
  const update = answering((input) => ({ ...draft, ...(input as PropertyDetail), version: 2 }));
  await openForm('new', {
    'property.create': create,
    'property.update': update,
    'property.getForEditing': () => ({ ...draft, images: [...images] }),
    'property.setImages': () => ({ images }),
    ...answers,
  });
  const store = async (request: FakeRequest | undefined) => {
    const image = aPropertyImage({ order: images.length, isPrimary: images.length === 0 });
    images.push(image);
    await request?.answer(201, { image });
  };
  return { create, update, store };
}

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

it('closing asks whether the draft is kept; it is stored without a name', async () => {
  const { update, store } = await openNew();
  await choose('una.jpg');
  await areSent(1);
  await store(FakeRequest.sent[0]);
  await press('Cerrar');
  const question = within(await screen.findByRole('dialog', { name: '¿Guardar borrador?' }));
  expect(
    question.getByText(/^Guardado, sigue en “Mis Propiedades”.* 7 días sin cambios\.$/u),
  ).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^¿/u })).toBeNull());
  await press('Cerrar');
  const again = within(await screen.findByRole('dialog', { name: '¿Guardar borrador?' }));
  await userEvent.click(again.getByRole('button', { name: 'Guardar borrador' }));
  await isGone();
  expect(update.mock.calls[0]?.[0]).toMatchObject({ name: 'Sin título', isActive: false });
  expect(latestToast()).toMatchObject({
    title: 'Borrador guardado',
    message: expect.stringContaining('7 días'),
  });
});

it('a draft that is discarded is deleted, with its text', async () => {
  const remove = answering(() => ({ id: draft.id }));
  const { update } = await openNew({ 'property.delete': remove });
  await choose('una.jpg');
  await areSent(1);
  await fill('Nombre', 'Casa a medias');
  await press('Cerrar');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await isGone();
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: draft.id, version: draft.version });
  expect(update).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

it('a draft that was saved elsewhere is not discarded, and the form says so', async () => {
  const remove = answering(() => {
    throw refusal('property.changed', 'Alguien más cambió esta propiedad mientras la editabas.');
  });
  const { store } = await openNew({ 'property.delete': remove });
  await choose('una.jpg');
  await areSent(1);
  await store(FakeRequest.sent[0]);
  await press('Cerrar');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() =>
    expect(latestToast()?.message).toMatch(/se publicó en otra ventana, y no se borró/u),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
  await press('Cerrar');
  await isGone();
  expect(remove).toHaveBeenCalledOnce();
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

it.each(['Guardar borrador', 'Descartar'])(
  'a draft that is still being made is begun: %s waits for it',
  async (answer) => {
    let made = (_draft: PropertyDetail) => {};
    const remove = answering(() => ({ id: draft.id }));
    const { update } = await openNew({
      'property.create': () => new Promise((done) => (made = done)),
      'property.delete': remove,
    });
    await choose('una.jpg');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await press('Cerrar');
    const question = within(await screen.findByRole('dialog', { name: '¿Guardar borrador?' }));
    await userEvent.click(question.getByRole('button', { name: answer }));
    expect([update, remove].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    made(draft);
    const called = answer === 'Descartar' ? remove : update;
    await waitFor(() => expect(called).toHaveBeenCalledOnce());
    expect(called.mock.calls[0]?.[0]).toMatchObject({ id: draft.id, version: draft.version });
    if (answer === 'Descartar') {
      await isGone();
      expect(FakeRequest.sent).toEqual([]);
    }
  },
);

it('photos on their way end with a discarded draft, and no other one is sent', async () => {
  const remove = answering(() => ({ id: draft.id }));
  await openNew({ 'property.delete': remove });
  await choose('una.jpg', 'dos.jpg', 'tres.jpg');
  await areSent(2);
  const aborted = FakeRequest.sent.map((request) => vi.spyOn(request, 'abort'));
  await press('Cerrar');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await isGone();
  for (const abort of aborted) expect(abort).toHaveBeenCalled();
  expect(FakeRequest.sent).toHaveLength(2);
});

it('photos that a failed discard has ended can be sent again', async () => {
  const remove = answering(() => {
    throw new TypeError('Failed to fetch');
  });
  await openNew({ 'property.delete': remove });
  await choose('una.jpg');
  await areSent(1);
  await press('Cerrar');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(remove).toHaveBeenCalled());
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await press('Reintentar fotos');
  await areSent(2);
});

it('closing a stored draft ends its photos, and sends no original that was still prepared', async () => {
  FakeWorker.running = [];
  vi.stubGlobal('Worker', FakeWorker);
  await openStored(draft);
  await choose('una.jpg', 'dos.jpg');
  await userEvent.upload(
    screen.getByLabelText('Archivos de las fotos'),
    aJpeg('vista.jpg', { width: 14_000, height: 3000 }),
  );
  await areSent(2);
  const [first] = FakeRequest.sent;
  const abort = vi.spyOn(first as FakeRequest, 'abort');
  await press('Cerrar');
  await press('Salir sin guardar');
  await isGone();
  expect(abort).toHaveBeenCalled();
  expect(FakeRequest.sent).toHaveLength(2);
});

it('a photo that is stored meanwhile keeps its open sheet, its focus and its selection', async () => {
  const { store } = await openNew();
  await choose('una.jpg', 'dos.jpg');
  await areSent(2);
  await press('Foto 2');
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
  expect(await screen.findByRole('button', { name: 'Recuperar la foto 1' })).toBeTruthy();
});

it('the text of a draft that was left goes on with its photos', async () => {
  const unsaved = { values: { ...emptyListing, name: 'Casa a medias' }, base: emptyListing };
  const kept = { ...unsaved, version: 1, creationKey: crypto.randomUUID(), savedAt: Date.now() };
  const user = aUser('Ana');
  keepUnsavedText(unsavedTextKey(user.id, null), kept);
  const image = aPropertyImage({ order: 0, isPrimary: true });
  const create = answering(() => ({ ...draft, images: [image] }));
  await openNew({ 'session.user': () => user, 'property.create': create });
  await press('Recuperar texto');
  expect(await screen.findByRole('button', { name: 'Foto 1: Fachada' })).toBeTruthy();
  expect(field('Nombre').value).toBe('Casa a medias');
  expect(create.mock.calls[0]?.[0]).toMatchObject({ creationKey: kept.creationKey });
});

it('the text of an earlier draft fills the fields of one that has begun since', async () => {
  const unsaved = { values: { ...emptyListing, name: 'Casa a medias' }, base: emptyListing };
  const kept = { ...unsaved, version: 7, creationKey: crypto.randomUUID(), savedAt: Date.now() };
  const user = aUser('Ana');
  keepUnsavedText(unsavedTextKey(user.id, null), kept);
  const { create, update, store } = await openNew({ 'session.user': () => user });
  await choose('una.jpg');
  await areSent(1);
  await store(FakeRequest.sent[0]);
  await press('Recuperar texto');
  expect(field('Nombre').value).toBe('Casa a medias');
  await press('Guardar borrador');
  await isGone();
  expect(create).toHaveBeenCalledOnce();
  expect(create.mock.calls[0]?.[0]).not.toMatchObject({ creationKey: kept.creationKey });
  const written = { id: draft.id, version: draft.version, name: 'Casa a medias' };
  expect(update.mock.calls[0]?.[0]).toMatchObject(written);
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

it('the text of a draft that was saved meanwhile makes another one', async () => {
  const unsaved = { values: { ...emptyListing, name: 'Casa a medias' }, base: emptyListing };
  const kept = { ...unsaved, version: 1, creationKey: crypto.randomUUID(), savedAt: Date.now() };
  const user = aUser('Ana');
  keepUnsavedText(unsavedTextKey(user.id, null), kept);
  const create = answering((input) =>
    (input as { creationKey: string }).creationKey === kept.creationKey
      ? { ...draft, id: crypto.randomUUID(), version: 3 }
      : draft,
  );
  const { update } = await openNew({ 'session.user': () => user, 'property.create': create });
  await press('Recuperar texto');
  await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
  await press('Guardar borrador');
  await isGone();
  expect(update.mock.calls[0]?.[0]).toMatchObject({ id: draft.id, name: 'Casa a medias' });
});
