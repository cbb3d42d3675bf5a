import type { MyProperties } from '@pbr/schemas/property/mine';
import { expect, it } from 'vitest';
import { aListing } from '../../../testing/a-listing.ts';
import { withStatus } from './with-status.ts';

const counts = { total: 9, active: 5, forSale: 4, forRent: 3 };
const pageOf = (...items: MyProperties['items']): MyProperties => ({
  items,
  total: items.length,
  page: 1,
  pageCount: 1,
  counts,
});

it.each([
  ['venta', { isActive: false }, { active: 4 }],
  ['venta', { dealStatus: 'apartada' }, {}],
  ['venta', { dealStatus: 'vendida' }, { active: 4, forSale: 3 }],
  ['renta', { dealStatus: 'rentada' }, { active: 4, forRent: 2 }],
  ['ambos', { dealStatus: 'rentada' }, { active: 4, forSale: 3, forRent: 2 }],
  ['venta', {}, {}],
])('a listing for %s with %o changes the counts by %o', (operationType, change, changed) => {
  const [listing, other] = [aListing({ operationType }), aListing()];
  const page = pageOf(listing, other);
  const shown = withStatus(page, listing.id, change);
  expect(shown).toEqual({
    ...page,
    items: [{ ...listing, ...change }, other],
    counts: { ...counts, ...changed },
  });
  const { isActive, dealStatus } = listing;
  expect(withStatus(shown, listing.id, { isActive, dealStatus })).toEqual(page);
});

it('pausing a sold listing changes no count, and putting it back on offer counts it again', () => {
  const sold = aListing({ dealStatus: 'vendida' });
  expect(withStatus(pageOf(sold), sold.id, { isActive: false }).counts).toEqual(counts);
  expect(withStatus(pageOf(sold), sold.id, { dealStatus: null }).counts).toEqual({
    ...counts,
    active: 6,
    forSale: 5,
  });
});

it('a draft counts when it is published', () => {
  const draft = aListing({ isActive: false, isDraft: true, operationType: 'ambos' });
  const published = { isActive: true, isDraft: false };
  expect(withStatus(pageOf(draft), draft.id, published).counts).toEqual({
    total: 9,
    active: 6,
    forSale: 5,
    forRent: 4,
  });
});

it('returns the same page if it does not include the listing', () => {
  const page = pageOf(aListing());
  expect(withStatus(page, crypto.randomUUID(), { isActive: false })).toBe(page);
});
