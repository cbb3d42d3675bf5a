import { WithMantine } from '@pbr/ui/with-mantine';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withoutConnection } from '../testing/connection.ts';

// On a page that has just been opened there was no toast yet.
beforeEach(() => vi.resetModules());
afterEach(() => vi.restoreAllMocks());

async function show() {
  const notify = await import('../lib/notify.ts');
  const { ToastHost } = await import('./toast-host.tsx');
  render(
    <WithMantine env="test">
      <ToastHost />
    </WithMantine>,
  );
  return notify;
}

it('loads the toast code together with the first toast', async () => {
  const { notifyFailure, notifySuccess } = await show();
  expect(screen.queryByRole('region')).toBeNull();

  act(() => notifySuccess('Consulta enviada'));
  await screen.findByText('Consulta enviada');
  act(() => notifyFailure('No se pudo enviar la consulta.'));
  await screen.findByText('No se pudo enviar la consulta.');
});

it('says it plainly as long as the toast code does not come', async () => {
  const connection = withoutConnection();
  const { notifyFailure, notifySuccess } = await show();
  act(() => notifyFailure('No se pudo enviar la consulta.'));
  expect((await screen.findByRole('alert')).textContent).toBe('No se pudo enviar la consulta.');
  act(() => notifyFailure('Otra vez no.'));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Otra vez no.'));

  act(() => connection.isBack());
  act(() => notifySuccess('Consulta enviada'));
  expect(await screen.findByRole('region', { name: 'Avisos (F8)' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Consulta enviada'));
});
