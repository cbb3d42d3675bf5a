import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { latestToast } from '../../../lib/notify.ts';
import { renderRoute } from '../../../testing/render-route.tsx';
import { aPropertyCard, aPropertyImage } from '../../../testing/a-property-card.ts';
import { InquiredListing } from './inquired-listing.tsx';
import { useInquiryDialog } from './use-inquiry-dialog.tsx';

const property = aPropertyCard({
  name: 'Casa del jardín',
  neighborhood: 'Tizapán',
  operationType: 'renta',
  rentPrice: '32000.00',
  images: [aPropertyImage()],
});

afterEach(() => sessionStorage.clear());

function Opener() {
  const inquiry = useInquiryDialog(property);
  return (
    <>
      <button type="button" onClick={inquiry.open}>
        Abrir
      </button>
      {inquiry.dialog}
    </>
  );
}

/** A refusal as the server words it. */
function refusal(appCode: string, message: string, fields?: Record<string, string>) {
  return Object.assign(new Error(message), {
    error: {
      message,
      code: -32600,
      data: { code: 'BAD_REQUEST', httpStatus: 400, appCode, fields },
    },
  });
}

async function openDialog(send: (input: unknown) => unknown) {
  await renderRoute({
    path: '/',
    at: '/',
    component: Opener,
    answers: { 'inquiry.send': send },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await screen.findByRole('dialog', { name: 'Contactar al agente' });
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: false });
const NAME = 'Nombre completo';
const EMAIL = 'Correo electrónico';
const PHONE = 'Teléfono';
const MESSAGE = 'Mensaje';
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Enviar consulta' }));

/** The field's description for screen readers: hints and errors. */
function describedBy(input: HTMLInputElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

async function fillIn() {
  await userEvent.type(field(NAME), 'Marta Solís');
  await userEvent.type(field(EMAIL), 'marta@correo.mx');
  await userEvent.clear(field(MESSAGE));
  await userEvent.type(field(MESSAGE), '¿Sigue disponible?');
}

describe('the inquiry dialog', () => {
  it('starts with the first field, a suggestion that names the listing, and a question about the property', async () => {
    await openDialog(vi.fn());
    expect(field(MESSAGE).value).toContain('Casa del jardín');
    expect(field('Motivo de la consulta').value).toBe('info');
    await waitFor(() => expect(document.activeElement).toBe(field(NAME)));
    expect(screen.getByRole('link', { name: 'Aviso de privacidad' }).getAttribute('href')).toBe(
      '/privacy',
    );
  });

  it('shows the photo, name, place and price of its listing', async () => {
    await openDialog(vi.fn());
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('img')?.getAttribute('src')).toBe('/uploads/foto/1024.jpg');
    expect(dialog.textContent).toContain('Casa del jardín');
    expect(dialog.textContent).toContain('Tizapán');
    expect(dialog.textContent).toContain('$32,000 por mes');
  });

  it('does not show a sale price per month', () => {
    const { container } = render(<InquiredListing property={aPropertyCard()} />);
    expect(container.textContent).toMatch(/\$4,500,000$/u);
  });

  it('marks only the name and the e-mail as required', async () => {
    await openDialog(vi.fn());
    const fields = document.querySelectorAll<HTMLInputElement>('form input, form textarea');
    const required = [...fields].filter((one) => one.required);
    expect(required).toEqual([field(NAME), field(EMAIL)]);
  });

  it("suggests other words for another motive, and keeps the visitor's own", async () => {
    await openDialog(vi.fn());
    await userEvent.selectOptions(field('Motivo de la consulta'), 'Agendar una visita');
    expect(field(MESSAGE).value).toContain('Quiero agendar una visita');
    await userEvent.clear(field(MESSAGE));
    await userEvent.type(field(MESSAGE), '¿Aceptan mascotas?');
    await userEvent.selectOptions(field('Motivo de la consulta'), 'Preguntar por el precio');
    expect(field(MESSAGE).value).toBe('¿Aceptan mascotas?');
  });

  it('hides its trap from people, the keyboard, screen readers and password managers', async () => {
    await openDialog(vi.fn());
    const trap = document.querySelector<HTMLInputElement>('input[name=company]');
    expect(trap?.tabIndex).toBe(-1);
    expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Deja este campo vacío' })).toBeNull();
    expect(trap?.autocomplete).toBe('off');
    for (const manager of ['1pIgnore', 'bwignore', 'lpignore', 'protonpassIgnore'])
      expect(trap?.dataset).toHaveProperty(manager, 'true');
  });

  it('sends the value that something puts into the trap', async () => {
    const send = vi.fn(() => ({}));
    await openDialog(send);
    await fillIn();
    const trap = document.querySelector<HTMLInputElement>('input[name=company]');
    fireEvent.change(trap!, { target: { value: 'ACME' } });
    await submit();
    await waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ company: 'ACME' })),
    );
  });

  it('sends the typed text, confirms it, and closes empty', async () => {
    const send = vi.fn(() => ({}));
    await openDialog(send);
    await fillIn();
    await userEvent.type(field(PHONE), '55 1234 5678');
    await userEvent.selectOptions(field('Motivo de la consulta'), 'Agendar una visita');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(send).toHaveBeenCalledExactlyOnceWith({
      propertyId: property.id,
      clientName: 'Marta Solís',
      clientEmail: 'marta@correo.mx',
      clientPhone: '55 1234 5678',
      message: '¿Sigue disponible?',
      inquiryType: 'visit',
      company: null,
    });
    expect(latestToast()).toMatchObject({
      kind: 'success',
      title: 'Consulta enviada',
      message:
        'Tu consulta se envió correctamente. El agente se pondrá en contacto contigo pronto.',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog');
    expect(field(NAME).value).toBe('');
  });

  it('names errors beside the fields, focuses the first, and sends nothing', async () => {
    const send = vi.fn();
    await openDialog(send);
    await userEvent.type(field(EMAIL), 'marta@');
    await submit();
    expect(describedBy(field(NAME))).toBe('Escribe tu nombre.');
    expect(describedBy(field(EMAIL))).toBe('Email inválido');
    await userEvent.clear(field(EMAIL));
    await submit();
    expect(describedBy(field(EMAIL))).toBe('Escribe tu correo.');
    expect(field(NAME).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(NAME));
    expect(send).not.toHaveBeenCalled();
  });

  it("shows the server's words beside a field, and focuses it", async () => {
    await openDialog(() => {
      throw refusal('request.invalid', 'Revisa los datos marcados.', {
        clientEmail: 'Este correo no recibe.',
      });
    });
    await fillIn();
    await submit();
    await waitFor(() => expect(describedBy(field(EMAIL))).toBe('Este correo no recibe.'));
    await waitFor(() => expect(document.activeElement).toBe(field(EMAIL)));
    expect(field(MESSAGE).value).toBe('¿Sigue disponible?');
    // Said once.
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(latestToast()?.message).not.toBe('Revisa los datos marcados.');
  });

  it.each([
    ['request.too_many', 'Recibimos demasiadas solicitudes.'],
    ['server.unexpected', 'Algo salió mal de nuestro lado.'],
  ])("shows the server's words after %s, and the text can be sent again", async (code, words) => {
    const send = vi.fn(() => ({}));
    send.mockImplementationOnce(() => {
      throw refusal(code, words);
    });
    await openDialog(send);
    await fillIn();
    await submit();
    const said = `${words} Lo que escribiste sigue aquí.`;
    expect((await screen.findByRole('alert')).textContent).toBe(said);
    expect(field(NAME).value).toBe('Marta Solís');
    expect(field(MESSAGE).value).toBe('¿Sigue disponible?');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar consulta' })),
    );
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('explains in its own words a failure without an answer, and keeps the text even when closed', async () => {
    await openDialog(() => {
      throw new TypeError('Failed to fetch');
    });
    await fillIn();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sin conexión. No se pudo enviar la consulta. Lo que escribiste sigue aquí.',
    );
    expect(field(MESSAGE).value).toBe('¿Sigue disponible?');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enviar consulta' })),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog');
    expect(field(NAME).value).toBe('Marta Solís');
    expect(field(MESSAGE).value).toBe('¿Sigue disponible?');
  });

  it('shows that it is sending and cannot send twice', async () => {
    let answer = (_receipt: object) => {};
    const send = vi.fn(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await openDialog(send);
    await fillIn();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Enviar consulta' });
    await userEvent.dblClick(button);
    await userEvent.type(field(NAME), '{Enter}');
    button.form?.requestSubmit();
    // Left to the browser, it would load the page anew.
    expect(fireEvent.submit(button)).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.textContent).toBe('Enviando...');
    await act(async () => answer({}));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('returns the focus when it closes', async () => {
    await openDialog(vi.fn());
    await waitFor(() => expect(document.activeElement).toBe(field(NAME)));
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Abrir' })),
    );
  });
});
