import { WithMantine } from '@pbr/ui/with-mantine';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

it('loads the toast code with the first toast', async () => {
  // On a page that has just been opened there was no toast yet.
  vi.resetModules();
  const { notifyFailure, notifySuccess } = await import('../lib/notify.ts');
  const { ToastHost } = await import('./toast-host.tsx');
  render(
    <WithMantine env="test">
      <ToastHost />
    </WithMantine>,
  );
  expect(screen.queryByRole('region')).toBeNull();

  act(() => notifySuccess('Consulta enviada'));
  await screen.findByText('Consulta enviada');
  act(() => notifyFailure('Error', 'No se pudo enviar la consulta.'));
  await screen.findByText('No se pudo enviar la consulta.');
});
