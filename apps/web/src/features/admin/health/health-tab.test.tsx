import { adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import type { PortalHealth } from '@pbr/schemas/health';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lostSession } from '../../../lib/lost-session/lost-session.ts';
import { setTabPerson } from '../../../lib/lost-session/tab-person.ts';
import { aUser } from '../../../testing/fake-server.ts';
import { refusal } from '../../../testing/refusal.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { AdminScreen } from '../admin-screen.tsx';

const aHealth = (): PortalHealth => ({
  now: '2026-11-28T16:00:00.000Z',
  database: { answeredInMs: 2, bytes: 120e6 },
  disk: { freeBytes: 63e9, sizeBytes: 252e9 },
  storage: { answers: true, awaySince: null },
  replicas: [],
  jobs: { due: 0, running: 0, failed: 0, unsentMails: 2, oldestDue: null },
  lastBackup: { madeAt: '2026-11-28T09:00:00.000Z', files: 3, bytes: 1000 },
});

const open = (get: () => unknown) =>
  renderRoute({
    path: '/admin',
    at: '/admin?tab=health',
    parseSearch: (searched) => adminSearchSchema.parse(searched),
    component: AdminScreen,
    answers: { 'health.get': get },
  });

it('names what needs attention, and looks again when asked', async () => {
  const health = aHealth();
  await open(() => ({ ...health }));
  await screen.findByRole('heading', { name: 'Conviene atender: correos' });
  expect(screen.getByText(/Se intentan de nuevo solos/u)).toBeTruthy();

  health.jobs = { ...health.jobs, unsentMails: 0 };
  await userEvent.click(screen.getByRole('button', { name: 'Revisar de nuevo' }));
  await screen.findByRole('heading', { name: 'Todo está bien' });
  expect(screen.queryByText(/Se intentan de nuevo solos/u)).toBeNull();
});

it('looks by itself, and asks once to sign in when the session has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  setTabPerson(aUser('Ana'));
  onTestFinished(() => {
    vi.useRealTimers();
    lostSession()?.settle(false);
    setTabPerson(undefined);
  });
  const get = vi.fn<() => unknown>(aHealth);
  await open(get);
  const halfAMinuteLater = () =>
    act(async () => {
      vi.advanceTimersByTime(30_000);
    });
  await halfAMinuteLater();
  expect(get).toHaveBeenCalledTimes(2);
  get.mockImplementation(() => {
    throw refusal('session.required', 'Inicia sesión para continuar.');
  });
  await halfAMinuteLater();
  await waitFor(() => expect(lostSession()).toBeDefined());
  await halfAMinuteLater();
  expect(get).toHaveBeenCalledTimes(3);
});
