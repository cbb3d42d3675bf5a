import { cityNames } from '@pbr/schemas/property/places/state-reading/city-names';
import { STATE_NAMES } from '@pbr/schemas/property/places/state-reading/state-names';
import { STATES } from '@pbr/schemas/property/places/states';
import { plainName } from '../words/plain-name.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import { NO_SHORT_NAMES, SPOKEN_NAMES } from './spoken-names.ts';

type Places = ReadonlyMap<string, GazetteerPlace>;
/** A name in plain letters and the path of a place that it means. */
type OtherName = readonly [plain: string, path: string];

const slugOf = (name: string) => plainName(name).replaceAll(' ', '-');

function* namesOfStates(): Generator<OtherName> {
  for (const state of STATES) {
    const { official = '', short } = STATE_NAMES[state];
    for (const name of short) yield [name, slugOf(state)];
    // 'México' alone is also the country and its capital.
    if (official !== '' && official !== 'México') yield [plainName(official), slugOf(state)];
  }
}

/** The names by which people call municipios and cities in a column of states: 'Ciudad Acuña', 'Neza'. */
function* namesOfCities(places: Places): Generator<OtherName> {
  for (const { name, state, municipality } of cityNames()) {
    const plain = plainName(name);
    const path = `${slugOf(state)}/${slugOf(municipality)}`;
    // A town of that name is a place of its own.
    if (places.has(path) && !places.has(`${path}/${slugOf(name)}`)) yield [plain, path];
  }
}

/** 'Acapulco' for Acapulco de Juárez. */
function shortNameOf({ kind, plain }: GazetteerPlace): string | undefined {
  if (kind !== 'municipio' && kind !== 'alcaldia') return undefined;
  const head = /^([a-z]+) (?:de|del) /u.exec(plain)?.[1];
  return head === undefined || NO_SHORT_NAMES.has(head) ? undefined : head;
}

function* shortNames(places: Places): Generator<OtherName> {
  for (const place of places.values()) {
    const short = shortNameOf(place);
    if (short !== undefined) yield [short, place.path];
  }
}

function* spokenNames(): Generator<OtherName> {
  for (const [path, names] of Object.entries(SPOKEN_NAMES))
    for (const name of names.split(', ')) yield [name, path];
}

/** All names of places besides their own, in plain letters. */
export function* otherNamesOf(places: Places): Generator<OtherName> {
  yield* namesOfStates();
  yield* namesOfCities(places);
  yield* shortNames(places);
  yield* spokenNames();
}
