import * as z from 'zod/mini';
import { propertyFiltersSchema, SORTS } from './property-search.ts';

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 100;
const LIMIT_MESSAGE = `Escribe un número de 1 a ${MAX_LIMIT}.`;

/**
 * The query of `GET /api/properties`. A filter that is not understood is dropped, as in the address bar; `limit` and `cursor` are
 * refused, because a mirror would otherwise miss listings without noticing.
 */
export const propertyListQuerySchema = z.extend(propertyFiltersSchema, {
  sort: z.catch(z._default(z.enum(SORTS), 'newest'), 'newest'),
  limit: z._default(
    z.pipe(
      z.string(LIMIT_MESSAGE).check(z.regex(/^\d{1,3}$/u, LIMIT_MESSAGE)),
      z.pipe(z.transform(Number), z.number().check(z.gte(1, LIMIT_MESSAGE), z.lte(MAX_LIMIT, LIMIT_MESSAGE))),
    ),
    DEFAULT_LIMIT,
  ),
  cursor: z.optional(z.string('El cursor no es válido.').check(z.maxLength(500, 'El cursor no es válido.'))),
});
export type PropertyListQuery = z.output<typeof propertyListQuerySchema>;
