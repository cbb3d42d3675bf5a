import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../../lenient.ts';
import { lineSchema } from '../../text.ts';

/** The beginning of a search; text that is too long completes to nothing. */
export const completionQuerySchema = z.object({
  text: z.catch(lineSchema({ max: MAX_SEARCH_LENGTH }), ''),
});

export const placeLevelLabels = ['Estado', 'Ciudad', 'Colonia'] as const;

export const completionsSchema = z.object({
  /** The best match first. */
  places: z.array(
    z.object({
      /** The value of the filter of places. */
      path: z.string(),
      name: z.string(),
      /** The names of the wider places, the nearest first. */
      around: z.array(z.string()),
      /** The position in `placeLevelLabels`. */
      level: z.int(),
      /** The number of listings on offer. */
      total: z.int(),
    }),
  ),
  /** The listing whose id was typed. */
  listing: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
});
export type Completions = z.output<typeof completionsSchema>;
