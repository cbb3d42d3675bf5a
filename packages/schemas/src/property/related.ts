import * as z from 'zod/mini';
import { placeFiguresSchema } from './places/landing.ts';
import { propertyCardSchema } from './read.ts';

/** The end of a listing's page: its place, listings like it, and others of its agent. */
export const relatedSchema = z.object({
  /** The colonia; null when it has no page of its own. */
  place: z.nullable(placeFiguresSchema),
  alike: z.array(propertyCardSchema),
  /** Null when the owner has no public page. `total` counts all of the agent's listings on offer. */
  agent: z.nullable(z.object({ total: z.int(), items: z.array(propertyCardSchema) })),
});
export type Related = z.output<typeof relatedSchema>;
