import { STATES } from '../states.ts';
import { cityNames } from './city-names.ts';
import { SEVERAL_STATES, type State, STATE_NAMES } from './state-names.ts';

interface Match {
  state: State;
  /** The municipality that the text names, if it names one. */
  municipality: string | null;
}

export type StateReading =
  | ({ kind: 'state' } & Match)
  /** The text names several states: a person has to choose. */
  | { kind: 'several'; states: State[] }
  | { kind: 'none' };

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['cd', 'ciudad'],
  ['cdad', 'ciudad'],
  ['edo', 'estado'],
  ['est', 'estado'],
  ['fco', 'francisco'],
  ['gpe', 'guadalupe'],
  ['gral', 'general'],
  ['mpio', 'municipio'],
  ['mun', 'municipio'],
  ['deleg', 'delegacion'],
  ['nva', 'nueva'],
  ['nvo', 'nuevo'],
  ['pto', 'puerto'],
  ['sn', 'san'],
  ['sta', 'santa'],
  ['sto', 'santo'],
]);

/** The words of a text in plain letters, abbreviations written out: 'Cd. Juárez' -> 'ciudad juarez'. */
function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => ABBREVIATIONS.get(word) ?? word)
    .join(' ');
}

/** Blanks and points differ from writer to writer: 'Q. Roo', 'QROO', 'Quintanaroo'. */
const keyOf = (text: string) => plainWords(text).replaceAll(' ', '');

type Index = ReadonlyMap<string, readonly Match[]>;

function indexOf(entries: Iterable<readonly [string, Match]>): Index {
  const index = new Map<string, Match[]>();
  for (const [name, match] of entries) {
    const key = keyOf(name);
    index.set(key, [...(index.get(key) ?? []), match]);
  }
  return index;
}

function* namesOfStates(): Generator<readonly [string, Match]> {
  for (const state of STATES) {
    const { official = '', short, codes = [] } = STATE_NAMES[state];
    // 'Coahuila de Zaragoza', 'Coah. de Zaragoza'
    const tail = official.startsWith(`${state} `) ? official.slice(state.length) : '';
    const own = [state, ...short, ...codes];
    const names = new Set([...own, ...(tail === '' ? [] : own.map((name) => name + tail))]);
    // 'México' alone is also the country and its capital.
    if (official !== '' && official !== 'México') names.add(official);
    for (const name of names) yield [name, { state, municipality: null }];
  }
  for (const [name, states] of Object.entries(SEVERAL_STATES)) {
    for (const state of states) yield [name, { state, municipality: null }];
  }
}

function* namesOfCities(): Generator<readonly [string, Match]> {
  for (const { name, ...match } of cityNames()) yield [name, match];
}

let indexes: { states: Index; cities: Index } | undefined;
const names = () =>
  (indexes ??= { states: indexOf(namesOfStates()), cities: indexOf(namesOfCities()) });

/** Words before a name, and what the name then is. */
const BEFORE: readonly [RegExp, 'states' | 'cities' | 'capital' | 'any'][] = [
  [/^estado (?:libre y soberano )?(?:de )?/u, 'states'],
  [/^(?:alcaldia|alc|delegacion|del) (?:de )?/u, 'capital'],
  [/^municipio (?:de )?/u, 'cities'],
  [/^(?:h|heroica) (?:ciudad (?:de )?)?/u, 'any'],
  [/^(?:zona|area) metropolitana de /u, 'any'],
  [/^ciudad de /u, 'any'],
];

/** The places that a whole text names. */
function placesCalled(text: string): readonly Match[] {
  if (/^(?:méx\.?|mex\.)$/iu.test(text.trim().normalize('NFC')))
    return [{ state: 'Estado de México', municipality: null }];
  const words = plainWords(text).replace(/ (?:capital|y alrededores|y area metropolitana)$/u, '');
  const found = anyPlace(words);
  if (found.length > 0) return found;
  for (const [before, kind] of BEFORE) {
    const name = words.replace(before, '');
    if (name === words) continue;
    const places = placesOf(kind, name);
    if (places.length > 0) return places;
  }
  return [];
}

const anyPlace = (name: string) =>
  placesOf('states', name).concat(
    // A state's name means the state, also where a city is called the same.
    placesOf('states', name).length > 0 ? [] : placesOf('cities', name),
  );

function placesOf(kind: 'states' | 'cities' | 'capital' | 'any', name: string): Match[] {
  if (kind === 'any') return anyPlace(name);
  if (kind === 'capital')
    return placesOf('cities', name).filter(({ state }) => state === 'Ciudad de México');
  return [...(names()[kind].get(name.replaceAll(' ', '')) ?? [])];
}

/** The country says nothing about the state. */
const COUNTRY = /^(?:(?:republica|estados unidos) mexican[ao]s?|mexico|mex|mx)$/u;

/** Reads the state that a text names, in whatever spelling, from its own name or from that of a municipality or city in it. */
export function readState(text: string): StateReading {
  // A damaged name is not guessed.
  if (/[?\uFFFD]/u.test(text)) return { kind: 'none' };
  const places = placesCalled(text);
  if (places.length > 0) return readingOf([places]);
  const choices = text.split(/ ?\/ ?| [oóy] /iu).map(placesCalled);
  if (choices.length > 1 && choices.every((found) => found.length > 0))
    return readingOf([choices.flat()]);
  const parts = partsOf(text);
  // 'Méx.' is the state where that fits, and the country elsewhere; 'México' beside another name is the country.
  const named = parts.filter((part) => !COUNTRY.test(plainWords(part)));
  if (named.length === 0) return readingOf(parts.map(placesCalled));
  const withState = parts.filter((part) => named.includes(part) || part.includes('.'));
  const reading = readingOf(withState.map(placesCalled));
  return reading.kind === 'none' ? readingOf(named.map(placesCalled)) : reading;
}

/** 'Naucalpan, Méx.' and 'Monterrey NL' have two parts. */
function partsOf(text: string): string[] {
  const parts = text
    .replace(/^\s*\d{5}\b|\b\d{5}\s*$/gu, '')
    .split(/[,;/|()–—:>]| - |-/u)
    .filter((part) => part.trim() !== '');
  if (parts.length > 1) return parts;
  const words = text.trim().split(/\s+/u);
  for (let at = 1; at < words.length; at += 1) {
    const [first, last] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const isState =
      placesOf('states', plainWords(last)).length > 0 || COUNTRY.test(plainWords(last));
    if (isState && placesCalled(first).length > 0) return [first, last];
  }
  return parts;
}

const statesOf = (places: readonly Match[]) => [...new Set(places.map(({ state }) => state))];

/** The state that all parts of a text allow. A name that occurs in several states says nothing against a state that stands beside it. */
function readingOf(parts: readonly (readonly Match[])[]): StateReading {
  const sets = parts.map(statesOf).filter((states) => states.length > 0);
  const sure = sets.filter((states) => states.length === 1).map(([state]) => state);
  if (new Set(sure).size > 1) return { kind: 'none' };
  const allowed = sure.length > 0 ? sure : common(sets);
  const [state, ...others] = allowed.filter((one): one is State => one !== undefined);
  if (state === undefined) return { kind: 'none' };
  const rest = others.filter((other) => other !== state);
  if (rest.length > 0) return { kind: 'several', states: [state, ...rest] };
  const place = parts.flat().find((one) => one.state === state && one.municipality !== null);
  return { kind: 'state', state, municipality: place?.municipality ?? null };
}

const common = ([first = [], ...others]: readonly (readonly State[])[]) =>
  first.filter((state) => others.every((states) => states.includes(state)));
