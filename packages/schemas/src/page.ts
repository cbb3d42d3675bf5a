import * as z from 'zod/mini';

/** The parts of a numbered page beside its items; `total` counts the rows of all pages. */
export const pageShape = { total: z.int(), page: z.int(), pageCount: z.int() };
