import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestToast } from '../notify.ts';
import { withoutConnection } from '../../testing/connection.ts';
import { useConfirm } from './use-confirm.tsx';
import { useLazyDialog } from './use-lazy-dialog.ts';

const load = vi.fn<() => Promise<object>>();

beforeEach(() => {
  load.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => vi.restoreAllMocks());

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

async function openInVain() {
  const before = latestToast();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(latestToast()).not.toBe(before));
  expect(latestToast()).toMatchObject({ kind: 'failure', message: 'No se pudo abrir.' });
}

it('a dialog that fails to load says so, and opens later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  render(<Opener />);
  await openInVain();
  await openInVain();
  load.mockResolvedValue({});
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Abierto')).toBeTruthy();
});

it('while the server is there, it opens at the second attempt', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({});
  render(<Opener />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Abierto')).toBeTruthy();
});

it('a save that ends late does not close the dialog of the next opening', async () => {
  load.mockResolvedValue({});
  const { result } = renderHook(() => useLazyDialog({ load, failure: 'No se pudo abrir.' }));
  const open = async () => act(async () => result.current.open());
  await open();
  const first = result.current;
  act(() => void first.close());
  expect(result.current.opened).toBe(false);
  await open();
  act(() => void first.close());
  expect(result.current.opened).toBe(true);
  act(() => void result.current.close());
  expect(result.current.opened).toBe(false);
});

it("the browser's own question replaces one that cannot be loaded", async () => {
  withoutConnection();
  const asked = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
  vi.stubGlobal('confirm', asked);
  const onConfirm = vi.fn(async () => {});
  const onClose = vi.fn();
  function Asker() {
    const confirm = useConfirm();
    const question = { confirmLabel: 'Pausar', busyLabel: 'Pausando...', onConfirm, onClose };
    return (
      <button
        type="button"
        onClick={() => confirm.ask({ title: '¿Pausar?', text: 'Nadie la ve.', ...question })}
      >
        Pausar
      </button>
    );
  }
  render(<Asker />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledWith('¿Pausar?\n\nNadie la ve.');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
