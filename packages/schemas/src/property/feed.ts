import * as z from 'zod/mini';
import { limitSchema } from '../cursor-page.ts';
import { FEED_CHANGES } from './feed-values.ts';

export const SINCE_MESSAGE = 'Usa el valor de next de una respuesta anterior, o now.';

/** A `since` that skips all earlier changes and answers the current position of the feed. */
export const NOW = 'now';

/** The query of `GET /api/properties/changes`. Invalid values are refused: a mirror would miss changes without noticing. */
export const feedQuerySchema = z.object({
  /** Absent: from the beginning. */
  since: z._default(
    z.string(SINCE_MESSAGE).check(z.regex(/^(?:\d{1,15}|now)$/u, SINCE_MESSAGE)),
    '0',
  ),
  limit: limitSchema({ usual: 100, most: 1000 }),
});

export const feedSchema = z.object({
  changes: z.array(
    z.object({
      id: z.uuid(),
      change: z.enum(FEED_CHANGES),
      changedAt: z.iso.datetime(),
    }),
  ),
  /** The `since` of the next request. */
  next: z.string(),
  /** Whether more changes are already waiting. */
  hasMore: z.boolean(),
});
export type Feed = z.output<typeof feedSchema>;
