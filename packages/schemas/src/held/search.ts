import * as z from 'zod/mini';
import { openedItemSchema } from '../inquiry/search.ts';
import { lenient, wholeNumber } from '../lenient.ts';

/** The URL of a list of held messages. */
export const heldSearchSchema = z.object({ page: lenient(wholeNumber(1, 100_000)) });

/** The URL of the page of the list. */
export const heldPageSchema = z.extend(heldSearchSchema, openedItemSchema.shape);
export type HeldPage = z.output<typeof heldPageSchema>;
