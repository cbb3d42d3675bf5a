import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoRoot } from '../lib/paths.ts';
import { type Demo, readDemo } from './read-demo.ts';

const RATE = 18.4;

const demo = await readDemo(demoRoot);
const { listings, inquiries, pictures, shares } = demo;
type Listing = Demo['listings'][number];

const isListed = ({ isActive, dealStatus }: Listing) =>
  isActive !== false && dealStatus !== 'vendida' && dealStatus !== 'rentada';

function medianInPesos(key: 'salePrice' | 'rentPrice'): number {
  const prices = listings
    .flatMap(({ property: { [key]: price, currency } }) =>
      price === null ? [] : [Number(price) * (currency === 'USD' ? RATE : 1)],
    )
    .toSorted((a, b) => a - b);
  const middle = prices.length / 2;
  return ((prices[Math.ceil(middle) - 1] ?? 0) + (prices[Math.floor(middle)] ?? 0)) / 2;
}

function countBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return counts;
}

const rawFile = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(demoRoot, `${name}.json`), 'utf8'));

/** The subject of a picture: 'kitchen 4' is another kitchen than 'kitchen 3'. */
const kindOf = (name: string | undefined) => name?.split(' ')[0] ?? '';

describe('the listings of the demo', () => {
  it('are sixty, of every type and operation, from five agents', () => {
    expect(listings).toHaveLength(60);
    expect(countBy(listings, ({ property }) => property.propertyType).size).toBe(5);
    expect(countBy(listings, ({ property }) => property.operationType).size).toBe(3);
    const perAgent = countBy(listings, ({ agent }) => agent);
    expect(perAgent.size).toBe(5);
    expect(Math.min(...perAgent.values())).toBeGreaterThanOrEqual(9);
  });

  it('are mostly in Mexico City, and in at least ten other states', () => {
    const states = countBy(listings, ({ property }) => property.state);
    expect(states.get('Ciudad de México')).toBeGreaterThanOrEqual(31);
    expect(states.size).toBeGreaterThanOrEqual(11);
  });

  it('have points for about half of them, with each precision, and one hidden street', () => {
    const located = listings.filter(({ property: p }) => p.latitude !== null);
    expect(located.length).toBeGreaterThan(25);
    expect(located.length).toBeLessThan(35);
    const precisions = countBy(located, ({ property }) => property.locationPrecision);
    expect([precisions.get('exacta'), precisions.get('oculta')]).toEqual([1, 1]);
    expect(listings.filter(({ property }) => property.hideStreet)).toHaveLength(1);
  });

  it('have a municipality and a postal code each, one colonia always the same', () => {
    const lacking = listings.filter(({ property: p }) => !p.municipality || !p.postalCode);
    expect(lacking).toEqual([]);
    const codes = listings.map(({ property: p }) =>
      [p.state, p.municipality, p.neighborhood, p.postalCode].join(' '),
    );
    const colonias = listings.map(({ property: p }) => [p.state, p.neighborhood].join(' '));
    expect(new Set(codes).size).toBe(new Set(colonias).size);
  });

  it('have the prices of 2026', () => {
    expect(medianInPesos('rentPrice')).toBeGreaterThan(42_000);
    expect(medianInPesos('rentPrice')).toBeLessThan(48_000);
    expect(medianInPesos('salePrice')).toBeGreaterThan(7_500_000);
    expect(medianInPesos('salePrice')).toBeLessThan(8_500_000);
  });

  it('show every case of a portal: paused, in dollars, without a price, reserved, sold and rented', () => {
    const count = (test: (listing: Listing) => boolean) => listings.filter(test).length;
    expect(count(({ isActive }) => isActive === false)).toBe(3);
    expect(count(({ property }) => property.currency === 'USD')).toBeGreaterThanOrEqual(5);
    const isPriceless = ({ property: { salePrice, rentPrice } }: Listing) =>
      salePrice === null && rentPrice === null;
    expect(count(isPriceless)).toBe(2);
    expect(count(({ property }) => property.operationType === 'ambos')).toBeGreaterThanOrEqual(4);
    for (const status of ['apartada', 'vendida', 'rentada']) {
      expect(count(({ dealStatus }) => dealStatus === status)).toBe(1);
    }
  });

  it('fill a landing page in each of eight colonias', () => {
    const places = listings
      .filter(isListed)
      .flatMap(({ property: { operationType, state, city, neighborhood } }) =>
        (operationType === 'ambos' ? ['venta', 'renta'] : [operationType]).map(
          (operation) => `${operation} ${state} ${city} ${neighborhood}`,
        ),
      );
    const dense = [...countBy(places, (place) => place).values()].filter((count) => count >= 3);
    expect(dense.length).toBeGreaterThanOrEqual(8);
  });

  it('stay unchanged by the validation of the forms', async () => {
    const raw = (await rawFile('listings')) as { property: { description: string[] } }[];
    for (const [n, { property }] of raw.entries()) {
      const description = property.description.join('\n\n');
      expect(listings[n]?.property).toMatchObject({ ...property, description });
    }
  });

  it('each have their own description of two to four paragraphs', () => {
    const paragraphs = listings.flatMap(({ property }) => {
      const own = property.description.split('\n\n');
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.length).toBeLessThanOrEqual(4);
      return own;
    });
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(new Set(listings.map(({ property }) => property.name)).size).toBe(listings.length);
  });

  it('share the names of amenities, most of which occur more than once', () => {
    const used = countBy(
      listings.flatMap(({ property }) => property.features),
      (name) => name,
    );
    expect(used.size).toBeGreaterThan(30);
    expect([...used.values()].filter((count) => count === 1).length).toBeLessThanOrEqual(2);
  });

  it('were published over several months, no two at the same time', () => {
    const hours = listings.map(({ hoursAgo }) => hoursAgo);
    expect(new Set(hours).size).toBe(hours.length);
    expect(Math.max(...hours)).toBeGreaterThan(90 * 24);
  });
});

