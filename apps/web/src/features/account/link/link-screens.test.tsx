import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { latestToast, notifySuccess } from '../../../lib/notify.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { InvitationScreen } from './invitation-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

const TOKEN = 'a-token-from-a-mail';
const PASSWORD = 'colibrí en vuelo';
const user = aUser('Marta');
const call = vi.fn<(input: unknown) => unknown>();

beforeEach(() => {
  call.mockReset();
  notifySuccess('Nada todavía');
});

function open(component: () => React.ReactNode) {
  return renderRoute({
    path: '/link',
    at: '/link',
    component,
    answers: {
      'account.verifyEmail': call,
      'account.requestPasswordReset': call,
      'account.resetPassword': call,
      'account.acceptInvitation': call,
      'session.user': () => null,
    },
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
async function type(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}
const deadTitle = () => screen.findByRole('heading', { name: 'Este enlace ya no sirve' });

function refuse(appCode: string, fields?: Record<string, string>) {
  call.mockImplementation(() => {
    throw refusal(appCode, 'No.', fields);
  });
}

describe('the link that confirms an e-mail', () => {
  it('is used by its button only, and signs in', async () => {
    call.mockReturnValue({ user, waitsForApproval: false });
    const { url } = await open(() => <VerifyEmailScreen token={TOKEN} />);
    expect(call).not.toHaveBeenCalled();
    await press('Confirmar mi correo');

    await waitFor(() => expect(url()).toBe('/'));
    expect(call).toHaveBeenCalledExactlyOnceWith({ token: TOKEN });
    expect(latestToast()?.title).toBe('Correo confirmado');
  });

  it('tells a person who needs approval to wait for it', async () => {
    call.mockReturnValue({ user: null, waitsForApproval: true });
    const { url } = await open(() => <VerifyEmailScreen token={TOKEN} />);
    await press('Confirmar mi correo');

    const title = await screen.findByRole('heading', { name: 'Tu correo está confirmado' });
    expect(document.activeElement).toBe(title);
    expect(url()).toBe('/link');
  });

  it.each([
    ['account.token_invalid', undefined],
    ['request.invalid', { token: 'No está completo.' }],
  ])('leads to a new one when the server says %s', async (code, fields) => {
    refuse(code, fields);
    await open(() => <VerifyEmailScreen token={TOKEN} />);
    await press('Confirmar mi correo');

    expect(document.activeElement).toBe(await deadTitle());
    expect(screen.getByRole('link', { name: 'Registrarme otra vez' }).getAttribute('href')).toBe(
      '/auth?tab=register',
    );
  });

  it('can be pressed again if the server did not answer', async () => {
    refuse('server.unavailable');
    await open(() => <VerifyEmailScreen token={TOKEN} />);
    await press('Confirmar mi correo');

    await waitFor(() => expect(latestToast()?.kind).toBe('failure'));
    expect(screen.getByRole('button', { name: 'Confirmar mi correo' })).toBeTruthy();
  });

  it('is invalid without its token', async () => {
    await open(() => <VerifyEmailScreen token={undefined} />);

    expect(await deadTitle()).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a forgotten password', () => {
  it('leads to a mail, with the same answer for every e-mail', async () => {
    call.mockReturnValue({ sent: true });
    await open(() => <ResetPasswordScreen token={undefined} />);
    await type('Correo electrónico', 'marta@correo.mx');
    await press('Enviar enlace');

    const title = await screen.findByRole('heading', { name: 'Revisa tu correo' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('marta@correo.mx')).toBeTruthy();
    expect(call).toHaveBeenCalledExactlyOnceWith({ email: 'marta@correo.mx' });
  });

  it('is replaced through the mailed link, which signs in', async () => {
    call.mockReturnValue(user);
    const { url } = await open(() => <ResetPasswordScreen token={TOKEN} />);
    await type('Contraseña nueva', PASSWORD);
    await press('Guardar contraseña');

    await waitFor(() => expect(url()).toBe('/'));
    expect(call).toHaveBeenCalledExactlyOnceWith({ token: TOKEN, password: PASSWORD });
    expect(latestToast()?.title).toBe('Contraseña cambiada');
  });

  it('has to be long enough before anything is sent', async () => {
    await open(() => <ResetPasswordScreen token={TOKEN} />);
    await type('Contraseña nueva', 'corta');
    await press('Guardar contraseña');

    const password = screen.getByLabelText(/^Contraseña nueva/u);
    expect(password.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Usa de 8 a 128 caracteres.').id).toBe(
      password.getAttribute('aria-describedby'),
    );
    expect(call).not.toHaveBeenCalled();
  });

  it('refused by the server leaves the link usable', async () => {
    refuse('request.invalid', { password: 'Es de las más usadas.' });
    await open(() => <ResetPasswordScreen token={TOKEN} />);
    await type('Contraseña nueva', PASSWORD);
    await press('Guardar contraseña');

    expect(await screen.findByText('Es de las más usadas.')).toBeTruthy();
    expect(field('Contraseña nueva').value).toBe(PASSWORD);
  });

  it('with a dead link leads to another mail', async () => {
    refuse('account.token_invalid');
    await open(() => <ResetPasswordScreen token={TOKEN} />);
    await type('Contraseña nueva', PASSWORD);
    await press('Guardar contraseña');

    expect(document.activeElement).toBe(await deadTitle());
    expect(screen.getByRole('link', { name: 'Pedir otro enlace' }).getAttribute('href')).toBe(
      '/reset-password',
    );
  });
});

describe('an invitation', () => {
  const invitation = { email: 'marta@correo.mx', firstName: 'Marta', lastName: 'Solís' };
  const Invited = () => <InvitationScreen token={TOKEN} invitation={invitation} />;

  async function accept() {
    await type('Contraseña', PASSWORD);
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Entrar al portal');
  }

  it('names the invited person, and admits them with their own password', async () => {
    call.mockReturnValue(user);
    const { url } = await open(Invited);
    expect(screen.getByText('Marta Solís')).toBeTruthy();
    expect(screen.getByText('marta@correo.mx')).toBeTruthy();
    await accept();

    await waitFor(() => expect(url()).toBe('/'));
    expect(call).toHaveBeenCalledExactlyOnceWith({
      token: TOKEN,
      password: PASSWORD,
      acceptPrivacy: true,
    });
    expect(latestToast()?.title).toBe('Tu cuenta está lista');
  });

  it('that has died says so', async () => {
    refuse('account.token_invalid');
    await open(Invited);
    await accept();

    expect(document.activeElement).toBe(await deadTitle());
  });

  it.each([
    ['is not known', TOKEN, null],
    ['has no token', undefined, null],
  ])('that %s asks for no password', async (_, token, none) => {
    await open(() => <InvitationScreen token={token} invitation={none} />);

    expect(await deadTitle()).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
