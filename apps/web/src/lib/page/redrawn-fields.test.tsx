import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { watchDrawnFields } from './redrawn-fields.ts';

const FONT: string = 'font';
const frame = document.createElement('div');
afterEach(() => frame.remove());

function Form() {
  const [email, setEmail] = useState('');
  return (
    <form>
      <h2>Entrar</h2>
      <input
        name="email"
        aria-label="Correo"
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <output>{email}</output>
      <input name="password" type="password" aria-label="Contraseña" />
      <input name="city" aria-label="Ciudad" defaultValue="Mérida" />
      <input name="terms" type="checkbox" aria-label="Acepto" />
      <select name="kind" aria-label="Motivo">
        <option value="info">Pedir información</option>
        <option value="visit">Agendar una visita</option>
      </select>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** The page as the server drew it, in another language. */
function drawTranslated() {
  const page = (
    <Suspense>
      <Form />
    </Suspense>
  );
  document.body.append(frame);
  frame.innerHTML = renderToString(page);
  const font = document.createElement(FONT);
  font.textContent = 'Sign in';
  frame.querySelector('h2')?.firstChild?.replaceWith(font);
  return page;
}

it('what was typed before React draws a part of the page again is in its new fields', async () => {
  const page = drawTranslated();
  const onRecoverableError = watchDrawnFields();
  field('Correo').value = 'marta@correo.mx';
  field('Contraseña').value = 'seis perros';
  field('Acepto').checked = true;
  field('Motivo').value = 'visit';
  const old = field('Contraseña');
  old.focus();
  const root = await act(async () => hydrateRoot(frame, page, { onRecoverableError }));
  expect(field('Contraseña')).not.toBe(old);
  await waitFor(() => expect(field('Correo').value).toBe('marta@correo.mx'));
  expect(screen.getByRole('status').textContent).toBe('marta@correo.mx');
  expect(field('Contraseña').value).toBe('seis perros');
  expect(field('Ciudad').value).toBe('Mérida');
  expect(field('Acepto').checked).toBe(true);
  expect(field('Motivo').value).toBe('visit');
  expect(document.activeElement).toBe(field('Contraseña'));
  act(() => root.unmount());
});

it('what is typed afterwards stays, also when another part is drawn again', async () => {
  const page = drawTranslated();
  const onRecoverableError = watchDrawnFields();
  field('Correo').value = 'marta@correo.mx';
  const root = await act(async () => hydrateRoot(frame, page, { onRecoverableError }));
  await waitFor(() => expect(field('Correo').value).toBe('marta@correo.mx'));
  fireEvent.change(field('Correo'), { target: { value: 'luis@correo.mx' } });
  onRecoverableError();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(field('Correo').value).toBe('luis@correo.mx');
  act(() => root.unmount());
});
