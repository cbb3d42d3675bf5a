import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { TopDialog } from './top-dialog.tsx';

afterEach(cleanup);

const windows = {
  dialog: (onClose: () => void) => (
    <Dialog opened onClose={onClose} title="Abajo" size="md">
      <button type="button">Dentro</button>
    </Dialog>
  ),
  drawer: (onClose: () => void) => (
    <Drawer opened onClose={onClose} title="Abajo" closeLabel="Cerrar">
      <button type="button">Dentro</button>
    </Drawer>
  ),
};

it.each(Object.entries(windows))(
  'a %s closes by Escape, but not under a question over everything',
  async (_kind, aWindow) => {
    const onClose = vi.fn();
    const question = (
      <TopDialog title="Tu sesión terminó" onClose={() => {}}>
        Entra otra vez.
      </TopDialog>
    );
    const { rerender } = render(aWindow(onClose));
    await screen.findByRole('dialog', { name: 'Abajo' });
    const escapeIn = async () => {
      screen.getByRole('button', { name: 'Dentro', hidden: true }).focus();
      await userEvent.keyboard('{Escape}');
    };
    rerender(
      <>
        {aWindow(onClose)}
        {question}
      </>,
    );
    await escapeIn();
    expect(onClose).not.toHaveBeenCalled();
    rerender(aWindow(onClose));
    await screen.findByRole('dialog', { name: 'Abajo' });
    await escapeIn();
    expect(onClose).toHaveBeenCalledOnce();
  },
);
