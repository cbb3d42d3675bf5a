import { expect, test } from 'vitest';
import { approachTo } from './search-approach.queries.ts';

test('only the rarest word is looked up', () => {
  const { checkedWords } = approachTo(['casa', 'polanco'], {
    byWord: [90_000, 11_000],
    inRange: null,
  });
  expect(checkedWords).toEqual(['casa']);
});

test('a very common word is not looked up', () => {
  const { checkedWords } = approachTo(['mexico'], { byWord: [700_000], inRange: null });
  expect(checkedWords).toEqual(['mexico']);
});

test('a narrow range of prices is looked up, and the words are checked in it', () => {
  const approach = approachTo(['roma'], { byWord: [100_000], inRange: 90_000 });
  expect(approach).toMatchObject({ looksUpPrices: true, checkedWords: ['roma'] });
});

test('a rare word is looked up rather than a range of prices', () => {
  const approach = approachTo(['polanco'], { byWord: [11_000], inRange: 90_000 });
  expect(approach).toMatchObject({ looksUpPrices: false, checkedWords: [] });
});

test('without words a range is looked up unless it is wide', () => {
  expect(approachTo([], { byWord: [], inRange: 90_000 }).looksUpPrices).toBe(true);
  expect(approachTo([], { byWord: [], inRange: 400_000 }).looksUpPrices).toBe(false);
});

test('a range whose listings must be read from the table is looked up only while they are few', () => {
  const looksUp = (inRange: number) =>
    approachTo([], { byWord: [], inRange, isRead: true }).looksUpPrices;
  expect(looksUp(20_000)).toBe(true);
  expect(looksUp(90_000)).toBe(false);
});

test.each([
  ['a word of few', { byWord: [46_000], inRange: null }, true],
  ['a word of many', { byWord: [90_000], inRange: null }, false],
  ['a narrow range with a word of many', { byWord: [90_000], inRange: 30_000 }, true],
  ['a range that is too long to be put in order', { byWord: [90_000], inRange: 90_000 }, false],
])('%s is sorted: %o', (_case, expected, areFew) => {
  expect(approachTo(['oficina'], expected).areFew).toBe(areFew);
});
