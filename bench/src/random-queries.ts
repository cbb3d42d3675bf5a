import { SERVER_FILTERS } from '@pbr/api/search/filters';
import { places } from './data/places.ts';
import { createRandom, type Random } from './data/random.ts';
import { named, type ScreenQuery } from './screen-queries.ts';

const WORDS =
  'casa,departamento,oficina,terreno,local,terraza,vista,jardín,nuevo,amplia,san,santa,del,alberca'.split(
    ',',
  );
const SORTS = ['newest', 'newest', 'price-low', 'price-high', 'bedrooms'];
const SEED = 9;

/**
 * Random combinations of the filters that the screen offers, the same every time. Some make no sense (an office with five bedrooms),
 * because the database has to answer those too.
 */
export function randomQueries(count: number): ScreenQuery[] {
  const random = createRandom(SEED);
  return Array.from({ length: count }, () => {
    const input = randomInput(random);
    return { name: named(input), kind: 'lot', call: 'property.search', input };
  });
}

export function randomInput(random: Random): ScreenQuery['input'] {
  const drawn = Object.fromEntries(
    Object.entries(SERVER_FILTERS).flatMap(([key, { drawn: draw }]) =>
      draw && random.chance(draw.chance) ? [[key, random.pick<string | number>(draw.of)]] : [],
    ),
  );
  return {
    ...drawn,
    ...(random.chance(0.5) && { search: search(random) }),
    ...(random.chance(0.25) && { places: placesOf(random) }),
    ...(random.chance(0.4) && priceRange(random, drawn['operation'] === 'renta')),
    sort: random.pick(SORTS),
  };
}

/** A place or its first word, sometimes with another word before it, or only that word. */
function search(random: Random): string {
  const place = random.pick(places);
  const name = random.pick([place.neighborhood, place.city, place.state]);
  const written = random.chance(0.5) ? name : (name.split(' ')[0] ?? name);
  const word = random.pick(WORDS);
  return random.pick([written, written, `${word} ${written}`, word]);
}

/** One or two states, cities or colonias. */
function placesOf(random: Random): string {
  const one = () => {
    const { state, city, neighborhood } = random.pick(places);
    return [state, city, neighborhood].slice(0, random.whole(1, 3)).map(slugOf).join('/');
  };
  return random.chance(0.7) ? one() : `${one()},${one()}`;
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/gu, '-');

function priceRange(random: Random, isRent: boolean): ScreenQuery['input'] {
  const [least, most] = isRent ? [5_000, 100_000] : [500_000, 40_000_000];
  const price = () => twoDigits(least * (most / least) ** random.next());
  const [low = least, high = most] = [price(), price()].toSorted((a, b) => a - b);
  return random.pick([{ minPrice: low }, { maxPrice: high }, { minPrice: low, maxPrice: high }]);
}

function twoDigits(price: number): number {
  const unit = 10 ** (Math.floor(Math.log10(price)) - 1);
  return Math.round(price / unit) * unit;
}
