import * as z from 'zod/mini';

/** The same whether the view counted or not. */
export const recordedViewSchema = z.object({});

/** How often visitors opened a listing. */
export const viewsSchema = z.object({ count: z.int(), since: z.iso.datetime() });
