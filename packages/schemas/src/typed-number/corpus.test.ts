import { describe, expect, it } from 'vitest';
import rows from './amounts.fixture.json' with { type: 'json' };
import { readCell, readTyped, type Reading } from './read-typed.ts';

const KINDS = { money: 'price', area: 'area', count: 'count', percent: 'percent' } as const;

/** Amounts as people write them: kind, where they stand, text, the value that a careful person stores, currency and note. */
const amounts = rows.map(([kind = '', where = '', text = '', value = '', currency = '']) => ({
  kind: KINDS[kind as keyof typeof KINDS],
  where,
  text,
  stored: `${value} ${currency}`.trim(),
}));

function storedFrom(reading: Reading): string {
  if (reading.is === 'refused') return 'refuse';
  return reading.is === 'empty' ? 'empty' : `${reading.value} ${reading.currency ?? ''}`.trim();
}

describe('amounts as people write them', () => {
  it.each(amounts.filter(({ where }) => where !== 'cell'))(
    'of kind $kind, “$text”, typed',
    ({ kind, text, stored }) => {
      expect(storedFrom(readTyped(kind, text))).toBe(stored);
    },
  );

  it.each(amounts.filter(({ where }) => where !== 'field'))(
    'of kind $kind, “$text”, in a file',
    ({ kind, text, stored }) => {
      expect(storedFrom(readCell(kind, text))).toBe(stored);
    },
  );
});
