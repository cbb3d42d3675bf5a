import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../../lenient.ts';
import { lineSchema } from '../../text.ts';
import { catalogueFieldsSchema } from '../search.ts';

/** A text typed into a search field; one that is too long says nothing. */
export const sentenceQuerySchema = z.object({
  text: z.catch(lineSchema({ max: MAX_SEARCH_LENGTH }), ''),
});

/** The filters, the order and the intent that a sentence means; null for a text that is searched as it is. */
export const understoodSchema = z.object({
  filters: z.nullable(
    z.omit(catalogueFieldsSchema, {
      search: true,
      cut: true,
      unclear: true,
      view: true,
      page: true,
    }),
  ),
  /** The text names places and says nothing else. */
  isPlace: z.boolean(),
});
export type Understood = z.output<typeof understoodSchema>;

export type SearchIntent = NonNullable<NonNullable<Understood['filters']>['intent']>;
