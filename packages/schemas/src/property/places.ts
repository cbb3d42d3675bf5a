import * as z from 'zod/mini';
import { lineSchema, orNone } from '../text.ts';

/** A state, city or colonia: as addresses write it and as people do. */
export const placeSchema = z.object({ slug: z.string(), name: z.string() });
export type Place = z.output<typeof placeSchema>;

/** What somebody types into the city or the colonia of an address. */
export const placeSuggestionsQuerySchema = z.object({
  state: orNone(lineSchema({ max: 60 })),
  city: orNone(lineSchema({ max: 120 })),
  text: z.catch(lineSchema({ max: 120 }), ''),
});
export type PlaceSuggestionsQuery = z.output<typeof placeSuggestionsQuerySchema>;

/** Names in use, as they are written most, those that begin with the text first. */
export const placeSuggestionsSchema = z.object({
  cities: z.array(z.string()),
  neighborhoods: z.array(z.string()),
});
export type PlaceSuggestions = z.output<typeof placeSuggestionsSchema>;
