import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const described = () =>
  (screen.getByLabelText('Porcentaje').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

it('has its hint as its description, until an error replaces it', () => {
  const { rerender } = render(<TextField label="Porcentaje" description="De 0.01 a 100." />);
  expect(described()).toEqual(['De 0.01 a 100.']);
  rerender(<TextField label="Porcentaje" description="De 0.01 a 100." error="Es requerido." />);
  expect(described()).toEqual(['Es requerido.']);
  expect(screen.queryByText('De 0.01 a 100.')).toBeNull();
});
