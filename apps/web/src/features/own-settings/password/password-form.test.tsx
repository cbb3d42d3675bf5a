import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { aProfile } from '../../../testing/a-profile.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { PasswordForm } from './password-form.tsx';

async function openForm(change: () => unknown) {
  await renderRoute({
    path: '/settings',
    at: '/settings',
    component: PasswordForm,
    answers: { 'account.changePassword': change, 'session.user': () => aProfile() },
  });
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const [CURRENT, NEW] = [/^Contraseña actual/, /^Contraseña nueva/];
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));

async function fillIn() {
  await userEvent.type(field(CURRENT), 'la de antes');
  await userEvent.type(field(NEW), ' una nueva ');
}

it.each([
  [0, 'No había otras sesiones abiertas.'],
  [1, 'Se cerró 1 sesión.'],
  [3, 'Se cerraron 3 sesiones.'],
])('sends once as typed, says that %i sessions ended, and empties the fields', async (n, words) => {
  let answer = (_changed: object) => {};
  const change = vi.fn(() => new Promise<object>((resolve) => void (answer = resolve)));
  await openForm(change);
  await fillIn();
  await submit();
  await userEvent.click(screen.getByRole('button', { name: 'Cambiando...' }));
  await act(async () => answer({ endedSessions: n }));
  await waitFor(() =>
    expect(latestToast()).toMatchObject({ title: 'Contraseña actualizada', message: words }),
  );
  expect(change).toHaveBeenCalledExactlyOnceWith({
    currentPassword: 'la de antes',
    newPassword: ' una nueva ',
  });
  await waitFor(() => expect(field(CURRENT).value).toBe(''));
  expect(field(NEW).value).toBe('');
});

it('says beside the field that the old one is wrong, and keeps the typed text', async () => {
  await openForm(() => {
    throw refusal('request.invalid', 'Revisa los datos marcados.', {
      currentPassword: 'No es tu contraseña actual.',
    });
  });
  await fillIn();
  await submit();
  expect(await screen.findByText('No es tu contraseña actual.')).toBeTruthy();
  expect(document.activeElement).toBe(field(CURRENT));
  expect(field(CURRENT).getAttribute('aria-invalid')).toBe('true');
  expect(field(NEW).getAttribute('aria-invalid')).not.toBe('true');
  expect(field(NEW).value).toBe(' una nueva ');
});

it('requires both, and tells the browser whose password it is without showing it', async () => {
  await openForm(vi.fn());
  expect([field(CURRENT).required, field(NEW).required]).toEqual([true, true]);
  const account = document.querySelector<HTMLInputElement>('[autocomplete="username"]');
  await waitFor(() => expect(account?.value).toBe(aProfile().email));
  expect(account?.hidden).toBe(true);
});

it('does not send one that is too short', async () => {
  const change = vi.fn();
  await openForm(change);
  await userEvent.type(field(CURRENT), 'la de antes');
  await userEvent.type(field(NEW), 'corta');
  await submit();
  expect(await screen.findByText('Usa de 8 a 128 caracteres.')).toBeTruthy();
  expect(change).not.toHaveBeenCalled();
});
