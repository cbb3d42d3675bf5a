import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COUNTRY, SEARCHED_AMENITIES } from './searched-places.fixture.ts';
import { readSentence } from './read-sentence.ts';

const SALADS = 300;
const WORDS = 25;

/** Words of the searches, with marks and numbers. */
const words = [
  ...new Set(
    ['searches.jsonl', 'more-searches.jsonl'].flatMap((file) =>
      readFileSync(new URL(file, import.meta.url), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .flatMap((line) => (JSON.parse(line) as { text: string }).text.split(/\s+/u)),
    ),
  ),
  ...'no ni o y con en de la digo perdón menos 2 3.5 25 1/2 $ / , . ( ) 🐶 ½ m2 mil millones'.split(
    ' ',
  ),
];

/** A linear congruential generator: the same salads each time. */
function randomNumbers(): () => number {
  let state = 42;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('salads of words are read, and what stays unread is a part of them', () => {
  const next = randomNumbers();
  for (let count = 0; count < SALADS; count += 1) {
    const salad = Array.from({ length: WORDS }, () => words[Math.floor(next() * words.length)]);
    const text = salad.join(' ');
    const { filters, unread, guessed } = readSentence(text, {
      places: COUNTRY,
      amenities: SEARCHED_AMENITIES,
      today: '2026-11-26',
    });
    for (const piece of [...unread, ...guessed]) expect(text).toContain(piece);
    expect(new Set(filters.places).size).toBe(filters.places.length);
  }
});
