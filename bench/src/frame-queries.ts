import { places } from './data/places.ts';
import { createRandom, type Random } from './data/random.ts';
import { randomInput } from './random-queries.ts';
import { named, type ScreenQuery } from './screen-queries.ts';

const SEED = 44;
/** Half the width of a frame in degrees: from a few streets to several states. */
const AROUND = [0.006, 0.012, 0.02, 0.05, 0.15, 0.5, 2];
const COUNTRY = '-118,14,-86,33';

const frameAround = (lng: number, lat: number, around: number) =>
  [lng - around, lat - around * 0.8, lng + around, lat + around * 0.8]
    .map((degrees) => degrees.toFixed(3))
    .join();

function frame(random: Random): string {
  if (random.chance(0.1)) return COUNTRY;
  // Most people look where most listings are.
  const place = places[Math.floor(random.next() ** 2 * places.length)] ?? random.pick(places);
  return frameAround(place.longitude, place.latitude, random.pick(AROUND));
}

/** Lists and maps of frames of all sizes with random filters, the same every time. */
export function frameQueries(count: number): ScreenQuery[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, (_, number) => {
    const input = { ...randomInput(random), bbox: frame(random) };
    return number % 2 === 0
      ? { name: named(input), kind: 'box', call: 'property.search', input }
      : { name: `mapa ${named(input)}`, kind: 'map', call: 'property.map', input };
  });
}

/** Frames of whole states and of the country. */
const WIDE = [COUNTRY, '-99.4,19,-98.9,19.6', '-105.7,18.9,-101.5,22.8', '-101.2,23.1,-98.4,27.8'];

/** Maps of the country and of states, whose listings are too many to be drawn one by one. */
export const cellQueries: readonly ScreenQuery[] = [undefined, ...WIDE].flatMap((bbox) =>
  [{}, { operation: 'venta' }, { operation: 'renta' }, { type: 'casa,departamento' }].map(
    (filters): ScreenQuery => {
      const input = { ...filters, ...(bbox !== undefined && { bbox }) };
      return { name: `mapa ${named(input)}`, kind: 'cells', call: 'property.map', input };
    },
  ),
);

/** About a thousand listings of a city, one by one. */
export const pointQueries: readonly ScreenQuery[] = [
  { bbox: '-99.181,19.41,-99.174,19.416' },
  { bbox: '-103.36,20.66,-103.33,20.68', operation: 'renta', type: 'casa' },
  { bbox: '-100.5,25.5,-100.1,25.9', operation: 'renta', type: 'local' },
  { bbox: '-99.181,19.40,-99.164,19.416', operation: 'renta', bedrooms: 4 },
].map((input) => ({ name: `mapa ${named(input)}`, kind: 'points', call: 'property.map', input }));
