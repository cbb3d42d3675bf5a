import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCorpus } from '../../testing/corpus/read-corpus.ts';
import { isSameTelephone, readTelephone } from './read-telephone.ts';

/** '+525555550101', '+525555550101;ext=2001' or 'refuse'. */
function reading(typed: string): string {
  const read = readTelephone(typed);
  if (!read) return 'refuse';
  return read.extension === undefined ? read.e164 : `${read.e164};ext=${read.extension}`;
}

describe('a telephone of the corpus', () => {
  test.each(readCorpus('telephones'))('%j is %s %s', (typed = '', e164 = '', extension = '') => {
    expect(reading(typed)).toBe(extension === '' ? e164 : `${e164};ext=${extension}`);
  });
});

describe('a number', () => {
  test.each([
    ['52 55 5555 0118'],
    ['521 55 5555 0118'],
    ['+52 (1) 55 5555 0118'],
    ['+52(0)55 5555 0118'],
    ['045 55 5555 0118'],
    ['(01 55) 5555 0118'],
    ['011 52 55 5555 0118'],
    ['+ 52 55 5555 0118'],
    ['55/5555 0118'],
    ['55·5555·0118'],
    ['[55] 5555 0118'],
    ['５５ ５５５５ ０１１８'],
    ['5️⃣5️⃣ 5555 0118'],
    ['cel5555550118'],
    ['55 5555 0118 (después de las 6)'],
    ['llamar de 9 a 6 al 55 5555 0118'],
    ['5555550118,00'],
    ['tel:+52%2055%205555%200118'],
    ['sms:+525555550118?body=Hola 2026'],
    ['whatsapp://send?phone=5215555550118&text=55'],
    ['https://api.whatsapp.com/send/?text=hola%2055&phone=%2B525555550118'],
    ['55 5555 0118 https://ejemplo.mx/3355550131'],
    ['wa.me/5555550118'],
    ['https://api.whatsapp.com/send?phone=5555550118'],
  ])('%j has one meaning', (typed) => {
    expect(reading(typed)).toBe('+525555550118');
  });

  test.each([
    ['01 800 123 4567', '+528001234567'],
    ['+44 (0)20 7946 0108', '+442079460108'],
    ['001 212 555 0102', '+12125550102'],
    ['+55 11 95555-0101', '+5511955550101'],
    ['https://wa.me/12125550102', '+12125550102'],
    ['https://wa.me/+4721234567', '+4721234567'],
  ])('%j keeps its country', (typed, e164) => {
    expect(reading(typed)).toBe(e164);
  });

  test.each([
    '5555 0153',
    '5555 0153 / 54',
    '5555-0153-54',
    '55 5555 0153-54',
    '55 5555 0101 2',
    '55 5555 01l6',
    '5555550116O',
    '5.55555E+09',
    '1 55 5555 0111',
    '34 600 00 01 05',
    '212 555 0104',
    '1234567890',
    '0000000000',
    '+52',
    '*611',
    'https://wa.me/qr/ABCD1234EFGH5',
    // In León, and in Norway.
    'https://wa.me/4771234567',
    'https://ejemplo.mx/5555550101',
    '2026-11-26',
    '',
  ])('%j is not read', (typed) => {
    expect(reading(typed)).toBe('refuse');
  });
});

describe('of two numbers', () => {
  test.each([
    '55 5555 0153 y 33 5555 0131',
    '55 5555 0153 ó 5555 0154',
    '55 5555 0153 - 55 5555 0154',
    '55 5555 0153 5555 0154',
    '55 5555 0153/54',
    '55 5555 0153, 54',
    '5555550153;5555550154',
    '5555550153\t5555550154',
    '+525555550153+525555550154',
    '5555 0101, 55 5555 0153',
    '55 5555 0153, 33 5555 0131 ext. 7',
  ])('%j is the first complete one', (typed) => {
    expect(reading(typed)).toBe('+525555550153');
  });
});

describe('an extension', () => {
  test.each([
    '55 5555 0142x33',
    '55 5555 0142 ext33',
    '55 5555 0142, EXT: 33',
    '55 5555 0142 ext. núm. 33',
    '55 5555 0142 #33',
    '55 5555 0142 (extensión 33)',
    '55 5555 0142 oficina, interno 33',
    '55 5555 0142 ext. 33 y 34',
    '55 5555 0142 ext 33 / 55 5555 0143 ext 34',
    'Ext. 33 del 55 5555 0142',
    '5555550142,33',
    '5555550142;33',
    '5555550142p33',
    '5555550142 w 33',
    '5555550142,,,33#',
  ])('is kept from %j', (typed) => {
    expect(reading(typed)).toBe('+525555550142;ext=33');
  });

  test('with a blank and a comma could be a second line, which nobody guesses', () => {
    expect(reading('55 5555 0148, 106')).toBe('refuse');
  });
});

describe('the stored spelling', () => {
  test.each([
    ['044 (55) 5555-0101', '+52 55 5555 0101'],
    ['4425550134 int 9', '+52 442 555 0134 ext. 9'],
    ['+1 (212) 555-0102', '+1 212 555 0102'],
  ])('of %j is %j', (typed, text) => {
    expect(readTelephone(typed)?.text).toBe(text);
  });

  // oxlint-disable-next-line vitest/expect-expect -- fc.assert is the assertion
  test('is read as itself, whatever was typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom('+', '0', '1', '5', '55', ' ', '2', ',', '/', 'ext ', '.', '-', '('),
      maxLength: 40,
    });
    fc.assert(
      fc.property(typed, (text) => {
        const read = readTelephone(text);
        return !read || readTelephone(read.text)?.text === read.text;
      }),
    );
  });
});

test('two spellings are one telephone, and unreadable texts are the same only when equal', () => {
  expect(isSameTelephone('55 5555 0101', 'tel:+525555550101')).toBe(true);
  expect(isSameTelephone('55 5555 0101 ext 2', '55 5555 0101')).toBe(false);
  expect(isSameTelephone('5555 0153', '5555 0153 ')).toBe(true);
  expect(isSameTelephone('5555 0153', '5555 0154')).toBe(false);
  expect(isSameTelephone(null, '')).toBe(true);
});
