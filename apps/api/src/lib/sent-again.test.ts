import { describe, expect, test } from 'vitest';
import { sentAgain } from './sent-again.ts';

const stored = (...phones: (string | null)[]) =>
  phones.map((clientPhone, id) => ({ id, clientPhone }));
const found = (phones: (string | null)[], sent: string | null) =>
  sentAgain(stored(...phones), sent)?.id;

describe('a message with the same sender and content', () => {
  test.each([
    '55 1234 5678',
    '+52 55 1234 5678',
    '(55) 1234-5678',
    '5215512345678',
    'tel:+525512345678',
  ])('is one with the telephone spelled %s', (spelling) => {
    expect(found(['55 1234 5678'], spelling)).toBe(0);
    expect(found([spelling], '5512345678')).toBe(0);
  });

  test('is one in two spellings of a number without its area code', () => {
    expect(found(['1234 567'], '123-4567')).toBe(0);
  });

  test('is another with another telephone, or with another extension', () => {
    expect(found(['55 1234 5678'], '55 1234 5679')).toBeUndefined();
    expect(found(['55 1234 5678'], '55 1234 5678 ext. 12')).toBeUndefined();
  });

  test('is one where either has no telephone, the one with the same telephone first', () => {
    expect(found([null], '55 1234 5678')).toBe(0);
    expect(found(['55 1234 5678', '55 1234 5679'], null)).toBe(0);
    expect(found([null, '55 1234 5678'], '55 1234 5678')).toBe(1);
    expect(found([], null)).toBeUndefined();
  });
});
