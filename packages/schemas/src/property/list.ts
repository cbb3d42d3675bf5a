import * as z from 'zod/mini';
import { type Sort, SORTS } from './search.ts';
import { propertyFiltersSchema } from './search/filters.ts';
import { refusingFrameSchema } from './search/frame.ts';
import { refusingNearSchema } from './search/near.ts';
import { cursorPageShape, MOST_LISTED } from '../cursor-page.ts';

const UPDATED_SINCE_MESSAGE = 'Escribe una fecha, por ejemplo 2026-11-01T00:00:00Z.';

/** A day, or a time with its zone; comes out in UTC. A plus that nobody encoded arrives as a space. */
export const updatedSinceSchema = z.pipe(
  z.string(UPDATED_SINCE_MESSAGE).check(z.overwrite((text) => text.replace(' ', '+'))),
  z.pipe(
    z
      .union([z.iso.datetime({ offset: true }), z.iso.date()], UPDATED_SINCE_MESSAGE)
      .check(z.refine((text) => Date.parse(text) >= 0, UPDATED_SINCE_MESSAGE)),
    z.transform((text: string) => new Date(text).toISOString()),
  ),
);

/** A program that sends a frame or a distance wants the listings there, and not those of the whole country. */
export const strictArea = {
  bbox: z.optional(
    refusingFrameSchema(
      'Escribe en bbox cuatro números en grados, oeste, sur, este y norte, de un recuadro que toque México, por ejemplo -99.18,19.40,-99.15,19.43.',
    ),
  ),
  near: z.optional(
    refusingNearSchema(
      'Escribe en near un punto de México en grados, latitud y longitud, o un lugar como en places, y después 1, 2 o 5 kilómetros, por ejemplo 19.41,-99.17,2.',
    ),
  ),
};

/**
 * The query of `GET /api/properties`. An invalid filter is dropped, as in the catalogue's URL; an invalid `limit`, `cursor`, `bbox`,
 * `near` or `updatedSince` is refused, because a mirror would otherwise miss listings without noticing.
 */
export const propertyListQuerySchema = z.extend(propertyFiltersSchema, {
  /** Listings changed at that time or later. Photo changes do not count: a mirror follows the feed of changes. */
  updatedSince: z.optional(updatedSinceSchema),
  ...strictArea,
  sort: z.catch(z._default(z.enum(SORTS), 'newest'), 'newest'),
  ...cursorPageShape,
});
export type PropertyListQuery = z.output<typeof propertyListQuerySchema>;

/** The parts of a cursor's keys in each order; a null price stands for "no price". */
export const instantText = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d:\d\d$/u),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);
const priceText = z.nullable(z.string().check(z.regex(/^\d{1,14}(\.\d{1,2})?$/u)));
const bedroomsText = z.string().check(z.regex(/^\d{1,2}$/u));

const cursorKeySchemas = {
  newest: z.tuple([instantText, z.uuid()]),
  bedrooms: z.tuple([bedroomsText, instantText, z.uuid()]),
  'price-low': z.tuple([priceText, z.uuid()]),
  'price-high': z.tuple([priceText, z.uuid()]),
} as const satisfies Record<Sort, z.core.$ZodType>;

/** Reads a cursor's keys; null when they do not fit this order, because clients may send anything as a cursor. */
export function parseCursorKeys(sort: Sort, keys: unknown): (string | null)[] | null {
  return z.safeParse(cursorKeySchemas[sort], keys).data ?? null;
}

/** The ids of listings that a browser remembers; an id of no listing is passed over. */
export const propertyIdsSchema = z.object({
  ids: z.array(z.string()).check(z.maxLength(MOST_LISTED)),
});
