import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TRPCClientError } from '@trpc/client';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { refusal } from '../../testing/refusal.ts';
import { useForm } from './use-form.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Escribe tu nombre.')),
  email: z.string().check(z.minLength(1, 'Falta el correo.'), z.minLength(3, 'Email inválido')),
  accept: z.literal(true, 'Acepta.'),
});
type Values = z.output<typeof schema>;

function Form({
  send,
  onFailure,
}: {
  send: (values: Values) => Promise<void>;
  onFailure: () => string | undefined;
}) {
  const { field, formProps, isSending, failure } = useForm({
    schema,
    send: (values) => send(values),
    onFailure,
  });
  const text = (name: 'name' | 'email') => {
    const { error } = field(name);
    return (
      <>
        <input aria-label={name} name={name} aria-invalid={error !== undefined} />
        <p data-testid={name}>{error}</p>
      </>
    );
  };
  return (
    <form {...formProps}>
      {text('name')}
      {text('email')}
      <input type="checkbox" aria-label="accept" name="accept" />
      <p data-testid="accept">{field('accept').error}</p>
      <p role="alert">{failure}</p>
      <button type="submit">{isSending ? 'Enviando...' : 'Enviar'}</button>
    </form>
  );
}

function showForm(send = vi.fn(async (_values: Values) => {})) {
  const onFailure = vi.fn((): string | undefined => undefined);
  render(<Form send={send} onFailure={onFailure} />);
  return { send, onFailure };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const said = (name: string) => screen.getByTestId(name).textContent;
const submit = () => userEvent.click(screen.getByRole('button'));

async function fillIn() {
  await userEvent.type(field('name'), 'Marta');
  await userEvent.type(field('email'), 'marta@correo.mx');
  await userEvent.click(field('accept'));
}

describe('a form', () => {
  it('sends the values of its fields, even if no key was pressed there', async () => {
    const { send } = showForm();
    // Password managers, and the browser before the scripts load, fill in fields without an event.
    field('name').value = 'Marta';
    field('email').value = 'marta@correo.mx';
    field('accept').checked = true;
    await submit();

    expect(send).toHaveBeenCalledExactlyOnceWith({
      name: 'Marta',
      email: 'marta@correo.mx',
      accept: true,
    });
  });

  it("prevents the browser's own submit, which would reload the page", () => {
    showForm();
    expect(fireEvent.submit(field('name'))).toBe(false);
  });

  it('sends no errors, names them all, and focuses the first', async () => {
    const { send } = showForm();
    await userEvent.type(field('name'), 'Marta');
    await submit();

    expect(send).not.toHaveBeenCalled();
    expect([said('name'), said('email'), said('accept')]).toEqual([
      '',
      'Falta el correo.',
      'Acepta.',
    ]);
    expect(document.activeElement).toBe(field('email'));
  });

  it('shows the error beside the field before the field gets the focus', async () => {
    showForm();
    let saidAtFocus: string | null = null;
    field('name').addEventListener('focus', () => (saidAtFocus = said('name')));
    await submit();

    expect(saidAtFocus).toBe('Escribe tu nombre.');
  });

  it('drops the error of a field with the next letter, and no other', async () => {
    showForm();
    await submit();
    await userEvent.type(field('name'), 'M');

    expect([said('name'), said('email')]).toEqual(['', 'Falta el correo.']);
  });

  it('sends once, however often it is pressed', async () => {
    let answer = (): void => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    showForm(send);
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button'));
    await submit();

    expect(send).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button').textContent).toBe('Enviando...');
    answer();
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Enviar'));
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("shows the server's words beside a field, and keeps the typed text", async () => {
    const error = TRPCClientError.from(
      refusal('request.invalid', 'Revisa los campos.', { email: 'Ya hay una cuenta.' }),
    );
    const { onFailure } = showForm(vi.fn(() => Promise.reject(error)));
    await fillIn();
    await submit();

    await waitFor(() => expect(said('email')).toBe('Ya hay una cuenta.'));
    // Said there alone.
    expect(onFailure).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('email'));
    expect(field('name').value).toBe('Marta');
    expect(screen.getByRole('button').textContent).toBe('Enviar');
  });

  it('reports a refusal that has no field of the form to stand beside', async () => {
    const error = TRPCClientError.from(
      refusal('request.invalid', 'Revisa los campos.', { email: 'No.', other: 'Tampoco.' }),
    );
    const { onFailure } = showForm(vi.fn(() => Promise.reject(error)));
    await fillIn();
    await submit();
    await waitFor(() => expect(said('email')).toBe('No.'));
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(error);
  });

  it('can be sent again after a failure without a field', async () => {
    const send = vi.fn(() => Promise.reject(new Error('no connection')));
    const { onFailure } = showForm(send);
    await fillIn();
    await submit();
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(1));
    await submit();

    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  });

  it('says what a failure means for the whole form until the next answer, and says it again', async () => {
    let answer = { fail: (): void => {}, take: (): void => {} };
    const send = vi.fn(
      () => new Promise<void>((take, fail) => (answer = { fail: () => fail(new Error()), take })),
    );
    const { onFailure } = showForm(send);
    onFailure.mockReturnValue('Nada se guardó.');
    await fillIn();
    await submit();
    answer.fail();
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toBe('Nada se guardó.'));

    // Removed at the first click of a double one, it would move another button under the second.
    await userEvent.dblClick(screen.getByRole('button'));
    expect(alert.textContent).toBe('Nada se guardó.');
    expect(send).toHaveBeenCalledTimes(2);
    const heard: (string | null)[] = [];
    const changes = new MutationObserver((seen) => heard.push(...seen.map(({ type }) => type)));
    changes.observe(alert, { childList: true, characterData: true, subtree: true });
    answer.fail();
    await waitFor(() => expect(heard).not.toEqual([]));
    changes.disconnect();
    expect(alert.textContent).toBe('Nada se guardó.');

    await submit();
    answer.take();
    // The second click may still come.
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Enviar'));
    expect(alert.textContent).toBe('Nada se guardó.');
    await waitFor(() => expect(alert.textContent).toBe(''));
  });

  it("keeps the server's words beside a field until the next answer", async () => {
    const error = TRPCClientError.from(
      refusal('request.invalid', 'Revisa los campos.', { email: 'Ya hay una cuenta.' }),
    );
    let take = (): void => {};
    const send = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(error)
      .mockReturnValueOnce(new Promise((resolve) => (take = resolve)));
    showForm(send);
    await fillIn();
    await submit();
    await waitFor(() => expect(said('email')).toBe('Ya hay una cuenta.'));
    await submit();
    expect(said('email')).toBe('Ya hay una cuenta.');
    take();
    await waitFor(() => expect(said('email')).toBe(''));
  });

  it('shows the error of one item beside the field of the whole list, and drops it with an edit', async () => {
    showForm(
      vi.fn(() =>
        Promise.reject(
          TRPCClientError.from(refusal('request.invalid', '', { 'email.2': 'Repetido.' })),
        ),
      ),
    );
    await fillIn();
    await submit();
    await waitFor(() => expect(said('email')).toBe('Repetido.'));
    expect(document.activeElement).toBe(field('email'));
    await userEvent.type(field('email'), 'x');
    expect(said('email')).toBe('');
  });
});
