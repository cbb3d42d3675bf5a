import type { Says } from '../../../rest/openapi/described.ts';
import { filterWords } from '../search/filters.queries.ts';

export const mapQueryWords: Says = filterWords;

/** The parameters of every list, but for its page. */
export const listQueryWords = {
  ...filterWords,
  updatedSince:
    'Solo lo que cambió desde entonces: un día (`2026-11-01`, que empieza a la medianoche UTC) o un instante con su zona (`2026-11-01T08:00:00-06:00`). No ve cambios de fotos.',
  sort: 'El orden: las más recientes, precio de menor a mayor o de mayor a menor (sin precio al final), o más recámaras. Si falta: `newest`.',
} satisfies Says;
