import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { cleanLine, cleanParagraph } from './clean-text.ts';
import { lineSchema, orNone, paragraphSchema } from './text.ts';

describe('a text loses what cannot be seen', () => {
  test.each([
    ['An\u200ba Torres', 'Ana Torres'],
    ['Ana \u202eserroT', 'Ana serroT'],
    ['J\u0003uan\u0085Mora', 'Juan\nMora'],
    ['Ca\u00adsa\ufeff', 'Casa'],
    ['uno\vdos\ftres', 'uno\ndos\ntres'],
    ['uno\u2028dos\rtres', 'uno\ndos\ntres'],
    ['uno\r\n\tdos', 'uno\r\n\tdos'],
    ['medio \ud800', 'medio'],
    ['Ana\u200dTorres', 'AnaTorres'],
    ['Jose\u0301', 'José'],
    ['\u2066Ana\u2069', 'Ana'],
  ])('%j is %j', (typed, text) => {
    expect(cleanParagraph(typed)).toBe(text);
  });

  test.each([
    '👩\u200d👩\u200d👧',
    '👩🏽\u200d💼 Ana',
    '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    '❤\ufe0f\u200d🔥',
    '☎\ufe0f',
    'می\u200cخواهم',
  ])('%j stays whole', (text) => {
    expect(cleanParagraph(text)).toBe(text);
  });

  test.each(['\u200b', '\u202e \u202c', '\u0000\v\f', '\u3164', '\u2800', '\ufe0f', '\u{E0041}'])(
    '%j is empty',
    (typed) => {
      expect(cleanParagraph(typed)).toBe('');
      expect(z.parse(orNone(lineSchema({ max: 9 })), typed)).toBeNull();
      const required = paragraphSchema({ max: 9, required: 'Escribe algo.' });
      expect(z.safeParse(required, typed).error?.issues[0]?.message).toBe('Escribe algo.');
    },
  );

  test('and stays one line where one is asked for', () => {
    expect(cleanLine('Marta\r\nBcc: todos@correo.mx\v\tfin')).toBe(
      'Marta Bcc: todos@correo.mx fin',
    );
  });

  test.each([
    ['O´Higgins', "O'Higgins"],
    ['Paseo D`Angelo', "Paseo D'Angelo"],
    ['´Casa´ 6´', '´Casa´ 6´'],
  ])('and %j with an accent alone between letters has an apostrophe there: %j', (typed, clean) => {
    expect(cleanLine(typed)).toBe(clean);
  });
});
