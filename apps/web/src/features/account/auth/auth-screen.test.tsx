import { authSearchSchema } from '@pbr/schemas/account/search';
import { useSearch } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast, notifySuccess } from '../../../lib/notify.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { AuthScreen } from './auth-screen.tsx';

const user = aUser('Marta');
const login = vi.fn<(input: unknown) => unknown>();
const register = vi.fn<(input: unknown) => unknown>();

beforeEach(() => {
  login.mockReset().mockReturnValue(user);
  register.mockReset().mockReturnValue({ sent: true });
  notifySuccess('Nada todavía');
});

function Auth() {
  return <AuthScreen {...useSearch({ from: '/auth' })} />;
}

function open(at = '/auth', answers: Answers = {}) {
  return renderRoute({
    path: '/auth',
    at,
    component: Auth,
    loader: async ({ context }) => {
      await context.trpcUtils.account.registrationMode.prefetch();
      return undefined;
    },
    parseSearch: (search) => authSearchSchema.parse(search),
    answers: {
      'account.registrationMode': () => 'open',
      'session.login': login,
      'account.register': register,
      'session.user': () => null,
      ...answers,
    },
  });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
/** All at once: letter by letter, these forms would take most of the time of all tests. */
async function type(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillLogin() {
  await type('Correo electrónico', ' marta@correo.mx ');
  await type('Contraseña', ' colibrí ');
}

async function fillRegistration() {
  await type('Nombre', 'Marta');
  await type('Apellidos', 'Solís');
  await type('Correo electrónico', 'marta@correo.mx');
  await type('Contraseña', 'colibrí en vuelo');
  await userEvent.click(screen.getByRole('checkbox'));
}

describe('signing in', () => {
  it('shows a card of the portal with its benefits', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Portal PBR');
    for (const reason of ['propiedades', 'comisiones', 'consultas', 'estado'])
      expect(screen.getByRole('region').textContent).toContain(reason);
  });

  it('is possible while nobody knows who may register', async () => {
    const mode = vi.fn<() => string>(() => {
      throw new Error('busy');
    });
    await open('/auth?tab=register', { 'account.registrationMode': mode });
    const retry = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    mode.mockReturnValue('open');
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Crear cuenta' })).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Iniciar sesión' }));
    await fillLogin();
    await press('Iniciar sesión');
    expect(login).toHaveBeenCalledTimes(1);
  });

  it('names the error of each field, and sends nothing', async () => {
    await open();
    await type('Correo electrónico', 'marta@');
    await type('Contraseña', '12345');
    await press('Iniciar sesión');

    expect(screen.getByText('Email inválido')).toBeTruthy();
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeTruthy();
    expect(document.activeElement).toBe(field('Correo electrónico'));
    expect(login).not.toHaveBeenCalled();
  });

  it('sends the password as typed, welcomes, and continues to the home page', async () => {
    const { url } = await open();
    await fillLogin();
    await press('Iniciar sesión');

    await waitFor(() => expect(url()).toBe('/'));
    expect(login).toHaveBeenCalledExactlyOnceWith({
      email: 'marta@correo.mx',
      password: ' colibrí ',
    });
    expect(latestToast()).toMatchObject({
      kind: 'success',
      title: 'Inicio de sesión exitoso',
      message: 'Bienvenido al portal de PBR',
    });
  });

  it.each([
    ['/settings?tab=contacto', '/settings?tab=contacto'],
    ['//evil.test', '/'],
  ])('with the target %s leads to %s', async (wanted, target) => {
    const { url } = await open(`/auth?redirect=${encodeURIComponent(wanted)}`);
    await fillLogin();
    await press('Iniciar sesión');

    await waitFor(() => expect(url()).toBe(target));
  });

  it.each([
    [
      'the words of the server',
      refusal('session.invalid_credentials', 'Credenciales inválidas.'),
      'Credenciales inválidas.',
    ],
    [
      'its own words when the server does not answer',
      new Error('Failed to fetch'),
      'Credenciales inválidas',
    ],
    [
      'the missing connection',
      new TypeError('Failed to fetch'),
      'Sin conexión. No se pudo iniciar sesión.',
    ],
    ['how long to wait', tooMany(130), 'Demasiados intentos. Intenta de nuevo en 3 minutos.'],
  ])('that fails with %s says so and keeps the typed text', async (_, error, words) => {
    login.mockImplementation(() => {
      throw error;
    });
    const toast = latestToast();
    const { url } = await open();
    await fillLogin();
    await press('Iniciar sesión');

    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(latestToast()).toBe(toast);
    expect(field('Contraseña').value).toBe(' colibrí ');
    expect(url()).toBe('/auth');
  });

  it('can show the password', async () => {
    await open();
    expect(field('Contraseña').type).toBe('password');
    await press('Mostrar');
    expect(field('Contraseña').type).toBe('text');
    await press('Ocultar');
    expect(field('Contraseña').type).toBe('password');
  });
});

