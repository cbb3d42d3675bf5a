import type { ApiToken } from '@pbr/schemas/account/api-token';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { TokenList } from './token-list.tsx';

const DAY_MS = 86_400_000;
const TOKEN = 'pbr_abcdefghijklmnopqrstuvwxyz';

function aToken(token: Partial<ApiToken> = {}): ApiToken {
  return {
    id: crypto.randomUUID(),
    name: 'Sitio propio',
    scope: 'read',
    createdAt: '2026-11-01T18:30:00.000Z',
    expiresAt: new Date(Date.now() + 300 * DAY_MS).toISOString(),
    lastUsedAt: null,
    ...token,
  };
}

async function openList(tokens: ApiToken[], answers: Answers = {}) {
  await renderRoute({
    path: '/settings',
    at: '/settings',
    component: TokenList,
    answers: { 'apiToken.list': () => [...tokens], ...answers },
  });
}

const button = (name: string) => screen.findByRole('button', { name });

it("shows each token's permission and last use", async () => {
  await openList([
    aToken(),
    aToken({ name: 'CRM', scope: 'write', lastUsedAt: '2026-11-02T18:30:00.000Z' }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('Lectura');
  expect(first?.textContent).toContain('Último uso: sin uso');
  expect(second?.textContent).toContain('Lectura y escritura');
  expect(second?.textContent).toContain('2 de noviembre de 2026');
});

it('creates a token, shows it once and copies it', async () => {
  const tokens: ApiToken[] = [];
  const create = vi.fn(() => {
    const made = aToken({ scope: 'write' });
    tokens.push(made);
    return { ...made, token: TOKEN };
  });
  await openList(tokens, { 'apiToken.create': create });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Nombre', { exact: false }), 'Sitio propio');
  await user.selectOptions(screen.getByLabelText('Permiso'), 'write');
  await user.click(await button('Crear token'));
  const shown = await screen.findByDisplayValue(TOKEN);
  expect(create).toHaveBeenCalledExactlyOnceWith({
    name: 'Sitio propio',
    scope: 'write',
    lasts: '365',
    lastDay: null,
  });
  expect(document.activeElement).toBe(shown);
  expect(shown.hasAttribute('readonly')).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(await button('Copiar token'));
  expect(await screen.findByText('Token copiado.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(TOKEN);
  await user.click(await button('Listo'));
  expect(screen.queryByDisplayValue(TOKEN)).toBeNull();
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

it('shows a new token although the list cannot be read again', async () => {
  const list = vi.fn<() => ApiToken[]>(() => []);
  await openList([], {
    'apiToken.list': list,
    'apiToken.create': () => ({ ...aToken(), token: TOKEN }),
  });
  await userEvent.type(await screen.findByLabelText('Nombre', { exact: false }), 'CRM');
  list.mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(await button('Crear token'));
  expect(await screen.findByText(/No se pudo actualizar/u)).toBeTruthy();
  expect(screen.getByDisplayValue(TOKEN)).toBeTruthy();
});

it('warns of a token that ends within two weeks, and says which one has ended', async () => {
  const endsIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  await openList([
    aToken({ name: 'Lejano', expiresAt: endsIn(15) }),
    aToken({ name: 'Cercano', expiresAt: endsIn(13) }),
    aToken({ name: 'Vencido', expiresAt: '2026-06-30T18:00:00.000Z' }),
  ]);
  const [far, near, ended] = await screen.findAllByRole('listitem');
  expect(far?.textContent).not.toContain('Caduca en');
  expect(near?.textContent).toContain('Caduca en 13 días: crea otro');
  expect(ended?.textContent).toContain('Caducó el 30 de junio de 2026');
  expect(ended?.textContent).toContain('ya no tiene acceso');
});

it('lets one choose the last day, and asks for it beside its field', async () => {
  const create = vi.fn(() => ({ ...aToken(), token: TOKEN }));
  await openList([], { 'apiToken.create': create });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Nombre', { exact: false }), 'CRM');
  expect(screen.queryByLabelText('Último día', { exact: false })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Duración'), 'Hasta una fecha');
  await user.click(await button('Crear token'));
  expect(await screen.findByText('Elige una fecha.')).toBeTruthy();
  const day = screen.getByLabelText('Último día', { exact: false });
  expect(document.activeElement).toBe(day);
  await user.type(day, '2030-01-31');
  await user.click(await button('Crear token'));
  await screen.findByDisplayValue(TOKEN);
  expect(create).toHaveBeenCalledExactlyOnceWith({
    name: 'CRM',
    scope: 'read',
    lasts: 'date',
    lastDay: '2030-01-31',
  });
});

it('names missing values beside the field, and sends nothing', async () => {
  const create = vi.fn();
  await openList([], { 'apiToken.create': create });
  const name = await screen.findByLabelText<HTMLInputElement>('Nombre', { exact: false });
  expect(name.required).toBe(true);
  await userEvent.click(await button('Crear token'));
  expect(await screen.findByText('Escribe un nombre.')).toBeTruthy();
  expect(create).not.toHaveBeenCalled();
});

it('explains why no more are possible', async () => {
  const words = 'Ya tienes 20 tokens: revoca alguno que no uses.';
  await openList([], {
    'apiToken.create': () => {
      throw refusal('token.too_many', words);
    },
  });
  await userEvent.type(await screen.findByLabelText('Nombre', { exact: false }), 'Otro');
  await userEvent.click(await button('Crear token'));
  await waitFor(() => expect(latestToast()).toMatchObject({ kind: 'failure', message: words }));
});

it('revokes a token after a confirmation, and removes it from the list', async () => {
  const tokens = [aToken()];
  const revoke = vi.fn(({ id }: { id: string }) => {
    tokens.pop();
    return { id };
  });
  const [{ id } = aToken()] = tokens;
  await openList(tokens, { 'apiToken.revoke': revoke as never });
  await userEvent.click(await button('Revocar el token Sitio propio'));
  const question = within(await screen.findByRole('dialog'));
  expect(revoke).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Revocar' }));
  await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  expect(revoke).toHaveBeenCalledExactlyOnceWith({ id });
  expect(latestToast()).toMatchObject({ title: 'Token revocado' });
});

it('hides a new token once it is revoked', async () => {
  const tokens: ApiToken[] = [];
  await openList(tokens, {
    'apiToken.create': () => {
      tokens.push(aToken());
      return { ...tokens[0], token: TOKEN };
    },
    'apiToken.revoke': () => tokens.splice(0)[0],
  });
  await userEvent.type(await screen.findByLabelText('Nombre', { exact: false }), 'Sitio propio');
  await userEvent.click(await button('Crear token'));
  await screen.findByDisplayValue(TOKEN);
  await userEvent.click(await button('Revocar el token Sitio propio'));
  await userEvent.click(await button('Revocar'));
  await waitFor(() => expect(screen.queryByDisplayValue(TOKEN)).toBeNull());
});

it('says that the tokens did not load, and retries', async () => {
  const list = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await openList([], { 'apiToken.list': list });
  await screen.findByText('No se pudieron cargar tus tokens');
  list.mockImplementation(() => [aToken()]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});
