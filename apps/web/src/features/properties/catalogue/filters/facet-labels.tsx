import { formatCount } from '@pbr/schemas/format/numbers';
import type { Facets } from '@pbr/schemas/property/search/facets';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { splitTypes } from '@pbr/schemas/property/search/item-lists';
import { useEffect } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import type { FacetLabelsProps } from './facet-labels-part.tsx';
import { typeChoices } from './type-choices.ts';

/** Asks how many listings each choice finds, and gives the labels with the numbers; without an answer, none. */
export function Part({ search, onLabels }: FacetLabelsProps) {
  const { data } = trpc.property.facets.useQuery(filtersIn(search), { retry: false });
  useEffect(() => {
    onLabels(data ? { types: typeLabels(search, data), bedrooms: bedroomLabels(data) } : {});
    return () => onLabels({});
  }, [data, search, onLabels]);
  return null;
}

/** 'Casa (12)' */
const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;

function typeLabels(search: CatalogueSearch, { types }: Facets): Record<string, string> {
  const countOf = (list: string) =>
    splitTypes(list)
      .map((type) => types[type])
      .reduce((sum, n) => (n === undefined ? sum : (sum ?? 0) + n), undefined);
  return Object.fromEntries(
    Object.entries(typeChoices(search)).map(([list, label]) => [
      list,
      withCount(label, countOf(list)),
    ]),
  );
}

const bedroomLabels = ({ bedrooms }: Facets): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bedrooms).map(([least, count]) => [least, withCount(`${least}+`, count)]),
  );
