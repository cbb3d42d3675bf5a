import { describe, expect, test } from 'vitest';
import { AMENITIES, knownPlaces, PLACES } from './known-places.fixture.ts';
import { readSentence, type SentenceFilters } from './read-sentence.ts';
import after from './sentences-after.json' with { type: 'json' };
import before from './sentences-before.json' with { type: 'json' };

const read = (text: string) => readSentence(text, { places: knownPlaces, amenities: AMENITIES });

interface Sentence {
  text: string;
  filters: Omit<Partial<SentenceFilters>, 'types'> & { types?: string[] };
  unread: string[];
}

/** Places are written by their names, or by the end of the path where the name alone means several. */
const pathsOf = (place: string) => PLACES.get(place) ?? endingPaths(place);
const endingPaths = (place: string) => [
  ...new Set([...PLACES.values()].flat().filter((path) => path.endsWith(place))),
];

function expectedOf({ filters, unread }: Sentence) {
  const places = (filters.places ?? []).flatMap(pathsOf).toSorted();
  return { filters: { types: [], amenities: [], ...filters, places }, unread };
}

function sorted({ filters, unread }: ReturnType<typeof read>) {
  return { filters: { ...filters, places: filters.places.toSorted() }, unread };
}

function wrongOf(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap((sentence) => {
    const answer = sorted(read(sentence.text));
    const wanted = expectedOf(sentence);
    const isRight = isSame(answer, wanted);
    return isRight
      ? []
      : [`${sentence.text}\n  wanted ${JSON.stringify(wanted)}\n  read   ${JSON.stringify(answer)}`];
  });
}

function isSame(answer: unknown, wanted: unknown): boolean {
  try {
    expect(answer).toStrictEqual(wanted);
    return true;
  } catch {
    return false;
  }
}

describe.each([
  ['before', before],
  ['after', after],
])('the sentences written %s the rules', (_, sentences) => {
  test('are read', () => {
    const wrong = wrongOf(sentences);
    if (wrong.length > 0)
      process.stdout.write(`${sentences.length - wrong.length}/${sentences.length}\n${wrong.join('\n')}\n`);
    expect(sentences.length).toBeGreaterThanOrEqual(150);
    expect(wrong.length / sentences.length).toBeLessThanOrEqual(0.05);
  });
});
