import { Dialog } from '@pbr/ui/overlays/dialog';
import { TextField } from '@pbr/ui/fields/text-field';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { serverError } from '../../../lib/forms/server-error.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { setTabPerson } from '../../../lib/lost-session/tab-person.ts';
import { photoRequest } from '../../../lib/photos/photo-request.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { FakeRequest } from '../../../testing/fake-request.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { SignInAgainHost } from './sign-in-again-host.tsx';

const ana = aUser('Ana');
const luis = aUser('Luis');
const onClose = vi.fn();
let isSignedIn = false;

/** Answers only with a session. */
const guarded = (answer: (input: unknown) => unknown) =>
  vi.fn((input: unknown) => {
    if (!isSignedIn) throw refusal('session.required', 'Inicia sesión para continuar.');
    return answer(input);
  });
const login = vi.fn((_typed: unknown): unknown => {
  isSignedIn = true;
  return ana;
});

beforeEach(() => {
  isSignedIn = false;
  setTabPerson(ana);
  onClose.mockReset();
  login.mockClear();
});

function Form() {
  const set = trpc.favorite.set.useMutation();
  const { field, formProps, failure } = useForm({
    schema: z.object({ note: z.string() }),
    send: async ({ note }) => void (await set.mutateAsync({ propertyId: note, isFavorite: true })),
    onFailure: (error) => serverError(error)?.message,
  });
  return (
    <Dialog opened onClose={onClose} title="Formulario" size="md">
      <form {...formProps}>
        <TextField label="Nota" {...field('note')} />
        <button type="submit">Guardar</button>
        <p>{failure}</p>
      </form>
    </Dialog>
  );
}

function Read() {
  const ids = trpc.favorite.ids.useQuery();
  return (
    <>
      {ids.isError && <QueryError query={ids} title="Sin datos" />}
      <p>{ids.data?.join()}</p>
      <button type="button" onClick={() => void ids.refetch()}>
        Actualizar
      </button>
    </>
  );
}

const over = (Page: () => React.ReactNode) => () => (
  <>
    <Page />
    <SignInAgainHost />
  </>
);

async function open(component: () => React.ReactNode, answers: Answers) {
  await renderRoute({
    path: '/',
    at: '/',
    component,
    answers: { 'session.user': () => ana, 'session.login': login, ...answers },
  });
}

const question = () => screen.findByRole('dialog', { name: 'Tu sesión terminó' });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tu sesión terminó' })).toBeNull());
const note = () => screen.getByLabelText<HTMLInputElement>('Nota');

async function save(text: string) {
  await userEvent.type(await screen.findByLabelText('Nota'), text);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  return question();
}

async function enter(element: HTMLElement) {
  const dialog = within(element);
  await userEvent.type(dialog.getByLabelText(/^Contraseña/u), 'colibrí en vuelo');
  await userEvent.click(dialog.getByRole('button', { name: 'Entrar y continuar' }));
}

it('the same person signs in over the form, and what was typed is sent once more', async () => {
  const set = guarded(() => ({ isFavorite: true }));
  await open(over(Form), { 'favorite.set': set });
  const element = await save('algo largo');
  const dialog = within(element);
  const email = dialog.getByLabelText<HTMLInputElement>(/^Correo electrónico/u);
  expect(email.value).toBe(ana.email);
  expect(email.autocomplete).toBe('username');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/^Contraseña/u)));
  await enter(element);
  await isGone();
  expect(login.mock.calls).toEqual([[{ email: ana.email, password: 'colibrí en vuelo' }]]);
  await waitFor(() => expect(set).toHaveBeenCalledTimes(2));
  expect(set.mock.calls[1]).toEqual(set.mock.calls[0]);
  expect(note().value).toBe('algo largo');
});

it('who does not sign in keeps the form with its text, and the next save asks again', async () => {
  const set = guarded(() => ({ isFavorite: true }));
  await open(over(Form), { 'favorite.set': set });
  const dialog = await save('algo largo');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ahora no' }));
  await isGone();
  expect(onClose).not.toHaveBeenCalled();
  expect(await screen.findByText('Inicia sesión para continuar.')).toBeTruthy();
  expect(note().value).toBe('algo largo');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await enter(await question());
  await waitFor(() => expect(set).toHaveBeenCalledTimes(3));
});

it.each([
  [refusal('session.invalid_credentials', 'Credenciales inválidas'), 'Credenciales inválidas'],
  [
    Object.assign(new Error(), {
      error: {
        code: -32_000,
        message: '',
        data: { appCode: 'request.too_many', retryAfterSeconds: 600 },
      },
    }),
    'Demasiados intentos. Intenta de nuevo en 10 minutos.',
  ],
  [new Error('no line'), 'No se pudo conectar. Intenta de nuevo.'],
])('a failed sign-in says why and stays over the form: %s', async (failure, words) => {
  login.mockImplementationOnce(() => {
    throw failure;
  });
  const set = guarded(() => ({ isFavorite: true }));
  await open(over(Form), { 'favorite.set': set });
  const dialog = await save('algo');
  await enter(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(words);
  expect(set).toHaveBeenCalledOnce();
  expect(note().value).toBe('algo');
});

it('with another account nothing is sent, and the page starts anew with a word', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  login.mockImplementationOnce(() => {
    isSignedIn = true;
    return luis;
  });
  const set = guarded(() => ({ isFavorite: true }));
  await open(over(Form), { 'favorite.set': set });
  await enter(await save('de Ana'));
  await waitFor(() => expect(replace.mock.calls).toEqual([['/']]));
  expect(set).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('notice')).toContain('Entraste como Luis Prueba');
});

it('several uploads ask once, and each of them is sent again', async () => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  await open(
    over(() => null),
    {},
  );
  const body = new FormData();
  const uploads = ['/a', '/b'].map((path) => photoRequest({ method: 'POST', path, body }));
  const lost = { code: 'session.required', message: 'Inicia sesión para continuar.' };
  for (const sent of FakeRequest.sent) await sent.answer(401, lost);
  await enter(await question());
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(4));
  for (const sent of FakeRequest.sent.slice(2)) await sent.answer(201, { ok: true });
  expect(await Promise.all(uploads)).toEqual([{ ok: true }, { ok: true }]);
  expect(login).toHaveBeenCalledOnce();
});

it('a page that could not be read asks as well, and is read again', async () => {
  await open(over(Read), { 'favorite.ids': guarded(() => ['casa']) });
  await enter(await question());
  expect(await screen.findByText('casa')).toBeTruthy();
});

it('and so does one that could not be renewed, which keeps what it shows', async () => {
  isSignedIn = true;
  const ids = guarded(() => ['casa']);
  await open(over(Read), { 'favorite.ids': ids });
  await screen.findByText('casa');
  isSignedIn = false;
  ids.mockImplementation(guarded(() => ['loft']));
  await userEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
  const dialog = await question();
  expect(screen.getByText('casa')).toBeTruthy();
  expect(screen.getByText(/^No se pudo actualizar/u)).toBeTruthy();
  await enter(dialog);
  expect(await screen.findByText('loft')).toBeTruthy();
  expect(screen.queryByText(/^No se pudo actualizar/u)).toBeNull();
});

it('a visitor is never asked', async () => {
  setTabPerson(undefined);
  const set = guarded(() => ({ isFavorite: true }));
  await open(over(Form), { 'favorite.set': set });
  await userEvent.type(await screen.findByLabelText('Nota'), 'algo');
  await act(async () => screen.getByRole('button', { name: 'Guardar' }).click());
  expect(await screen.findByText('Inicia sesión para continuar.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Tu sesión terminó' })).toBeNull();
});
