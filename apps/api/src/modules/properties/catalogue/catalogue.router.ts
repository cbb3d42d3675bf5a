import { mutation, query } from '../../../trpc.ts';
import { listFeatured } from './list-featured.ts';
import { listVisible } from './list-visible.ts';
import { recordView } from '../views/record-view.ts';
import { getRelated } from './get-related.ts';
import { getLanding } from './get-landing.ts';
import { listPopularPlaces } from './list-popular-places.ts';
import { listAmenities } from '../list-amenities.ts';
import { getPriceScale } from '../prices/get-price-scale.ts';

/** The calls of pages that show listings without a search. */
export const catalogueCalls = {
  featured: query(listFeatured),
  byIds: query(listVisible),
  recordView: mutation(recordView),
  related: query(getRelated),
  landing: query(getLanding),
  popularPlaces: query(listPopularPlaces),
  amenities: query(listAmenities),
  priceScale: query(getPriceScale),
};
