import type { Profile } from '@pbr/schemas/account/profile';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { aFileOf, aJpeg, FakeWorker } from '../../../testing/photo-files.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { PhotoField } from './photo-field.tsx';

beforeEach(() => {
  FakeRequest.sent = [];
  FakeWorker.running = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('Worker', FakeWorker);
});

const PHOTO = '/uploads/portrait-1/400.jpg';

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

async function theRequest(): Promise<FakeRequest> {
  await waitFor(() => expect(FakeRequest.sent).not.toEqual([]));
  const [request, ...others] = FakeRequest.sent;
  if (!request || others.length > 0) throw new Error(`${FakeRequest.sent.length} requests`);
  return request;
}

it('sends a chosen photo once, shows the progress, and then the photo here and in the header', async () => {
  const profile = await openField();
  const file = aJpeg('yo.jpg');
  await choose(file);
  expect((await theRequest()).asked).toBe('PUT /api/user/photo');
  expect((await theRequest()).body?.get('photo')).toBe(file);
  await (await theRequest()).has(30, 120);
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25);
  await (await theRequest()).has(120, 120);
  expect(screen.getByText('Preparando tu foto...')).toBeTruthy();
  await choose(aJpeg('otra.jpg'));
  await (await theRequest()).answer(200, { ...profile, profileImageUrl: PHOTO });
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe(PHOTO));
  expect(screen.getByTestId('header').textContent).toBe(PHOTO);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(latestToast()).toMatchObject({ title: 'Foto actualizada' });
});

it('sends a photo that is dropped on it', async () => {
  await openField();
  const file = aJpeg('yo.jpg');
  for (const label of ['Archivo de la foto', 'Cámara'])
    expect(screen.getByLabelText<HTMLInputElement>(label).hidden, label).toBe(true);
  expect(screen.queryByRole('button', { name: 'Quitar foto' })).toBeNull();
  fireEvent.drop(screen.getByText(/^JPEG, PNG/), { dataTransfer: { files: [file] } });
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(1));
  expect((await theRequest()).body?.get('photo')).toBe(file);
});

it.each([
  ['empty', aFileOf('', 'yo.jpg'), 'El archivo está vacío.'],
  ['no picture', aFileOf('%PDF-1.7', 'yo.jpg', 'image/jpeg'), 'Es un PDF, no una foto.'],
  [
    'a drawing',
    aFileOf('<svg xmlns="', 'yo.svg', 'image/svg+xml'),
    'Es un dibujo SVG, no una foto.',
  ],
  [
    'a bomb',
    aJpeg('yo.jpg', { width: 65_000, height: 65_000 }),
    'La foto pasa de 120 megapíxeles.',
  ],
])('refuses a file that is %s without sending it', async (_what, file, words) => {
  await openField();
  await choose(file);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(FakeRequest.sent).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('makes a photo that is too large smaller before it is sent', async () => {
  await openField();
  await choose(aJpeg('yo.jpg', { bytes: 10 * 1024 * 1024 + 1 }));
  expect(screen.getByText('Preparando tu foto...')).toBeTruthy();
  await waitFor(() => expect(FakeWorker.running[0]?.asked).toHaveLength(1));
  FakeWorker.running[0]?.answer(1200, 900);
  expect((await theRequest()).body?.get('photo')).toMatchObject({ name: 'yo.jpg', size: 700_000 });
});

it('cannot send again what the server refuses for good', async () => {
  await openField();
  await choose(aJpeg('yo.jpg'));
  const message = 'El archivo no es una foto que podamos leer.';
  await (await theRequest()).answer(415, { code: 'image.unsupported', message });
  expect(screen.getByRole('alert').textContent).toBe(message);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('sends the same photo again after a lost connection', async () => {
  const profile = await openField();
  const file = aJpeg('yo.jpg');
  await choose(file);
  await (await theRequest()).cutOff();
  expect(screen.getByRole('alert').textContent).toBe(
    'Sin conexión. Revisa tu internet e intenta de nuevo.',
  );
  FakeRequest.sent = [];
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await theRequest()).body?.get('photo')).toBe(file);
  expect(document.activeElement?.textContent).toBe('Elegir foto');
  expect(screen.queryByRole('alert')).toBeNull();
  await (await theRequest()).answer(200, { ...profile, profileImageUrl: PHOTO });
  await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toBe(PHOTO));
});

it("shows no proxy's error page, and can be tried again", async () => {
  await openField();
  await choose(aJpeg('yo.jpg'));
  await (await theRequest()).answer(502, '<h1>Bad Gateway</h1>');
  expect(screen.getByRole('alert').textContent).toMatch(/^El servicio no está disponible/);
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
});

it('can be cancelled on the way, without a message', async () => {
  await openField();
  await choose(aJpeg('yo.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Elegir foto');
});

it('removes the photo after a confirmation; a failure keeps the dialog', async () => {
  await openField(aProfile({ profileImageUrl: PHOTO }));
  await choose(aFileOf('%PDF-1.7', 'contrato.pdf', 'application/pdf'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar foto' }));
  const question = within(await screen.findByRole('dialog', { name: '¿Quitar tu foto?' }));
  expect(FakeRequest.sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Quitar foto' }));
  expect((await theRequest()).asked).toBe('DELETE /api/user/photo');
  await (await theRequest()).cutOff();
  expect(latestToast()).toMatchObject({ kind: 'failure' });
  FakeRequest.sent = [];
  await userEvent.click(question.getByRole('button', { name: 'Quitar foto' }));
  await (await theRequest()).answer(204, '');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(screen.getByTestId('header').textContent).toBe('');
  expect(screen.getByText('ER')).toBeTruthy();
  expect(latestToast()).toMatchObject({ title: 'Foto quitada' });
  expect(screen.queryByRole('alert')).toBeNull();
});
