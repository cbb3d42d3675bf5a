import type { PropertyCard } from '@pbr/schemas/property/read';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { PROPERTY_TYPES, type PropertyType } from '@pbr/schemas/property/values';
import { kindsTitle } from '../landing/kinds.ts';

const MOST = 5;

export interface QuickSearch {
  label: string;
  search: { operation: OperationFilter; type: PropertyType };
}

type Offered = Pick<PropertyCard, 'propertyType' | 'operationType'>;

/** The most frequent combinations of type and operation on offer, so that each search finds something. */
export function quickSearches(offered: readonly Offered[]): QuickSearch[] {
  const counts = new Map<string, { found: QuickSearch; count: number }>();
  for (const { propertyType, operationType } of offered) {
    const type = PROPERTY_TYPES.find((known) => known === propertyType);
    if (!type) continue;
    for (const operation of operationsOf(operationType)) {
      const label = `${kindsTitle(type)} en ${operation}`;
      const counted = counts.get(label) ?? {
        found: { label, search: { operation, type } },
        count: 0,
      };
      counts.set(label, { ...counted, count: counted.count + 1 });
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ found }) => found);
}

function operationsOf(operationType: string): OperationFilter[] {
  if (operationType === 'ambos') return ['venta', 'renta'];
  return operationType === 'venta' || operationType === 'renta' ? [operationType] : [];
}
