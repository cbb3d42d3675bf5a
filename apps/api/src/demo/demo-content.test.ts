import { propertyWriteSchema } from '@pbr/schemas/property';
import { describe, expect, it } from 'vitest';
import { parseInput } from '../lib/parse-input.ts';
import { AMENITIES } from './amenities.ts';
import { composeRows } from './compose-rows.ts';
import { inquiries } from './inquiries.ts';
import { listings } from './listings.ts';
import { shares } from './shares.ts';
import { pictureName } from './store-pictures.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const RATE = 18.4;

/** Stands for the pictures where only the rows matter. */
const anyPicture = {
  get: (name: string) => ({ storageKey: name, width: 1600, height: 1200, placeholder: '' }),
};

const compose = () =>
  composeRows({ listings, pictures: anyPicture, passwordHashes: new Map(), now: NOW });

const rows = compose();
const isListed = (row: (typeof rows.properties)[number]) =>
  row.isActive === true && row.dealStatus !== 'vendida' && row.dealStatus !== 'rentada';

function medianInPesos(key: 'salePrice' | 'rentPrice'): number {
  const prices = rows.properties
    .filter((row) => typeof row[key] === 'string')
    .map((row) => Number(row[key]) * (row.currency === 'USD' ? RATE : 1))
    .toSorted((a, b) => a - b);
  const middle = prices.length / 2;
  return ((prices[Math.ceil(middle) - 1] ?? 0) + (prices[Math.floor(middle)] ?? 0)) / 2;
}

function countBy<T>(values: readonly T[], keyOf: (value: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return counts;
}

const namesOf = (photos: (typeof listings)[number]['photos']) =>
  photos.map(([scene, variant]) => pictureName({ scene, variant }));

describe('the listings of the demo', () => {
  it('are sixty, of every type and operation, from five agents', () => {
    expect(listings).toHaveLength(60);
    expect(countBy(rows.properties, (row) => row.propertyType).size).toBe(5);
    expect(countBy(rows.properties, (row) => row.operationType).size).toBe(3);
    const perAgent = countBy(listings, ({ agent }) => agent);
    expect(perAgent.size).toBe(5);
    expect(Math.min(...perAgent.values())).toBeGreaterThanOrEqual(9);
  });

  it('lie mostly in Mexico City, and in ten other states or more', () => {
    const states = countBy(rows.properties, (row) => row.state);
    expect(states.get('Ciudad de México')).toBeGreaterThanOrEqual(31);
    expect(states.size).toBeGreaterThanOrEqual(11);
  });

  it('cost what homes cost in 2026', () => {
    expect(medianInPesos('rentPrice')).toBeGreaterThan(42_000);
    expect(medianInPesos('rentPrice')).toBeLessThan(48_000);
    expect(medianInPesos('salePrice')).toBeGreaterThan(7_500_000);
    expect(medianInPesos('salePrice')).toBeLessThan(8_500_000);
  });

  it('show what a portal meets: paused, in dollars, without a price, reserved, sold and rented', () => {
    const count = (test: (row: (typeof rows.properties)[number]) => boolean) =>
      rows.properties.filter(test).length;
    expect(count((row) => row.isActive === false)).toBe(3);
    expect(count((row) => row.currency === 'USD')).toBeGreaterThanOrEqual(5);
    expect(count((row) => row.salePrice === null && row.rentPrice === null)).toBe(2);
    expect(count((row) => row.operationType === 'ambos')).toBeGreaterThanOrEqual(4);
    for (const status of ['apartada', 'vendida', 'rentada']) {
      expect(count((row) => row.dealStatus === status)).toBe(1);
    }
  });

  it('are dense enough in eight colonias for a landing page of their own', () => {
    const places = rows.properties
      .filter(isListed)
      .flatMap((row) =>
        (row.operationType === 'ambos' ? ['venta', 'renta'] : [row.operationType]).map(
          (operation) => `${operation} ${row.state} ${row.city} ${row.neighborhood}`,
        ),
      );
    const dense = [...countBy(places, (place) => place).values()].filter((count) => count >= 3);
    expect(dense.length).toBeGreaterThanOrEqual(8);
  });

  it('pass the rules for everybody and lose nothing by them', () => {
    for (const { property } of listings) {
      expect(parseInput(propertyWriteSchema, property)).toMatchObject(property);
    }
  });

  it('have a description of their own, of two paragraphs to four', () => {
    const paragraphs = listings.flatMap(({ property }) => {
      const own = property.description.split('\n\n');
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.length).toBeLessThanOrEqual(4);
      return own;
    });
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    expect(new Set(listings.map(({ property }) => property.name)).size).toBe(listings.length);
  });

  it('name amenities by shared words, most of which are used more than once', () => {
    const used = countBy(
      listings.flatMap(({ property }) => property.features),
      (name) => name,
    );
    expect([...used.keys()].toSorted()).toEqual([...AMENITIES].toSorted());
    expect([...used.values()].filter((count) => count > 1).length).toBeGreaterThan(30);
  });

  it('were published over months, no two at the same moment', () => {
    const hours = listings.map(({ hoursSincePublished }) => hoursSincePublished);
    expect(new Set(hours).size).toBe(hours.length);
    expect(Math.max(...hours)).toBeGreaterThan(90 * 24);
  });
});

