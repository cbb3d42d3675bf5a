import { describe, expect, test } from 'vitest';
import { parseCursorKeys } from './list.ts';

const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const instant = '2026-11-22T12:00:00.123456+00:00';

describe('the keys in a cursor', () => {
  test.each([
    ['newest', [instant, id]],
    ['bedrooms', ['3', instant, id]],
    ['price-low', ['2500000.50', id]],
    ['price-high', [null, id]],
  ] as const)('are accepted for the order %s', (sort, keys) => {
    expect(parseCursorKeys(sort, keys)).toEqual(keys);
  });

  test.each([
    ['newest', ['yesterday', id]],
    ['newest', ['2026-11-22', id]],
    ['newest', ['2026-13-45T12:00:00+00:00', id]],
    ['newest', [instant, "' or true --"]],
    ['bedrooms', ['many', instant, id]],
    ['bedrooms', ['100', instant, id]],
    ['price-low', ['NaN', id]],
    ['price-high', ['1e9', id]],
    ['price-high', ['-1', id]],
    ['price-low', [instant, id]],
    ['price-low', ['1', id, id]],
    ['price-low', 'price'],
  ] as const)('for the order %s are not %j', (sort, keys) => {
    expect(parseCursorKeys(sort, keys)).toBeNull();
  });
});
