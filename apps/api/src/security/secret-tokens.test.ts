import { expect, test } from 'vitest';
import { hashToken, newToken } from './secret-tokens.ts';

test('a token has 256 bits, is safe in a URL, and never repeats', () => {
  const tokens = Array.from({ length: 1_000 }, () => newToken().token);
  expect(tokens.filter((token) => !/^[\w-]{43}$/u.test(token))).toEqual([]);
  expect(new Set(tokens).size).toBe(1_000);
});

test("a token's stored digest finds it and does not contain it", () => {
  const { token, hash } = newToken();
  expect(hash).toBe(hashToken(token));
  expect(hash).toMatch(/^[\da-f]{64}$/u);
  expect(hash).not.toContain(token);
});
