import type { PropertyDetail } from '@pbr/schemas/property/read';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
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
import { aUser } from '../../../testing/fake-server.ts';
import { aJpeg, FakeWorker } from '../../../testing/photo-files.ts';
import { field, fill, isGone, openStored, press } from '../../../testing/listing-form.tsx';
import { refusal } from '../../../testing/refusal.ts';
import { emptyListing } from './form-values.ts';
import { keepUnsavedText, unsavedTextKey } from './unsaved-text.ts';

beforeEach(fakeUploads);

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
  },
);

it('photos wait for a draft that is being made, and are not sent once it is discarded', async () => {
  let made = (_draft: PropertyDetail) => {};
  await openNew({
    'property.create': () => new Promise((done) => (made = done)),
    'property.delete': () => ({ id: draft.id }),
  });
  await choose('una.jpg');
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  await press('Cerrar');
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  made(draft);
  await isGone();
  expect(FakeRequest.sent).toEqual([]);
});

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

it('the text of a draft that was left goes on with its photos', async () => {
  const unsaved = { values: { ...emptyListing, name: 'Casa a medias' }, base: emptyListing };
  const kept = { ...unsaved, version: 1, creationKey: crypto.randomUUID(), savedAt: Date.now() };
  const user = aUser('Ana');
  keepUnsavedText(unsavedTextKey(user.id, null), kept);
  const image = aPropertyImage({ order: 0, isPrimary: true });
  const create = answering(() => ({ ...draft, images: [image] }));
  await openNew({ 'session.user': () => user, 'property.create': create });
  await press('Recuperar texto');
  expect(await screen.findByRole('button', { name: 'Foto 1: Fachada, portada' })).toBeTruthy();
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
