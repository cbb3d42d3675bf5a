import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Declared } from './action/action.ts';
import { appRouter } from './router.ts';

interface Procedure {
  _def: { meta?: { action?: Declared } };
}
const procedures = Object.entries<Procedure>(appRouter._def.procedures as never);
const declared = procedures.flatMap(([name, { _def: def }]) => {
  const { input, example } = def.meta?.action ?? {};
  return input && typeof example === 'object' && example !== null ? [{ name, input, example }] : [];
});

/** Copied from a chat or a PDF: nothing of it can be seen. */
const UNSEEN = '\u202a\u200b\u0007\ufeff';
/** Passwords are kept as they are typed; photos, links and what names a row are not texts. */
const NO_TEXT = /^(?:\w*password|token|url|to|paths|\w*ids?)$/iu;

/** Each text of the example, with the path that leads to it. */
function textsOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) =>
    NO_TEXT.test(key) ? [] : textsOf(inside, [...path, key]),
  );
}

function withUnseen(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return `${UNSEEN}${String(value)}${UNSEEN}`;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[key] = withUnseen(copy[key], rest);
  return copy;
}

const texts = declared.flatMap(({ name, input, example }) =>
  textsOf(example).map((path) => ({ name: `${name} ${path.join('.')}`, input, example, path })),
);

describe('a character that cannot be seen is stored from no text', () => {
  test.each(texts)('$name', ({ input, example, path }) => {
    const { success, data } = z.safeParse(input, withUnseen(example, path));
    // A choice, an id or a number with such a character is refused, because it is not a text.
    expect(success ? JSON.stringify(data) : '').not.toMatch(/[\u202a\u200b\ufeff]|\\u0007/u);
  });

  test('and most of them are texts that are taken without it', () => {
    const taken = texts.filter(
      ({ input, example, path }) => z.safeParse(input, withUnseen(example, path)).success,
    );
    expect(taken.length).toBeGreaterThan(40);
  });
});
