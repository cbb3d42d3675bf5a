import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorRetry } from './error-retry.tsx';

afterEach(cleanup);

it('says what happened and retries once at a time', async () => {
  let finish = () => {};
  const onRetry = vi.fn(() => new Promise<void>((done) => (finish = done)));
  render(<ErrorRetry title="No se pudo cargar" message="Revisa tu conexión." onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Revisa tu conexión.');

  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cargando...' }));
  expect(onRetry).toHaveBeenCalledOnce();

  finish();
  await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('offers another retry after one has failed', async () => {
  render(
    <ErrorRetry
      title="No se pudo cargar"
      message="—"
      onRetry={() => Promise.reject(new Error())}
    />,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
});

it('retries by itself when the line is back', async () => {
  const onRetry = vi.fn(async () => {});
  const { unmount } = render(
    <ErrorRetry title="No se pudo cargar" message="—" onRetry={onRetry} />,
  );
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
  await screen.findByRole('button', { name: 'Reintentar' });
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
