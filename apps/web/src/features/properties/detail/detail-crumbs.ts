import type { PropertyDetail } from '@pbr/schemas/property/read';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { placeCrumbs } from '../landing/place-crumbs.ts';

/** The landing pages around a listing; a listing for sale and rent links to those for sale. */
export function detailCrumbs({
  operationType,
  places,
}: Pick<PropertyDetail, 'operationType' | 'places'>) {
  const operation: OperationFilter = operationType === 'renta' ? 'renta' : 'venta';
  return placeCrumbs(operation, places).map(({ name, slugs }) => ({ name, operation, slugs }));
}
