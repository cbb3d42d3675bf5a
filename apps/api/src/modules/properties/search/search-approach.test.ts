import { expect, test } from 'vitest';
import { approachTo, isSorted } from './search-approach.queries.ts';

test('only the rarest word is looked up', () => {
  const { checkedWords } = approachTo(['casa', 'polanco'], {
    byWord: [90_000, 11_000],
    inRange: null,
  });
  expect(checkedWords).toEqual(['casa']);
});

test('words that mean nothing else are looked up beside the rarest one, unless they are common', () => {
  const words = ['casa', 'centro', 'puebla', 'mexico'];
  const byWord = [280_000, 67_000, 8_000, 700_000];
  const checked = (alone: string[]) =>
    approachTo(words, { byWord, alone, inRange: null }).checkedWords;
  expect(checked(words)).toEqual(['casa', 'mexico']);
  expect(checked(['centro'])).toEqual(['casa', 'centro', 'mexico']);
});

test('of words that are expected to be equally rare the longest is looked up', () => {
  const { checkedWords } = approachTo(['mil', 'necesito'], { byWord: [79, 79], inRange: null });
  expect(checkedWords).toEqual(['mil']);
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

test('a frame is looked up unless a word or range of prices has fewer, or too many are read', () => {
  const approach = (
    inFrame: number,
    byWord: number[],
    inRange: number | null = null,
    isFrameRead = false,
  ) =>
    approachTo(
      byWord.map((_, index) => `word ${index}`),
      { byWord, inRange, inFrame, isRead: true, isFrameRead },
    );
  expect(approach(9_000, [])).toMatchObject({ checksFrame: false, expected: 9_000 });
  expect(approach(500_000, [])).toMatchObject({ checksFrame: false, expected: 500_000 });
  expect(approach(500_000, [], null, true)).toMatchObject({ checksFrame: true, expected: null });
  expect(approach(500_000, [], 100_000)).toMatchObject({ looksUpPrices: true });
  expect(approach(9_000, [40_000])).toMatchObject({
    checksFrame: false,
    checkedWords: ['word 0'],
  });
  expect(approach(9_000, [400])).toMatchObject({ checksFrame: true, checkedWords: [] });
  expect(approach(9_000, [4_000])).toMatchObject({ checksFrame: false });
  expect(approach(9_000, [4_000], null, true)).toMatchObject({ checksFrame: true });
  expect(approach(9_000, [], 800)).toMatchObject({ checksFrame: true, looksUpPrices: true });
  expect(approach(900, [], 8_000)).toMatchObject({ checksFrame: false, looksUpPrices: false });
});

test.each([
  ['a word of few', { byWord: [46_000], inRange: null }, 'price-low', true],
  ['a word of few by the newest', { byWord: [46_000], inRange: null }, 'newest', false],
  ['a word of many', { byWord: [90_000], inRange: null }, 'price-low', false],
  ['a word of many by bedrooms', { byWord: [90_000], inRange: null }, 'bedrooms', true],
  ['a word of very many by bedrooms', { byWord: [600_000], inRange: null }, 'bedrooms', false],
  ['a narrow range with a word of many', { byWord: [90_000], inRange: 30_000 }, 'price-low', true],
  ['a frame of few', { byWord: [], inRange: null, inFrame: 9_000 }, 'price-low', true],
  ['a frame of few by the newest', { byWord: [], inRange: null, inFrame: 9_000 }, 'newest', false],
  ['a wide frame', { byWord: [], inRange: null, inFrame: 500_000 }, 'price-low', false],
  ['a range that is too long', { byWord: [90_000], inRange: 90_000 }, 'price-low', false],
] as const)('%s is sorted: %o', (_case, expected, sort, isSo) => {
  expect(isSorted(approachTo(['oficina'], expected), sort)).toBe(isSo);
});
