import { runInThisContext } from 'node:vm';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COLOR_SCHEME_CONTROL, COLOR_SCHEME_SCRIPT, NIGHT_SOURCE } from './color-scheme.ts';

function start(): void {
  runInThisContext(COLOR_SCHEME_SCRIPT);
}

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme');

it('the chosen scheme is painted at once and on the next page, and the choice can be taken back', () => {
  const { unmount } = render(
    <>
      <picture>
        <source media="(prefers-color-scheme: dark)" {...{ [NIGHT_SOURCE]: 'all' }} />
      </picture>
      <select {...{ [COLOR_SCHEME_CONTROL]: '' }}>
        <option value="">Automático</option>
        <option value="light">Claro</option>
        <option value="dark">Oscuro</option>
      </select>
    </>,
  );
  start();
  expect(scheme()).toBe('light');

  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'dark' } });
  expect(scheme()).toBe('dark');
  expect(document.querySelector('source')?.media).toBe('all');

  document.documentElement.removeAttribute('data-mantine-color-scheme');
  start();
  expect(scheme()).toBe('dark');
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('dark');

  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'light' } });
  expect(document.querySelector('source')?.media).toBe('not all');

  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  expect(scheme()).toBe('light');
  expect(document.querySelector('source')?.media).toBe('(prefers-color-scheme: dark)');
  unmount();
});
