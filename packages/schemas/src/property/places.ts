import * as z from 'zod/mini';
import { digitsSchema, lineSchema, orNone } from '../text.ts';
import { propertyFields } from './fields.ts';

/** A state, city or colonia: `slug` for addresses, `name` for people. */
export const placeSchema = z.object({ slug: z.string(), name: z.string() });
export type Place = z.output<typeof placeSchema>;

/** The text typed into a city or colonia field; `state` and `city` narrow the suggestions. */
export const placeSuggestionsQuerySchema = z.object({
  state: orNone(lineSchema({ max: 60 })),
  city: orNone(lineSchema({ max: 120 })),
  text: z.catch(lineSchema({ max: 120 }), ''),
});
export type PlaceSuggestionsQuery = z.output<typeof placeSuggestionsQuerySchema>;

/** Names in use: those that begin with the text first, then the most frequent. */
export const placeSuggestionsSchema = z.object({
  cities: z.array(z.string()),
  neighborhoods: z.array(z.string()),
});
export type PlaceSuggestions = z.output<typeof placeSuggestionsSchema>;

export const placesOfCodeQuerySchema = z.object({
  postalCode: digitsSchema(propertyFields.postalCode),
});

/** The place of a postal code; null when nobody knows the code. */
export const placesOfCodeSchema = z.nullable(
  z.object({
    state: z.string(),
    municipality: z.nullable(z.string()),
    city: z.nullable(z.string()),
    /** `kind` is the postal service's word, 'Colonia' or 'Pueblo'; null for a name that only listings use. */
    neighborhoods: z.array(z.object({ name: z.string(), kind: z.nullable(z.string()) })),
  }),
);
export type PlacesOfCode = z.output<typeof placesOfCodeSchema>;
