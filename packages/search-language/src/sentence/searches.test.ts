import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COUNTRY, SEARCHED_AMENITIES } from './searched-places.fixture.ts';
import { amenityPhrases } from './amenity-phrases.ts';
import { longestPhrase, singularWord } from './tokens/phrases.ts';
import { readSentence, type SentenceReading } from './read-sentence.ts';
import { tokensOf } from './tokens/tokens.ts';

/** A search with the reading that a careful person expects, in the words of that person. */
interface Search {
  text: string;
  filters: Record<string, unknown> & { places?: string[]; amenities?: string[]; types?: string[] };
  unread: string[];
  intent?: 'sell' | 'room' | 'title' | 'street' | 'id';
  note?: string;
  /** Other values that are right as well; null is none. */
  tolerable?: Record<string, unknown> & { places?: string[]; unread?: string[] };
}

const linesOf = (file: string): Search[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Search);

const SORTS: Record<string, string> = {
  price_asc: 'price-low',
  price_desc: 'price-high',
  newest: 'newest',
};
const AMENITIES = amenityPhrases(SEARCHED_AMENITIES);
const amenityNamed = (words: string) =>
  longestPhrase(AMENITIES, tokensOf(words), 0, singularWord)?.value ?? `no amenity: ${words}`;

const read = (text: string) =>
  readSentence(text, {
    places: COUNTRY,
    amenities: SEARCHED_AMENITIES,
    today: '2026-11-26',
  });

const plain = (text: string) =>
  tokensOf(text)
    .map((token) => token.plain)
    .join(' ');

/** Everything that is wrong with a reading. */
function faultsOf(search: Search): string[] {
  const reading = read(search.text);
  const faults = [...filterFaults(search, reading), ...placeFaults(search, reading.filters.places)];
  const left = plain([...reading.unread, ...reading.guessed].join(' ; '));
  const mayVanish = search.tolerable?.unread ?? [];
  for (const unread of search.unread)
    if (!left.includes(plain(unread)) && !mayVanish.includes(unread))
      faults.push(`«${unread}» vanished`);
  const intent = /sell|room/u.test(search.intent ?? '') ? search.intent : undefined;
  if (reading.intent !== intent) faults.push(`intent ${reading.intent}`);
  return faults;
}

function filterFaults(
  { filters, tolerable = {} }: Search,
  { filters: found, sort }: SentenceReading,
) {
  const {
    types,
    places: _places,
    amenities = [],
    pets,
    furnished,
    sort: order,
    ...others
  } = filters;
  const wanted: Record<string, unknown> = {
    ...others,
    type: types,
    amenities: amenities.map(amenityNamed),
    pets: pets === true ? 'si' : undefined,
    furnished: furnished === true ? 'amueblado' : undefined,
    sort: SORTS[String(order)],
  };
  const { places: _found, ...rest } = found;
  const all: Record<string, unknown> = { ...rest, sort };
  return [...new Set([...Object.keys(wanted), ...Object.keys(all)])].flatMap((name) => {
    const isRight =
      asText(wanted[name]) === asText(all[name]) ||
      (name in tolerable && asText(inOurs(name, tolerable[name])) === asText(all[name]));
    return isRight ? [] : [`${name}: wanted ${asText(wanted[name])}, read ${asText(all[name])}`];
  });
}

/** A value of the searches in the words of the filters. */
function inOurs(name: string, value: unknown): unknown {
  if (name === 'sort') return SORTS[String(value)];
  return name === 'amenities' && Array.isArray(value)
    ? value.map((one) => amenityNamed(String(one)))
    : value;
}

const asText = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? value.map(String).toSorted() : (value ?? [])) ?? '';

/** Each wanted name has one of its places, and no place has another name. */
function placeFaults({ filters, tolerable }: Search, paths: readonly string[]): string[] {
  const pathsNamed = (name: string) => COUNTRY.candidates(name).map(({ path }) => path);
  const wanted = filters.places ?? [];
  const meant = wanted.map(pathsNamed);
  const others = tolerable?.places?.flatMap(pathsNamed) ?? [];
  const lost = wanted.filter(
    (name, at) =>
      !meant[at]?.some((path) => paths.includes(path)) &&
      !paths.some((path) => path.endsWith(`/${name.replaceAll(' ', '-')}`)),
  );
  const isNamed = (path: string) =>
    wanted.some((name) => path.endsWith(`/${name.replaceAll(' ', '-')}`));
  const more = paths.filter(
    (path) => ![...meant, others].some((one) => one.includes(path)) && !isNamed(path),
  );
  return [...lost.map((name) => `${name} is lost`), ...more.map((path) => `${path} is too much`)];
}

describe.each(['searches.jsonl', 'more-searches.jsonl', 'searches-of-strangers.jsonl'])(
  'the searches of %s',
  (file) => {
    const searches = linesOf(`./${file}`);
    test('are read exactly', () => {
      const wrong = searches.flatMap((search) => {
        const faults = faultsOf(search);
        return faults.length === 0
          ? []
          : [
              `${search.text}\n    ${faults.join('\n    ')}${search.note ? `\n    (${search.note})` : ''}\n    unread ${JSON.stringify(read(search.text).unread)}`,
            ];
      });
      for (const line of wrong) process.stdout.write(`${line}\n`);
      expect(searches.length).toBeGreaterThanOrEqual(80);
      expect(wrong.length / searches.length).toBeLessThanOrEqual(0.05);
    });
  },
);
