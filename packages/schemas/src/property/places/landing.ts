import * as z from 'zod/mini';
import { placeSchema } from '../places.ts';
import { propertyCardSchema } from '../read.ts';
import { landingSearchSchema } from '../search/landing-search.ts';
import { OPERATION_FILTERS } from '../search/filters.ts';

const operation = z.enum(OPERATION_FILTERS);

/** The slugs of places. Accepts any text; an unknown place answers 'not found'. */
export const landingQuerySchema = z.extend(landingSearchSchema, {
  operation,
  state: z.optional(z.string()),
  city: z.optional(z.string()),
  neighborhood: z.optional(z.string()),
});
export type LandingQuery = z.output<typeof landingQuerySchema>;

const total = z.int();
const moneyInMxn = z.nullable(z.string());

/** The number of listings on offer in a place, and their prices. */
export const placeFiguresSchema = z.object({
  operation,
  /** From the state down to the place itself; empty for the whole country. */
  places: z.array(placeSchema),
  total,
  /** How many listings have a price. */
  pricedTotal: total,
  /** The median of the prices within `PRICE_BOUNDS`; so are the lowest and the highest. */
  medianPrice: moneyInMxn,
  lowestPrice: moneyInMxn,
  highestPrice: moneyInMxn,
});
export type PlaceFigures = z.output<typeof placeFiguresSchema>;

/** The listings of a place: figures and a page of cards. */
export const landingSchema = z.extend(placeFiguresSchema, {
  items: z.array(propertyCardSchema),
  page: z.int(),
  pageCount: z.int(),
  /** The places one level below, those with the most listings first. */
  children: z.array(z.extend(placeSchema, { total })),
  /** Other places with such listings, from the state down; the nearest first. Cities around a city, colonias around a colonia. */
  near: z.array(z.object({ places: z.array(placeSchema), total })),
  /** The property types on offer in the place, ignoring the type filter. */
  types: z.array(z.object({ type: z.string(), total })),
});
export type Landing = z.output<typeof landingSchema>;

/** The colonias with most of the newest listings. */
export const popularPlacesSchema = z.object({
  items: z.array(
    z.object({
      operation,
      places: z.array(placeSchema),
      total,
      lowestPrice: moneyInMxn,
    }),
  ),
});
export type PopularPlace = z.output<typeof popularPlacesSchema>['items'][number];