describe('the pictures of the demo', () => {
  it('are five to eight per listing, none twice', () => {
    for (const { key, photos } of listings) {
      expect({ key, isFew: photos.length < 5, isMany: photos.length > 8 }).toEqual({
        key,
        isFew: false,
        isMany: false,
      });
      expect(new Set(photos).size).toBe(photos.length);
    }
  });

  it("give each listing a primary photo that is no other listing's primary one", () => {
    const first = listings.map(({ photos }) => photos[0]);
    expect(new Set(first).size).toBe(first.length);
  });

  it('vary in their subject among the newest fifteen', () => {
    const newest = listings
      .filter(isListed)
      .toSorted((a, b) => a.hoursAgo - b.hoursAgo)
      .slice(0, 15);
    const kinds = countBy(newest, ({ photos }) => kindOf(photos[0]));
    expect(kinds.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...kinds.values())).toBe(2);
  });

  it('show no rooms on land, no bedroom in an office and no desk in a home', () => {
    const rooms = ['livingRoom', 'diningRoom', 'kitchen', 'bedroom', 'bathroom', 'hallway'];
    const unfit: Record<string, string[]> = {
      terreno: [...rooms, 'study', 'office', 'premises'],
      oficina: ['livingRoom', 'diningRoom', 'kitchen', 'bedroom'],
      local: ['livingRoom', 'diningRoom', 'kitchen', 'bedroom'],
      casa: ['office', 'premises', 'shop', 'tower', 'warehouse'],
      departamento: ['office', 'premises', 'shop', 'warehouse'],
    };
    const wrong = listings.flatMap(({ key, property, photos }) =>
      photos
        .filter((name) => unfit[property.propertyType]!.includes(kindOf(name)))
        .map((name) => `${key}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are all used and stored in every width, without any other files', async () => {
    const shown = new Set(listings.flatMap(({ photos }) => photos));
    expect(Object.keys(pictures).toSorted()).toEqual([...shown].toSorted());
    const folders = [
      ...Object.values(pictures).map(({ storageKey }) => storageKey),
      ...demo.people.map(({ portrait }) => portrait),
    ];
    const wanted = folders.flatMap((folder) =>
      IMAGE_WIDTHS.map((width) => path.join(folder, `${width}.webp`)),
    );
    const uploads = path.join(demoRoot, 'uploads');
    const files = await readdir(uploads, { recursive: true, withFileTypes: true });
    const found = files
      .filter((file) => file.isFile())
      .map((file) => path.relative(uploads, path.join(file.parentPath, file.name)));
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('have the dimensions in their rows', async () => {
    for (const { storageKey, width, height } of Object.values(pictures)) {
      const file = path.join(demoRoot, 'uploads', storageKey, '1600.webp');
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  });
});

describe('the inquiries and shares of the demo', () => {
  const published = new Map(listings.map(({ key, hoursAgo }) => [key, hoursAgo]));

  it('belong to existing listings and are younger than these', () => {
    const early = [...inquiries, ...shares].filter(
      ({ listing, hoursAgo }) => hoursAgo >= (published.get(listing) ?? 0),
    );
    expect(early).toEqual([]);
  });

  it('stay unchanged by the validation of the forms', async () => {
    expect(inquiries).toMatchObject((await rawFile('inquiries')) as object[]);
    expect(shares).toMatchObject((await rawFile('shares')) as object[]);
  });

  it('are about forty inquiries in every status, answered after they were asked', () => {
    expect(inquiries.length).toBeGreaterThanOrEqual(40);
    const states = countBy(inquiries, ({ status }) => status);
    expect(states.size).toBe(3);
    expect(Math.min(...states.values())).toBeGreaterThanOrEqual(7);
    for (const { status, answer, hoursAgo } of inquiries) {
      expect(status === 'answered' ? answer !== undefined : true).toBe(true);
      expect(status === 'pending' ? answer === undefined : true).toBe(true);
      expect(answer?.hoursLater ?? 0).toBeLessThan(hoursAgo);
    }
  });

  it('include outgoing and incoming, internal and external, active and ended shares', () => {
    const kinds = countBy(
      shares,
      ({ terms, isActive }) => `${terms.shareType} ${terms.agentId !== null} ${isActive}`,
    );
    for (const kind of [
      'outgoing true true',
      'outgoing true false',
      'outgoing false true',
      'incoming false true',
      'incoming false false',
    ]) {
      expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(0);
    }
  });
});
