import * as z from 'zod/mini';
import { inOrder } from '../search.ts';
import { propertyFiltersSchema } from './filters.ts';
import { PROPERTY_TYPES } from '../values.ts';

/** The most bedrooms that a choice names; it stands for that many or more. */
export const MOST_BEDROOMS = 5;

/** The filters of a search, whose choices of type and bedrooms are to be counted. */
export const facetsQuerySchema = z.pipe(propertyFiltersSchema, z.transform(inOrder));

/** How many listings each choice finds; a choice without a number is not counted. Null when counting would take too long. */
export const facetsSchema = z.nullable(
  z.object({
    types: z.partialRecord(z.enum(PROPERTY_TYPES), z.int()),
    /** By the number of bedrooms, of '1' to '5', that a listing has at least. */
    bedrooms: z.record(z.string(), z.int()),
  }),
);
export type Facets = NonNullable<z.output<typeof facetsSchema>>;
