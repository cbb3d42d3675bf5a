import { gazetteerPlace } from '../gazetteer/gazetteer.ts';
import type { PlaceCandidate } from './place-candidates.ts';

/** How a name follows the one before it: 'A o B', 'A, B' or 'A en B'. */
export type Join = 'or' | 'comma' | 'plain';

export interface NamedPlace {
  name: string;
  candidates: readonly PlaceCandidate[];
  /** Names with only small words between them have the same group. */
  group?: number | undefined;
  join?: Join | undefined;
}

/** A name of a sentence with the paths that it means. */
interface Mention extends NamedPlace {
  at: number;
  paths: readonly string[];
}

/**
 * The paths that the named places mean together. Of a name that several places have, those inside another named place are meant, and a
 * place adds nothing to one inside it that is named as well: 'Juárez, Chihuahua' is one city.
 */
export function choosePaths(named: readonly NamedPlace[]): string[] {
  const mentions = mentionsOf(named);
  const narrowed = mentions.map((mention): Mention => {
    const around = mentions.filter((other) => other !== mention && mayContain(other, mention));
    const inside = mention.candidates.filter((one) =>
      around.some((other) => isInside(one.path, other.paths)),
    );
    const { name, candidates, group, join, at, paths } = mention;
    return {
      name,
      candidates,
      group,
      join,
      at,
      paths: inside.length === 0 ? paths : likeliest(inside),
    };
  });
  const kept = narrowed.filter(
    (mention) => !narrowed.some((other) => isSaidBy(mention, other, narrowed)),
  );
  return [...new Set(kept.flatMap((mention) => besideOthers(mention, kept)))];
}

const stateOf = (path: string) => path.split('/')[0];
const isState = (path: string) => !path.includes('/');
const isTown = (path: string) => gazetteerPlace(path)?.kind === 'town';

/** People count the suburbs of Mexico City in the state around it as the city. */
export function metropolisOf(path: string): string | undefined {
  const [state] = path.split('/');
  return state === 'estado-de-mexico' ? MEXICO_CITY : state;
}

/** A name that several states have means the one in the state of its neighbours: 'Copilco o Santo Domingo'. */
function besideOthers(mention: Mention, all: readonly Mention[]): readonly string[] {
  const { candidates, paths, group } = mention;
  if (group === undefined || paths.every(isState)) return paths;
  const beside = all.filter((one) => one !== mention && one.group === group);
  for (const around of [stateOf, metropolisOf]) {
    const states = new Set(beside.flatMap((one) => one.paths.map(around)));
    const isThere = ({ path }: PlaceCandidate) => states.has(around(path));
    const offered = paths.map(asOffered).filter(isThere);
    const others = candidates.filter((one) => !isOffered(mention) || !isTown(one.path));
    const near = offered.length > 0 ? offered : others.filter(isThere);
    if (states.size === 1 && near.length > 0) return likeliest(near);
  }
  return paths;
}

/** Each name once. One that is said twice means the place inside the wider one: 'Puebla, Puebla'. */
function mentionsOf(named: readonly NamedPlace[]): Mention[] {
  const byName = new Map<string, Mention>();
  for (const { name, candidates, group, join } of named) {
    const first = byName.get(name);
    const inside = first ? candidates.filter(({ path }) => isInside(path, first.paths)) : [];
    const paths = likeliest(inside.length > 0 ? inside : candidates);
    const { at, ...position } = first ?? { at: byName.size, group, join };
    byName.set(name, { name, candidates, paths, at, group: position.group, join: position.join });
  }
  return [...byName.values()];
}

/** Whether one name may tell which place another one means. Of two that could tell each other, the later one is the wider. */
function mayContain(wider: Mention, mention: Mention): boolean {
  const { candidates, paths } = mention;
  const contains = (one: readonly PlaceCandidate[], outer: readonly string[]) =>
    one.some(({ path }) => isInside(path, outer));
  if (levelOf(wider.paths) > levelOf(paths) || !contains(candidates, wider.paths)) return false;
  // Beside a choice, what is on offer stays what people mean.
  if (
    isOffered(mention) &&
    joinOf(wider, mention) === 'or' &&
    !contains(paths.map(asOffered), wider.paths)
  )
    return false;
  const isMutual = levelOf(wider.paths) === levelOf(paths) && contains(wider.candidates, paths);
  return !isMutual || wider.at > mention.at;
}

const asOffered = (path: string): PlaceCandidate => ({ path, rank: 0 });

const isOffered = ({ candidates }: NamedPlace) => candidates.some(({ rank }) => rank === 0);

/** Whether another name says more of what a name means: a colonia of its city, or of a neighbour that people count to the city. */
function isSaidBy(mention: Mention, other: Mention, all: readonly Mention[]): boolean {
  if (other.at === mention.at) return false;
  const join = joinOf(mention, other);
  const isBeside = join !== undefined && join !== 'or';
  if (other.paths.some((path) => isInside(path, mention.paths)))
    return isBeside || !hasChoice(mention, all);
  if ((join === 'comma' || join === 'plain') && isTownAround(mention, other)) return true;
  const isAfter = other.at < mention.at;
  return isBeside && (join !== 'comma' || isAfter) && isOfMetropolis(mention, other);
}

/** Colonias of Cancún lie beside it in their municipio. */
const isTownAround = ({ paths: towns }: Mention, { paths }: Mention): boolean => {
  const around = new Set(towns.map(aroundOf));
  return (
    levelOf(paths) > 2 &&
    paths.every((path) => around.has(aroundOf(path))) &&
    towns.every(isTown) &&
    !paths.some(isTown)
  );
};

const aroundOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

/** How two names are joined that stand side by side; undefined for others of one group. */
function joinOf(one: Mention, other: Mention): Join | 'apart' | undefined {
  if (one.group === undefined || one.group !== other.group) return 'apart';
  if (Math.abs(one.at - other.at) > 1) return undefined;
  return one.at > other.at ? one.join : other.join;
}

/** All names of 'Juárez o Cuauhtémoc' are meant, though one contains the other. */
const hasChoice = ({ group }: Mention, all: readonly Mention[]) =>
  all.some((one) => one.group === group && one.join === 'or');

/** 'En Guadalajara, por Puerta de Hierro' means that colonia of Zapopan. Mexico City is one city with many alcaldías. */
const isOfMetropolis = ({ paths: cities }: Mention, { paths }: Mention): boolean =>
  cities.every((city) => {
    const [state = '', ...rest] = city.split('/');
    const isCity = rest.length === 1 && state !== MEXICO_CITY;
    return isCity && paths.every((path) => levelOf([path]) > 2 && isInside(path, [state]));
  });

const MEXICO_CITY = 'ciudad-de-mexico';

const levelOf = (paths: readonly string[]) =>
  Math.min(...paths.map((path) => path.split('/').length));

const isInside = (path: string, wider: readonly string[]) =>
  wider.some((one) => path.startsWith(`${one}/`));

/** Offers rule. */
function likeliest(candidates: readonly PlaceCandidate[]): string[] {
  const best = Math.min(...candidates.map(({ rank }) => rank));
  return candidates.flatMap(({ path, rank }) => (rank === best ? path : []));
}
