import { LANDMARKS } from './landmark-list.ts';
import { plainName } from '../words/plain-name.ts';
import type { KnownPlaces } from './known-places.ts';
import { keyOfName, type PlaceNames, withoutArticle } from '../words/place-names.ts';

const CITY = 'ciudad-de-mexico';

const NAMES: ReadonlySet<string> = new Set(LANDMARKS.map(({ name }) => name));

const named = new WeakMap<KnownPlaces, PlaceNames>();

/**
 * The colonias around each landmark in which something is on offer, else those that the gazetteer knows. A listing that does not say its
 * alcaldía lies in the city alone.
 */
export function landmarkNames(places: KnownPlaces): PlaceNames {
  // Every sentence asks, and the places stay the same for minutes.
  const names = named.get(places) ?? findNames(places);
  named.set(places, names);
  return names;
}

const findNames = ({ get }: KnownPlaces): PlaceNames =>
  new Map(
    LANDMARKS.flatMap(({ name, around }): [string, string[]][] => {
      const known = [...around, ...around.flatMap(inCityAlone)].flatMap((path) => get(path) ?? []);
      const offered = known.filter(({ total }) => total > 0);
      const paths = (offered.length > 0 ? offered : known).map(({ path }) => path);
      return paths.length === 0 ? [] : [[name, paths]];
    }),
  );

function inCityAlone(path: string): string[] {
  const [state, _alcaldia, colonia] = path.split('/');
  return state === CITY && colonia !== undefined ? [`${CITY}/${CITY}/${colonia}`] : [];
}

/** 'los alrededores del Parque México', if a text names that landmark and nothing beside. */
export function aroundLandmark(text: string): string | undefined {
  const typed = keyOfName(text.replaceAll('.', ''));
  const found = LANDMARKS.find(({ name }) => name === typed);
  return found && `los alrededores ${found.spoken}`;
}

/** Whether a name in plain letters is one of a landmark. */
export const isLandmark = (plain: string): boolean => NAMES.has(withoutArticle(plain));

/** Whether a text names a landmark, wherever something is on offer. */
export function hasLandmark(text: string): boolean {
  const words = ` ${plainName(text.replaceAll('.', ''))} `;
  return LANDMARKS.some(({ name }) => words.includes(` ${name} `));
}
