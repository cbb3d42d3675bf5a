import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { latestToast } from '../notify.ts';
import { useLazyDialog } from './use-lazy-dialog.ts';

const load = vi.fn<() => Promise<object>>();

function Opener() {
  const { module, opened, open } = useLazyDialog({ load, failure: 'No se pudo abrir.' });
  return (
    <>
      <button type="button" onClick={() => open()}>
        Abrir
      </button>
      {module && opened && <p>Abierto</p>}
    </>
  );
}

/** A dialog whose code does not come, beside a server that answers or does not. */
function show(answer: () => Promise<Response>) {
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', vi.fn(answer));
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  render(<Opener />);
  return { reload };
}

async function openInVain() {
  const before = latestToast();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(latestToast()).not.toBe(before));
  expect(latestToast()).toMatchObject({ kind: 'failure', message: 'No se pudo abrir.' });
}

it('a dialog that fails to load says so, and the second time reloads the page', async () => {
  const { reload } = show(async () => new Response());
  await openInVain();
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('while the server is away the page does not reload, and the dialog opens later', async () => {
  const { reload } = show(() => Promise.reject(new TypeError('Failed to fetch')));
  await openInVain();
  await openInVain();
  expect(reload).not.toHaveBeenCalled();
  load.mockResolvedValue({});
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Abierto')).toBeTruthy();
});
