import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { restoreTyped } from './restore-typed.ts';
import { keepTyped } from './typed-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function Form({ isOwn = false }) {
  const [city, setCity] = useState('');
  return (
    <form method="post" {...(isOwn && { 'data-keeps-text': true })}>
      <input name="name" aria-label="Nombre" />
      <input
        name="city"
        aria-label="Ciudad"
        value={city}
        onChange={({ currentTarget }) => setCity(currentTarget.value)}
      />
      <input name="secret" type="password" aria-label="Contraseña" />
      <select name="kind" aria-label="Motivo">
        <option value="info">Pedir información</option>
        <option value="visit">Agendar una visita</option>
      </select>
      <textarea name="text" aria-label="Mensaje" />
      <input name="terms" type="checkbox" aria-label="Acepto" />
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

async function typeAll() {
  await userEvent.type(field('Nombre'), 'Marta');
  await userEvent.type(field('Ciudad'), 'Puebla');
  await userEvent.type(field('Contraseña'), 'no se guarda');
  await userEvent.selectOptions(field('Motivo'), 'visit');
  await userEvent.type(field('Mensaje'), '¿Sigue disponible?');
  await userEvent.click(field('Acepto'));
}

it('what was typed is typed again into the form of the same page, also when it opens later', async () => {
  const { unmount } = render(<Form />);
  await typeAll();
  keepTyped();
  unmount();

  restoreTyped();
  await import('./fill-in.ts');
  const { rerender } = render(<p>Cerrado</p>);
  rerender(<Form />);
  await waitFor(() => expect(field('Nombre').value).toBe('Marta'));
  expect(field('Ciudad').value).toBe('Puebla');
  expect(field('Contraseña').value).toBe('');
  expect(field('Motivo').value).toBe('visit');
  expect(field('Mensaje').value).toBe('¿Sigue disponible?');
  expect(field('Acepto').checked).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

it('another page does not get it', async () => {
  const { unmount } = render(<Form />);
  await typeAll();
  keepTyped('/elsewhere');
  unmount();

  restoreTyped();
  await import('./fill-in.ts');
  render(<Form />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field('Nombre').value).toBe('');
});

it('a form that keeps its own text is left alone', async () => {
  render(<Form isOwn />);
  await typeAll();
  keepTyped();
  expect(sessionStorage).toHaveLength(0);
});

it('where storage is blocked, nothing is kept and nothing fails', async () => {
  render(<Form />);
  await typeAll();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(() => keepTyped()).not.toThrow();
  expect(() => restoreTyped()).not.toThrow();
});