describe('the pictures of the demo', () => {
  it('are five to eight a listing, none twice', () => {
    for (const { key, photos } of listings) {
      expect({ key, isFew: photos.length < 5, isMany: photos.length > 8 }).toEqual({
        key,
        isFew: false,
        isMany: false,
      });
      expect(new Set(namesOf(photos)).size).toBe(photos.length);
    }
  });

  it('lead every listing with one that no other listing shows in front', () => {
    const first = listings.map(({ photos }) => namesOf(photos)[0]);
    expect(new Set(first).size).toBe(first.length);
  });

  it('differ in kind among the newest fifteen', () => {
    const newest = rows.properties
      .filter(isListed)
      .toSorted((a, b) => String(b.createdAt).localeCompare(String(a.createdAt)))
      .slice(0, 15)
      .map((row) => rows.images.find((image) => image.propertyId === row.id && image.isPrimary));
    const kinds = countBy(newest, (image) => String(image?.storageKey).split(' ')[0] ?? '');
    expect(kinds.size).toBeGreaterThanOrEqual(10);
    expect(Math.max(...kinds.values())).toBe(2);
  });

  it('are few enough to be drawn while somebody waits', () => {
    const distinct = new Set(listings.flatMap(({ photos }) => namesOf(photos)));
    expect(distinct.size).toBeGreaterThanOrEqual(100);
    expect(distinct.size).toBeLessThanOrEqual(140);
  });

  it('show no rooms on land, no bedroom in an office and no desk floor in a home', () => {
    const rooms = ['livingRoom', 'diningRoom', 'kitchen', 'bedroom', 'bathroom', 'hallway'];
    const unfit: Readonly<Record<string, readonly string[]>> = {
      terreno: [...rooms, 'study', 'office', 'premises'],
      oficina: ['livingRoom', 'diningRoom', 'kitchen', 'bedroom'],
      local: ['livingRoom', 'diningRoom', 'kitchen', 'bedroom'],
      casa: ['office', 'premises', 'shop', 'tower', 'warehouse'],
      departamento: ['office', 'premises', 'shop', 'warehouse'],
    };
    const wrong = listings.flatMap(({ key, property, photos }) =>
      photos
        .filter(([scene]) => unfit[property.propertyType]?.includes(scene))
        .map(([scene]) => `${key}: ${scene}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('inquiries and shares of the demo', () => {
  const published = new Map(listings.map((listing) => [listing.key, listing.hoursSincePublished]));

  it('are about listings that exist, and later than they were published', () => {
    const early = [...inquiries, ...shares].filter(
      ({ listing, hoursAgo }) => hoursAgo >= (published.get(listing) ?? 0),
    );
    expect(early).toEqual([]);
    expect(rows.inquiries).toHaveLength(inquiries.length);
    expect(rows.shares).toHaveLength(shares.length);
  });

  it('count about forty inquiries in every state, answered after they were asked', () => {
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

  it('have shares given and received, inside and outside the house, active and not', () => {
    const kinds = countBy(
      shares,
      (share) => `${share.shareType} ${'agent' in share} ${share.isActive}`,
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

describe('the rows of the demo', () => {
  it('are the same every time', () => {
    expect(compose()).toEqual(rows);
  });

  it('have ids that are never used twice', () => {
    const { users, properties, images, inquiries: asked, shares: given } = rows;
    const ids = [...users, ...properties, ...images, ...asked, ...given].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
