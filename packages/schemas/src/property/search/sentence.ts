import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../../lenient.ts';
import { lineSchema } from '../../text.ts';
import { catalogueFieldsSchema } from '../search.ts';

/** A text typed into a search field; one that is too long says nothing. */
export const sentenceQuerySchema = z.object({
  text: z.catch(lineSchema({ max: MAX_SEARCH_LENGTH }), ''),
});

/** People with these wishes look for no listing: they sell or let a home of their own, or want a room in somebody's home. */
export const SEARCH_INTENTS = ['sell', 'room'] as const;
export type SearchIntent = (typeof SEARCH_INTENTS)[number];

/** The filters and the order that a sentence means; null for a text that is searched as it is. */
export const understoodSchema = z.object({
  filters: z.nullable(
    z.omit(catalogueFieldsSchema, { search: true, cut: true, unclear: true, page: true }),
  ),
  intent: z.optional(z.enum(SEARCH_INTENTS)),
});
export type Understood = z.output<typeof understoodSchema>;
