import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { emailSchema, keptEmailSchema, plainEmailSchema } from './email.ts';

const read = (typed: string) => z.safeParse(emailSchema, typed).data ?? 'refuse';

describe('an e-mail', () => {
  test.each([
    'mailto:ana@correo.mx',
    'MAILTO:ana%40correo.mx?subject=Casa%20azul&cc=otra@correo.mx',
    '<ana@correo.mx>',
    '<mailto:ana@correo.mx>',
    'Ana Torres <ana@correo.mx>,',
    '"ana@correo.mx" <ana@correo.mx>',
    'ana@correo.mx.',
    'ana@correo.mx;',
    '«ana@correo.mx»',
    "'ana@correo.mx'",
    '(ana@correo.mx)',
    'ana@correo.mx (casa)',
    'Correo electrónico: ana@correo.mx',
    'mi correo es ana@correo.mx',
    'ana @ correo.mx',
    'ana\uff20correo\uff0emx',
    'ana\u200b@correo.mx\u00a0',
    'ana@correo.mx\r\n',
  ])('is taken out of %j', (typed) => {
    expect(read(typed)).toBe('ana@correo.mx');
  });

  test.each([
    'ana@correo.mx, luis@correo.mx',
    'Ana <ana@correo.mx>, Luis <luis@correo.mx>',
    'Ana <ana@correo.mx>, luis@correo.mx',
    'luis@correo.mx <ana@correo.mx>',
    'ana torres@correo.mx',
    'ñandu@correo.mx',
    '.ana@correo.mx',
    'ana.@correo.mx',
    'ana@correo',
    'ana@correo,mx',
    'ana@correo..mx',
    'ana@gmаil.com',
    'mailto:',
    `${'a'.repeat(250)}@b.mx`,
    `${'<'.repeat(500)}a@b.mx`,
  ])('is not guessed from %.60j', (typed) => {
    expect(read(typed)).toBe('refuse');
  });

  test('keeps letters that are not English in its domain', () => {
    expect(read('Ana@Peñasco.mx')).toBe('Ana@Peñasco.mx');
    expect(read('ana@xn--peasco-xwa.mx')).toBe('ana@xn--peasco-xwa.mx');
  });

  test('beside a telephone is kept as it was typed when it is none', () => {
    expect(z.parse(keptEmailSchema, ' <ana@correo.mx> ')).toBe('ana@correo.mx');
    expect(z.parse(keptEmailSchema, 'ana arroba\u200b correo\r\npunto mx')).toBe(
      'ana arroba correo punto mx',
    );
    expect(z.parse(keptEmailSchema, 'x'.repeat(5000))).toHaveLength(254);
  });

  test('of a mail that goes out is never mended', () => {
    expect(z.safeParse(plainEmailSchema, 'ana@correo.mx').success).toBe(true);
    expect(z.safeParse(plainEmailSchema, 'ana@correo.mx.').success).toBe(false);
    expect(z.safeParse(plainEmailSchema, 'Ana <ana@correo.mx>').success).toBe(false);
  });
});