describe('registering', () => {
  it('is a tab with its own URL, which keeps the e-mail and the target page', async () => {
    const { url } = await open('/auth?redirect=/settings');
    await type('Correo electrónico', 'marta@correo.mx');
    await userEvent.click(screen.getByRole('tab', { name: 'Crear cuenta' }));

    await waitFor(() => expect(url()).toContain('tab=register'));
    expect(url()).toContain('redirect=');
    expect(field('Correo electrónico').value).toBe('marta@correo.mx');
  });

  it('is not offered where registration is closed', async () => {
    await open('/auth?tab=register', { 'account.registrationMode': () => 'closed' });

    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeTruthy();
  });

  it('marks every field but the telephone as required', async () => {
    await open('/auth?tab=register');
    const inputs = [...document.querySelectorAll<HTMLInputElement>('form input[name]')];
    expect(inputs.filter((input) => input.required).map(({ name }) => name)).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'acceptPrivacy',
    ]);
  });

  it('requires consent to the privacy notice', async () => {
    await open('/auth?tab=register');
    await fillRegistration();
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Crear cuenta');

    expect(screen.getByText('Acepta el aviso de privacidad para continuar.')).toBeTruthy();
    expect(register).not.toHaveBeenCalled();
  });

  it('ends at the notice that a mail is on its way', async () => {
    await open('/auth?tab=register');
    await fillRegistration();
    await press('Crear cuenta');

    const title = await screen.findByRole('heading', { name: 'Revisa tu correo' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('marta@correo.mx')).toBeTruthy();
    expect(register).toHaveBeenCalledExactlyOnceWith({
      firstName: 'Marta',
      lastName: 'Solís',
      email: 'marta@correo.mx',
      phone: null,
      password: 'colibrí en vuelo',
      acceptPrivacy: true,
    });
    expect(screen.queryByText(/revisará tu registro/u)).toBeNull();
  });

  it('mentions the approval where there is one', async () => {
    await open('/auth?tab=register', { 'account.registrationMode': () => 'approval' });
    await fillRegistration();
    await press('Crear cuenta');

    expect(await screen.findByText(/la administración revisará tu registro/u)).toBeTruthy();
  });

  it("shows the server's objection beside the password", async () => {
    register.mockImplementation(() => {
      throw refusal('request.invalid', 'Revisa los campos.', { password: 'Es de las más usadas.' });
    });
    await open('/auth?tab=register');
    await fillRegistration();
    await press('Crear cuenta');

    expect(await screen.findByText('Es de las más usadas.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Contraseña'));
  });
});

function tooMany(retryAfterSeconds: number): Error {
  const error = refusal('request.too_many', 'Demasiados intentos.') as Error & {
    error: { data: object };
  };
  Object.assign(error.error.data, { retryAfterSeconds });
  return error;
}
