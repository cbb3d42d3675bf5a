import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newPasswordSchema, registerSchema } from './write.ts';

describe('a new password', () => {
  test.each([
    ['eight characters', 'ñandúes!'],
    ['eight emoji, each two units long', '🐕'.repeat(8)],
    ['128 emoji', '🐕'.repeat(128)],
    ['blanks at both ends', '  hola mundo  '],
    ['decomposed letters', 'contrasen\u0303a'],
    ['a line break', 'primera\nsegunda'],
  ])('may have %s and stays as typed', (_case, password) => {
    expect(z.parse(newPasswordSchema, password)).toBe(password);
  });

  test.each([
    ['seven characters', '1234567', 'Usa de 8 a 128 caracteres.'],
    ['seven emoji, though they are 14 units', '🐕'.repeat(7), 'Usa de 8 a 128 caracteres.'],
    ['129 characters', 'a'.repeat(129), 'Usa de 8 a 128 caracteres.'],
    ['ten megabytes', 'a'.repeat(10_000_000), 'Usa de 8 a 128 caracteres.'],
    ['NUL inside', 'hola\u0000mundo', 'Hay caracteres que no se permiten.'],
    ['half a surrogate pair', 'hola mundo\ud800', 'Hay caracteres que no se permiten.'],
    ['nothing', undefined, 'Escribe una contraseña.'],
    ['another type', 12345678, 'Escribe una contraseña.'],
  ])('may not have %s', (_case, password, message) => {
    const { error } = z.safeParse(newPasswordSchema, password);
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('of 8 to 128 characters is never changed', () => {
    const typed = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 });
    fc.assert(
      fc.property(typed, (password) => {
        fc.pre(!password.includes('\u0000') && [...password].length <= 128);
        expect(z.parse(newPasswordSchema, password)).toBe(password);
      }),
    );
  });
});

test('a registration keeps only the fields of its form', () => {
  const form = {
    firstName: ' Marta ',
    lastName: 'Solís',
    email: 'Marta@correo.mx',
    phone: '',
    password: 'seis perros azules',
    acceptPrivacy: true,
  };
  expect(z.parse(registerSchema, { ...form, role: 'admin', isActive: true, id: 'x' })).toEqual({
    ...form,
    firstName: 'Marta',
    phone: null,
  });
});
