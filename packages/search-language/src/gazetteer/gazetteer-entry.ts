import { plainName } from '../words/plain-name.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';

/** A place as the file writes it. Its point, population and path are read when somebody asks for them. */
export interface GazetteerEntry {
  name: string;
  /** The name in plain letters. */
  plain: string;
  /** Name, point, population and other names: 'Corral del Risco|20.773|-105.515|1500=Punta de Mita'. Those after the name may be missing. */
  line: string;
  kind: GazetteerPlace['kind'];
  /** The wider place: a municipio, or the state of a municipio. */
  around: GazetteerEntry | null;
  /** The lines of the places inside. */
  inside: readonly string[];
}

interface Facts {
  middle: GazetteerPlace['middle'];
  population: number;
}

function factsOf(line: string): Facts {
  const end = line.indexOf('=');
  const [, lat, lng, population] = (end < 0 ? line : line.slice(0, end)).split('|');
  const middle = lat === undefined ? null : { lat: Number(lat), lng: Number(lng) };
  return { middle, population: Number(population ?? 0) };
}

/** The last field of a line. Where it is missing the longitude stands there, which is below 0 all over the country. */
export function populationIn(line: string): number {
  const others = line.indexOf('=');
  const end = others < 0 ? line.length : others;
  return Math.max(0, Number(line.slice(line.lastIndexOf('|', end) + 1, end)));
}

/** Other names of the place in a line, in plain letters. */
export function othersIn(line: string): string[] {
  const start = line.indexOf('=');
  return start < 0
    ? []
    : line
        .slice(start + 1)
        .split('=')
        .map(plainName);
}

/** The middle of several places, each as heavy as its population. */
function middleOf(places: readonly Facts[]): GazetteerPlace['middle'] {
  let [lat, lng, weight] = [0, 0, 0];
  for (const { middle, population } of places) {
    if (!middle) continue;
    lat += middle.lat * (population + 1);
    lng += middle.lng * (population + 1);
    weight += population + 1;
  }
  return weight === 0 ? null : { lat: lat / weight, lng: lng / weight };
}

/** A state or municipio has a point of its own if a town is named after it. Otherwise its places tell. */
function wholeFacts({ line, kind, inside }: GazetteerEntry): Facts {
  const own = factsOf(line);
  if (kind === 'town' || kind === 'colonia') return own;
  const places = inside.map(factsOf).toSorted((a, b) => b.population - a.population);
  const within = places.reduce((sum, { population }) => sum + population, 0);
  if (kind === 'state')
    return { middle: own.middle ?? middleOf(places), population: own.population || within };
  return {
    middle: own.middle ?? places[0]?.middle ?? null,
    population: Math.max(own.population, within),
  };
}

export const slugOf = (plain: string) => plain.replaceAll(' ', '-');

export const pathOf = ({ plain, around }: GazetteerEntry): string =>
  around === null ? slugOf(plain) : `${pathOf(around)}/${slugOf(plain)}`;

export function placeOf(entry: GazetteerEntry): GazetteerPlace {
  const { name, plain, kind, around } = entry;
  const level = around === null ? 0 : around.around === null ? 1 : 2;
  return { path: pathOf(entry), name, plain, level, kind, ...wholeFacts(entry) };
}
