import type { Profile } from '@pbr/schemas/account/profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { PhotoField } from './photo-field.tsx';

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

const PHOTO = '/uploads/portrait-1/400.jpg';
const aPhoto = (name = 'yo.jpg', type = 'image/jpeg') => new File(['pixels'], name, { type });

function Shown() {
  const [profile] = trpc.account.profile.useSuspenseQuery();
  return (
    <>
      <p data-testid="header">{useSessionUser()?.profileImageUrl}</p>
      <PhotoField profile={profile} />
    </>
  );
}

async function openField(profile: Profile = aProfile()) {
  await renderRoute({
    path: '/settings',
    at: '/settings',
    component: Shown,
    answers: { 'account.profile': () => profile, 'session.user': () => profile },
  });
  await screen.findByRole('button', { name: /^(Elegir|Cambiar) foto$/ });
  return profile;
}

const choose = (file: File) =>
  userEvent.upload(screen.getByLabelText('Archivo de la foto'), file, { applyAccept: false });

function theRequest(): FakeRequest {
  const [request, ...others] = FakeRequest.sent;
  if (!request || others.length > 0) throw new Error(`${FakeRequest.sent.length} requests`);
  return request;
}

it('sends a chosen photo once, shows the progress, and then the photo here and in the header', async () => {
  const profile = await openField();
  const file = aPhoto();
  await choose(file);
  expect(theRequest().asked).toBe('PUT /api/user/photo');
  expect(theRequest().body?.get('photo')).toBe(file);
  await theRequest().has(30, 120);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
  await theRequest().has(120, 120);
  expect(screen.getByText('Preparando tu foto...')).toBeTruthy();
  await choose(aPhoto('otra.jpg'));
  await theRequest().answer(200, { ...profile, profileImageUrl: PHOTO });
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe(PHOTO));
  expect(screen.getByTestId('header').textContent).toBe(PHOTO);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(latestToast()).toMatchObject({ title: 'Foto actualizada' });
});

it('sends a photo that is dropped on it', async () => {
  await openField();
  const file = aPhoto();
  for (const label of ['Archivo de la foto', 'Cámara'])
    expect(screen.getByLabelText<HTMLInputElement>(label).hidden, label).toBe(true);
  expect(screen.queryByRole('button', { name: 'Quitar foto' })).toBeNull();
  fireEvent.drop(screen.getByText(/^JPEG, PNG/), { dataTransfer: { files: [file] } });
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  expect(theRequest().body?.get('photo')).toBe(file);
});

it.each([
  ['too large', aPhotoOf(10 * 1024 * 1024 + 1), 'La foto pasa de 10 MB o de 40 megapíxeles.'],
  ['empty', aPhotoOf(0), 'El archivo está vacío.'],
  [
    'no picture',
    aPhoto('contrato.pdf', 'application/pdf'),
    'El archivo no es una foto que podamos leer.',
  ],
])('refuses a file that is %s without sending it', async (_what, file, words) => {
  await openField();
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(FakeRequest.sent).toEqual([]);
});

function aPhotoOf(bytes: number): File {
  return new File([new Uint8Array(bytes)], 'yo.jpg', { type: 'image/jpeg' });
}

it.each([
  ['foto.HEIC', '', /Las fotos HEIC de iPhone todavía no se pueden leer/],
  ['dibujo.svg', 'image/svg+xml', /Elige una foto JPEG, PNG, WebP o AVIF\./],
])('says what to do about %s, which the server cannot read', async (name, type, advice) => {
  await openField();
  await choose(aPhoto(name, type));
  await theRequest().answer(415, {
    code: 'image.unsupported',
    message: 'El archivo no es una foto que podamos leer.',
  });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('El archivo no es una foto que podamos leer.');
  expect(textContent).toMatch(advice);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('sends the same photo again after a lost connection', async () => {
  const profile = await openField();
  const file = aPhoto();
  await choose(file);
  await theRequest().cutOff();
  expect(screen.getByRole('alert').textContent).toBe('No se pudo conectar. Revisa tu conexión.');
  FakeRequest.sent = [];
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(theRequest().body?.get('photo')).toBe(file);
  expect(document.activeElement?.textContent).toBe('Elegir foto');
  expect(screen.queryByRole('alert')).toBeNull();
  await theRequest().answer(200, { ...profile, profileImageUrl: PHOTO });
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe(PHOTO));
});

it("shows no proxy's error page, and can be tried again", async () => {
  await openField();
  await choose(aPhoto());
  await theRequest().answer(502, '<h1>Bad Gateway</h1>');
  expect(screen.getByRole('alert').textContent).toMatch(/^El servicio no está disponible/);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
});

it('can be cancelled on the way, without a message', async () => {
  await openField();
  await choose(aPhoto());
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elegir foto');
});

it('removes the photo after a confirmation; a failure keeps the dialog', async () => {
  await openField(aProfile({ profileImageUrl: PHOTO }));
  await choose(aPhoto('contrato.pdf', 'application/pdf'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar foto' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar tu foto?' }));
  expect(FakeRequest.sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Quitar foto' }));
  expect(theRequest().asked).toBe('DELETE /api/user/photo');
  await theRequest().cutOff();
  expect(latestToast()).toMatchObject({ title: 'Error' });
  FakeRequest.sent = [];
  await userEvent.click(question.getByRole('button', { name: 'Quitar foto' }));
  await theRequest().answer(204, '');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.getByTestId('header').textContent).toBe('');
  expect(screen.getByText('ER')).toBeTruthy();
  expect(latestToast()).toMatchObject({ title: 'Foto quitada' });
  expect(screen.queryByRole('alert')).toBeNull();
});
