import { MOST_PLACES, type MapPlace } from '@pbr/schemas/property/map';
import { type Frame, roundedFrame } from '@pbr/schemas/property/search/frame';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { gazetteerPlaces } from '@pbr/search-language/gazetteer/gazetteer';
import type { KnownPlaces } from '@pbr/search-language/places/known-places';

const LEVELS = ['state', 'city', 'colonia'] as const;

/** A frame narrower than so many degrees names places from these levels on. */
const NAMED_IN = [
  { narrowerThan: 1, levels: [1, 2] },
  { narrowerThan: 6, levels: [0, 1] },
  { narrowerThan: Infinity, levels: [0] },
] as const;

interface Place {
  name: string;
  path: string;
  level: number;
  middle: { lat: number; lng: number } | null;
}

/** The places to name on a map: those with most listings first, then those of the gazetteer with most people. */
export function placesIn(frame: Frame, known: KnownPlaces): MapPlace[] {
  const width = frame.east - frame.west;
  const levels: readonly number[] =
    NAMED_IN.find(({ narrowerThan }) => width < narrowerThan)?.levels ?? [];
  const isNamed = ({ level, middle }: Place) =>
    middle !== null && levels.includes(level) && isInside(middle, frame);
  const offered = known.offered.filter(isNamed);
  const others =
    offered.length < MOST_PLACES
      ? gazetteerPlaces()
          .filter((place) => isNamed(place) && !known.get(place.path)?.total)
          .toSorted((a, b) => b.population - a.population)
          .map(({ name, path, level, middle }) => ({ name, path, level, middle, total: 0 }))
      : [];
  return withoutNamesakes([...offered, ...others])
    .slice(0, MOST_PLACES)
    .flatMap(({ name, level, middle, total }) => {
      const named = LEVELS[level];
      return middle && named
        ? [{ name, latitude: middle.lat, longitude: middle.lng, level: named, total }]
        : [];
    });
}

/** Degrees around the middle of a state, a city and a colonia. */
const AROUND_MIDDLE = [1.5, 0.08, 0.015] as const;

/** A frame around the middles of places, for a search that finds nothing to draw there; null where none has a middle. */
export function frameOfPlaces(places: string | undefined, known: KnownPlaces): Frame | null {
  const found = splitPlaces(places).flatMap((path) => {
    const { middle, level } = known.get(path) ?? {};
    return middle ? [{ ...middle, around: AROUND_MIDDLE[level ?? 0] ?? 0 }] : [];
  });
  if (found.length === 0) return null;
  return roundedFrame({
    west: Math.min(...found.map(({ lng, around }) => lng - around)),
    south: Math.min(...found.map(({ lat, around }) => lat - around)),
    east: Math.max(...found.map(({ lng, around }) => lng + around)),
    north: Math.max(...found.map(({ lat, around }) => lat + around)),
  });
}

const isInside = ({ lat, lng }: { lat: number; lng: number }, frame: Frame) =>
  lng >= frame.west && lng <= frame.east && lat >= frame.south && lat <= frame.north;

/** Most towns have the name of their municipio, and lie in its middle. */
function withoutNamesakes<One extends Place>(places: readonly One[]): One[] {
  const names = new Set<string>();
  return places.filter(({ name }) => {
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
}
