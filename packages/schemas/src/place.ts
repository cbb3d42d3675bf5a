import * as z from 'zod/mini';

/** A state, city or colonia: as addresses write it and as people do. */
export const placeSchema = z.object({ slug: z.string(), name: z.string() });
export type Place = z.output<typeof placeSchema>;
