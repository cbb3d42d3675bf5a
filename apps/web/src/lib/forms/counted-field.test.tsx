import { LONGEST_NAME } from '@pbr/schemas/characters';
import { registerSchema } from '@pbr/schemas/account/write';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountedField } from './counted-field.tsx';

const field = () => screen.getByLabelText('Nombre');
function type(text: string) {
  render(<CountedField label="Nombre" name="firstName" max={LONGEST_NAME} />);
  fireEvent.input(field(), { target: { value: text } });
  const hint = field().getAttribute('aria-describedby');
  return hint === null ? null : document.getElementById(hint)?.textContent;
}

const DECOMPOSED = 'e\u0301';

it.each([
  ['a'.repeat(90), null],
  ['a'.repeat(110), '10 caracteres libres'],
  [` ${'a'.repeat(119)} `, '1 carácter libre'],
  ['🏡'.repeat(120), 'Ya no caben más.'],
  [DECOMPOSED.repeat(120), 'Ya no caben más.'],
  ['🏡'.repeat(121), '1 carácter de más: caben 120.'],
])('counts what people see as a character: %s', (text, words) => {
  expect(type(text)).toBe(words);
});

it.each(['a', '🏡', DECOMPOSED])('the schema counts %s alike', (character) => {
  const { firstName } = registerSchema.shape;
  const fits = (count: number) => firstName.safeParse(character.repeat(count)).success;
  expect([fits(LONGEST_NAME), fits(LONGEST_NAME + 1)]).toEqual([true, false]);
});
