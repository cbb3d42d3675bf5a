import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

afterEach(cleanup);

function ask(onConfirm: () => Promise<unknown>, onDiscard?: () => Promise<unknown>) {
  const onClose = vi.fn();
  render(
    <MantineProvider env="test">
      <ConfirmDialog
        opened
        title="¿Eliminar esta propiedad?"
        confirmLabel="Eliminar"
        busyLabel="Eliminando..."
        isDestructive
        {...(onDiscard && { other: { label: 'Descartar', onChoose: onDiscard } })}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        Ya no se mostrará en el portal.
      </ConfirmDialog>
    </MantineProvider>,
  );
  return onClose;
}

it('asks in words, with the focus on the safe answer', async () => {
  ask(async () => {});

  const dialog = await screen.findByRole('dialog', { name: '¿Eliminar esta propiedad?' });
  expect(dialog.textContent).toContain('Ya no se mostrará en el portal.');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' })),
  );
});

it('acts once however often the button is pressed, shows progress, and then closes', async () => {
  let resolve = () => {};
  const onConfirm = vi.fn(() => new Promise<void>((done) => (resolve = done)));
  const onClose = ask(onConfirm);

  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  const busy = await screen.findByRole('button', { name: 'Eliminando...' });
  await userEvent.click(busy);
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();

  resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('shows progress in the answer that was given alone', async () => {
  let resolve = () => {};
  const onConfirm = vi.fn(async () => {});
  const onClose = ask(onConfirm, () => new Promise<void>((done) => (resolve = done)));

  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  const busy = screen
    .getAllByRole('button')
    .filter((each) => each.getAttribute('aria-disabled') === 'true');
  expect(busy).toEqual([screen.getByRole('button', { name: 'Descartar' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Eliminar' }));
  expect(onConfirm).not.toHaveBeenCalled();

  resolve();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('stays open after a failure, ready for another try', async () => {
  const onConfirm = vi.fn(() => Promise.reject(new Error('no')));
  const onClose = ask(onConfirm);

  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(2));
  expect(onClose).not.toHaveBeenCalled();
});

it('closes without doing anything', async () => {
  const onConfirm = vi.fn(async () => {});
  const onClose = ask(onConfirm);

  await userEvent.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
});
