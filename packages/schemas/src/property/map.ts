import * as z from 'zod/mini';
import { strictArea } from './list.ts';
import { propertyCardSchema } from './read.ts';
import { propertyFiltersSchema } from './search/filters.ts';
import { LOCATION_PRECISIONS } from './values.ts';

/** Up to so many listings in a frame are drawn one by one; more are counted in cells. */
export const MOST_POINTS = 1000;

/** A map writes at most so many names of places. */
export const MOST_PLACES = 40;

/** The filters of the catalogue; `bbox` is the frame that is drawn, else the one around `near`, else the one around all that is found. */
export const mapQuerySchema = propertyFiltersSchema;
export type MapQuery = z.output<typeof mapQuerySchema>;

/** The query of `GET /api/map`: a frame or distance that cannot be read is refused. */
export const documentedMapQuerySchema = z.extend(propertyFiltersSchema, strictArea);

const degrees = z.number();

const frameOfMapSchema = z.object({
  west: degrees,
  south: degrees,
  east: degrees,
  north: degrees,
});

/** A listing at its public point: everything that its pin says. */
export const mapPointSchema = z.extend(
  z.pick(propertyCardSchema, {
    id: true,
    operationType: true,
    propertyType: true,
    salePrice: true,
    rentPrice: true,
    currency: true,
    mxnEquivalent: true,
  }),
  {
    latitude: degrees,
    longitude: degrees,
    /** The point of an `aproximada` is the middle of a cell of level 0. */
    locationPrecision: z.enum(LOCATION_PRECISIONS),
  },
);
export type MapPoint = z.output<typeof mapPointSchema>;

/** The listings of a cell of the grid. */
export const mapCellSchema = z.object({
  /** The middle of the cell. */
  latitude: degrees,
  longitude: degrees,
  total: z.int(),
  /** MXN, of the operation that is searched for, else of the sale; null without a price. */
  medianPrice: z.nullable(z.string()),
});
export type MapCell = z.output<typeof mapCellSchema>;

/** A name to write on the map, at the middle of the place. */
export const mapPlaceSchema = z.object({
  name: z.string(),
  latitude: degrees,
  longitude: degrees,
  level: z.enum(['state', 'city', 'colonia']),
  /** How many listings are on offer there, whatever the filters. */
  total: z.int(),
});
export type MapPlace = z.output<typeof mapPlaceSchema>;

/** A search on the map. Only public points are counted and drawn. */
export const mapSchema = z.object({
  /** The drawn frame; null if nothing has a public point. */
  frame: z.nullable(frameOfMapSchema),
  /** How many listings are in the frame, up to `COUNT_CAP + 1`. */
  located: z.int(),
  /** How many listings that the other filters find have no public point. */
  unlocated: z.int(),
  /** The size of the cells (see `cellAt`). */
  level: z.int(),
  /** Empty where points stand. */
  cells: z.array(mapCellSchema),
  /** Empty where there are more than `MOST_POINTS`. */
  points: z.array(mapPointSchema),
  /** The places whose middle lies in the frame, those with most listings first, at most `MOST_PLACES`. */
  places: z.array(mapPlaceSchema),
});
export type PropertyMap = z.output<typeof mapSchema>;
