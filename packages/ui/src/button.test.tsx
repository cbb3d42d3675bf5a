import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SubmitButton } from './form-parts.tsx';

afterEach(cleanup);

it('a form is not sent again while it is being sent', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (isSending: boolean) => (
    <form onSubmit={onSubmit}>
      <SubmitButton isSending={isSending} sendingLabel="Enviando...">
        Enviar
      </SubmitButton>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button', { name: 'Enviando...' }));

  expect(onSubmit).toHaveBeenCalledOnce();
});

it('the second click of a double click does nothing, even after the answer to the first', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <SubmitButton isSending={false} sendingLabel="Enviando...">
        Enviar
      </SubmitButton>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Enviar' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});
