import { Script } from 'node:vm';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_STARTED, startLate } from './late-start.ts';

/** Long enough for all that is repeated. */
const LATER_MS = 5000;

beforeEach(() => {
  vi.useFakeTimers();
  // The page runs the script as text, without modules; so does this test.
  new Script(startLate([]).children).runInThisContext();
});
afterEach(start);

/** The scripts are there; another test finds nothing that is still repeated. */
function start() {
  window.dispatchEvent(new Event(PAGE_STARTED));
  vi.advanceTimersByTime(LATER_MS);
}

/** Counts the events of an element that come as far as React would see them. */
function heard(element: HTMLElement, type: string) {
  const listener = vi.fn();
  element.addEventListener(type, listener);
  return listener;
}

it('a button pressed early is pressed again when the page responds', () => {
  render(<button type="button">Filtros</button>);
  const clicks = heard(screen.getByRole('button'), 'click');
  fireEvent.click(screen.getByRole('button'));
  expect(clicks).toHaveBeenCalledTimes(1);
  start();
  expect(clicks).toHaveBeenCalledTimes(2);
});

it('such a press is repeated until it succeeds', () => {
  render(<button type="button">Filtros</button>);
  const clicks = heard(screen.getByRole('button'), 'click');
  let isHeld = true;
  const hold = (event: Event) => isHeld && event.stopPropagation();
  document.addEventListener('click', hold, true);
  fireEvent.click(screen.getByRole('button'));
  window.dispatchEvent(new Event(PAGE_STARTED));
  vi.advanceTimersByTime(500);
  expect(clicks).not.toHaveBeenCalled();
  isHeld = false;
  vi.advanceTimersByTime(LATER_MS);
  document.removeEventListener('click', hold, true);
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('a form that needs scripts waits for them; a search and a form with a URL are sent by the browser', () => {
  render(
    <>
      <form method="post" aria-label="Entrar" />
      <form method="get" aria-label="Buscar" />
      <form method="post" action="/contacts" aria-label="Escribir">
        <button type="submit">Enviar</button>
      </form>
    </>,
  );
  const isSent = (name: string) => fireEvent.submit(screen.getByRole('form', { name }));
  // The test window sends no form itself.
  expect([isSent('Entrar'), isSent('Buscar'), isSent('Escribir')]).toEqual([false, true, true]);
  const clicks = heard(screen.getByRole('button'), 'click');
  fireEvent.click(screen.getByRole('button'));
  start();
  expect(isSent('Entrar')).toBe(true);
  expect(clicks).toHaveBeenCalledTimes(1);
});

it('back, pressed early, loads the page of its URL, and a jump within the page does not', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const goBackTo = (url: string) => {
    window.history.replaceState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const drawn = window.location.pathname;
  goBackTo(`${drawn}#contenido`);
  expect(reload).not.toHaveBeenCalled();
  goBackTo(`${drawn}?page=2`);
  expect(reload).toHaveBeenCalledTimes(1);
  start();
  goBackTo(`${drawn}?page=3`);
  expect(reload).toHaveBeenCalledTimes(1);
  window.history.replaceState(null, '', drawn);
  reload.mockRestore();
});

it('text typed and options chosen early are entered again, and nothing else', () => {
  render(
    <>
      <input type="search" />
      <select>
        <option>Todos</option>
        <option>Casa</option>
      </select>
      <input type="text" />
    </>,
  );
  const searchBox = screen.getByRole<HTMLInputElement>('searchbox');
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  fireEvent.input(searchBox, { target: { value: 'roma' } });
  fireEvent.input(select, { target: { value: 'Casa' } });
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Marta' } });
  const inputs = heard(searchBox, 'input');
  const changes = heard(select, 'change');
  const others = heard(screen.getByRole('textbox'), 'change');
  start();
  expect([searchBox.value, select.value]).toEqual(['roma', 'Casa']);
  expect(inputs).toHaveBeenCalledTimes(1);
  expect(changes).toHaveBeenCalledTimes(1);
  expect(others).not.toHaveBeenCalled();
});
