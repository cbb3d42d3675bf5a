import { isSlipOf } from '../words/nearness.ts';
import { OTHER_PLACE_NAMES, STOP_WORDS } from '../words/other-names.ts';
import { keyOfName, type PlaceNames } from '../words/place-names.ts';
import { plainName } from '../words/plain-name.ts';
import type { KnownPlace } from './known-place.ts';
import type { OfferedPlaces } from './offered-places.ts';
import { PLACE_GROUPS } from './place-groups.ts';

/** Shorter texts are not compared with names that differ by a slip. */
const SHORTEST_SLIP = 4;
/** Shorter texts are not completed to names that listings do not write. */
const SHORTEST_START = 3;

/** Finds the places with offers whose names begin with what was typed so far, the best match first. */
export function createCompletions({ all, get, withCode, named }: OfferedPlaces) {
  const searched = all.map((place) => ({ place, words: ` ${plainName(wholeName(place))}` }));

  function beginningWith(text: string, most: number, names: PlaceNames): readonly KnownPlace[] {
    const typed = plainName(text);
    if (typed === '') return [];
    if (/^\d{3,5}$/u.test(typed)) return withCode(typed).slice(0, most);
    const words = wordsOfName(typed);
    const begins = searched
      .filter((one) => words.every((word) => one.words.includes(` ${word}`)))
      .map(({ place }) => place)
      .filter(({ plain }) => words.some((word) => ` ${plain}`.includes(` ${word}`)));
    const name = words.join(' ');
    const best = begins.toSorted((a, b) => rank(a, typed, name) - rank(b, typed, name));
    const exact = [typed, name].flatMap((one) =>
      isOtherName(one) ? named(one, names).places : [],
    );
    const found = unique([...exact, ...addedBeginningWith([typed, name], names), ...best]);
    return (found.length > 0 ? found : slips(name)).slice(0, most);
  }

  function addedBeginningWith(texts: readonly string[], names: PlaceNames): KnownPlace[] {
    const starts = texts.map(keyOfName).filter(({ length }) => length >= SHORTEST_START);
    return [...names].flatMap(([key, paths]) =>
      starts.some((start) => key.startsWith(start)) ? paths.flatMap((path) => get(path) ?? []) : [],
    );
  }

  const slips = (typed: string) =>
    typed.length < SHORTEST_SLIP ? [] : all.filter(({ plain }) => isSlipOf(typed, plain));

  return beginningWith;
}

const wholeName = ({ name, around }: KnownPlace) => [name, ...around].join(' ');

const isOtherName = (name: string) =>
  Object.hasOwn(OTHER_PLACE_NAMES, name) || Object.hasOwn(PLACE_GROUPS, name);

/** The words without those that only introduce a name: 'colonia', 'la'. */
function wordsOfName(typed: string): string[] {
  const words = typed.split(' ');
  const meant = words.filter((word) => !STOP_WORDS.has(word));
  return meant.length === 0 ? words : meant;
}

/** Names that begin with the text come before those with a later word that does; wider places before narrower ones of one name. */
function rank({ plain, level }: KnownPlace, typed: string, name: string): number {
  if (plain === typed || plain === name) return level / 10;
  return plain.startsWith(typed) || plain.startsWith(name) ? 1 : 2;
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];
