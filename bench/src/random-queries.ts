import { places } from './data/places.ts';
import { createRandom, type Random } from './data/random.ts';
import { named, type ScreenQuery } from './screen-queries.ts';

const WORDS =
  'casa,departamento,oficina,terreno,local,terraza,vista,jardín,nuevo,amplia,san,santa,del,alberca'.split(
    ',',
  );
const AMENITIES =
  'Alberca,Gimnasio,Elevador,Terraza,Pet friendly,Cocina integral,Bodega,Paneles solares'.split(
    ',',
  );
const TYPES = [
  ...'casa,departamento,casa,departamento,terreno,oficina,local'.split(','),
  'casa,departamento',
];
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

function randomInput(random: Random): ScreenQuery['input'] {
  const operation = random.chance(0.5) ? random.pick(['venta', 'venta', 'renta']) : undefined;
  const entries: [string, string | number | undefined][] = [
    ['search', random.chance(0.5) ? search(random) : undefined],
    ['operation', operation],
    ['places', random.chance(0.25) ? placesOf(random) : undefined],
    ['type', random.chance(0.5) ? random.pick(TYPES) : undefined],
    ...(random.chance(0.4) ? priceRange(random, operation === 'renta') : []),
    ['bedrooms', some(random, 0.3, [1, 2, 3, 4, 5])],
    ['bathrooms', some(random, 0.2, [1, 2, 3, 4])],
    ['parking', some(random, 0.2, [1, 2, 3])],
    [random.pick(['minArea', 'maxArea']), some(random, 0.15, [60, 100, 150, 250, 400])],
    ['amenities', random.chance(0.15) ? amenities(random) : undefined],
    ['pets', random.chance(0.1) ? 'si' : undefined],
    [
      'furnished',
      random.chance(0.08) ? random.pick(['amueblado', 'amueblado', 'sin-muebles']) : undefined,
    ],
    ['availableBy', random.chance(0.08) ? random.pick(['2026-12-01', '2027-02-28']) : undefined],
    ['publishedWithin', some(random, 0.15, [1, 7, 30])],
    ['sort', random.pick(SORTS)],
  ];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | number] => entry[1] !== undefined),
  );
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

function priceRange(random: Random, isRent: boolean): [string, number][] {
  const [least, most] = isRent ? [5_000, 100_000] : [500_000, 40_000_000];
  const price = () => twoDigits(least * (most / least) ** random.next());
  const [low = least, high = most] = [price(), price()].toSorted((a, b) => a - b);
  return random.pick<[string, number][]>([
    [['minPrice', low]],
    [['maxPrice', high]],
    [
      ['minPrice', low],
      ['maxPrice', high],
    ],
  ]);
}

function twoDigits(price: number): number {
  const unit = 10 ** (Math.floor(Math.log10(price)) - 1);
  return Math.round(price / unit) * unit;
}

const amenities = (random: Random) =>
  [...new Set(Array.from({ length: random.whole(1, 3) }, () => random.pick(AMENITIES)))].join(',');

const some = (random: Random, probability: number, values: readonly number[]) =>
  random.chance(probability) ? random.pick(values) : undefined;
