import { formatCount } from '@pbr/schemas/format/numbers';
import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { PropertyPage } from '@pbr/schemas/property/read';

/** The number of listings found, in the words of the specification. */
export function countLabel(page: Pick<PropertyPage, 'total' | 'totalIsCapped'>): string {
  return page.totalIsCapped
    ? `más de ${formatCount(COUNT_CAP)} propiedades encontradas`
    : `${formatCount(page.total)} propiedad(es) encontrada(s)`;
}
