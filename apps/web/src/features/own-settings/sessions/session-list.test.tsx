import type { Session } from '@pbr/schemas/account/session';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { refusal } from '../../../testing/refusal.ts';
import { type Answers, renderRoute } from '../../../testing/render-route.tsx';
import { SessionList } from './session-list.tsx';

function aSession(session: Partial<Session> = {}): Session {
  return {
    publicId: crypto.randomUUID(),
    createdAt: '2026-11-01T18:30:00.000Z',
    seenAt: '2026-11-02T18:30:00.000Z',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/150.0.0.0 Safari/537.36',
    current: false,
    ...session,
  };
}

async function openList(sessions: Session[], answers: Answers = {}) {
  await renderRoute({
    path: '/settings',
    at: '/settings',
    component: SessionList,
    answers: { 'session.list': () => [...sessions], ...answers },
  });
}

const OTHERS = 'Cerrar las demás sesiones';
const ONE = /^Cerrar la sesión de Chrome en Windows/;

it('marks the current session, which ends by signing out', async () => {
  await openList([aSession({ current: true })]);
  const row = (await screen.findByText('Esta sesión')).closest('li');
  expect(row?.textContent).toContain('Chrome en Windows');
  expect(row?.textContent).toContain('1 de noviembre de 2026');
  expect(screen.queryByRole('button')).toBeNull();
});

it('ends one session, once, and removes it from the list', async () => {
  const other = aSession();
  const sessions = [aSession({ current: true }), other];
  const end = vi.fn(async () => void sessions.pop());
  await openList(sessions, { 'session.end': end });
  await userEvent.dblClick(await screen.findByRole('button', { name: ONE }));
  await waitFor(() => expect(screen.queryByRole('button', { name: ONE })).toBeNull());
  expect(end).toHaveBeenCalledExactlyOnceWith({ publicId: other.publicId });
  expect(latestToast()).toMatchObject({ title: 'Sesión cerrada' });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('removes a session that had already ended', async () => {
  const sessions = [aSession({ current: true }), aSession()];
  await openList(sessions, {
    'session.end': () => {
      sessions.pop();
      throw refusal('session.not_found', 'Esa sesión ya terminó.');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: ONE }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(latestToast()).toMatchObject({ kind: 'failure', message: 'Esa sesión ya terminó.' });
});

it('ends all others after a confirmation, and says how many', async () => {
  const sessions = [aSession({ current: true }), aSession(), aSession()];
  const endOthers = vi.fn(() => ({ ended: sessions.splice(1).length }));
  await openList(sessions, { 'session.endOthers': endOthers });
  await userEvent.click(await screen.findByRole('button', { name: OTHERS }));
  const question = within(await screen.findByRole('dialog'));
  expect(endOthers).not.toHaveBeenCalled();
  await userEvent.click(question.getByRole('button', { name: 'Cerrar sesiones' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: OTHERS })).toBeNull());
  expect(latestToast()).toMatchObject({ message: 'Se cerraron 2 sesiones.' });
});

it('keeps the dialog when it fails', async () => {
  await openList([aSession({ current: true }), aSession()], {
    'session.endOthers': () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: OTHERS }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesiones' }));
  await waitFor(() =>
    expect(latestToast()).toMatchObject({
      message: 'Sin conexión. No se pudieron cerrar las sesiones.',
    }),
  );
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('says that the sessions did not load, and retries', async () => {
  const list = vi.fn<() => unknown>(() => {
    throw new TypeError('Failed to fetch');
  });
  await openList([], { 'session.list': list });
  await screen.findByText('No se pudieron cargar tus sesiones');
  list.mockImplementation(() => [aSession({ current: true })]);
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Esta sesión')).toBeTruthy();
});
