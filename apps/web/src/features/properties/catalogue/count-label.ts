import { formatCapped } from '@pbr/schemas/format/numbers';
import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { PageQuery } from './page-query.ts';

/** The number of listings found: never the one of the search before, nor one that contradicts an empty page. */
export function countLabel({ data, error, isPlaceholderData }: PageQuery): string {
  if (!data) return error ? '' : 'Cargando propiedades…';
  if (isPlaceholderData) return 'Buscando…';
  const { items, total, totalIsCapped } = data;
  if (items.length === 0 && total > 0) return '';
  return formatCapped(totalIsCapped ? COUNT_CAP + 1 : total, COUNT_CAP, 'propiedad', 'propiedades');
}
