import * as z from 'zod/mini';
import { FEED_CHANGES } from './feed-values.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;
const LIMIT_MESSAGE = `Escribe un número de 1 a ${MAX_LIMIT}.`;
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
  limit: z._default(
    z.pipe(
      z.string(LIMIT_MESSAGE).check(z.regex(/^\d{1,4}$/u, LIMIT_MESSAGE)),
      z.pipe(
        z.transform(Number),
        z.int().check(z.gte(1, LIMIT_MESSAGE), z.lte(MAX_LIMIT, LIMIT_MESSAGE)),
      ),
    ),
    DEFAULT_LIMIT,
  ),
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
