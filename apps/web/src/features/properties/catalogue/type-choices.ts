import { formatAny } from '@pbr/schemas/format/list';
import type { Facets } from '@pbr/schemas/property/facets';
import { type CatalogueSearch, splitTypes } from '@pbr/schemas/property/search';
import { type PropertyType, propertyTypeLabels } from '@pbr/schemas/property/values';
import { withCount } from './use-facets.ts';

/** Types that people look for together. */
const TOGETHER = ['casa,departamento', 'oficina,local'];

const labelInList = (type: PropertyType, index: number) =>
  index === 0 ? propertyTypeLabels[type] : propertyTypeLabels[type].toLowerCase();

/** The choices of types by their value in the address: each type, some together, and those of the search, with their numbers. */
export function typeChoices(
  { type }: CatalogueSearch,
  counts?: Facets['types'],
): Record<string, string> {
  const lists = type === undefined ? TOGETHER : [...TOGETHER, type];
  const choices: Record<string, string> = { ...propertyTypeLabels };
  for (const list of lists) choices[list] = formatAny(splitTypes(list).map(labelInList));
  return counts ? withCounts(choices, counts) : choices;
}

function withCounts(choices: Record<string, string>, counts: Facets['types']) {
  const countOf = (list: string) =>
    splitTypes(list)
      .map((type) => counts[type])
      .reduce((sum, n) => (n === undefined ? sum : (sum ?? 0) + n), undefined);
  return Object.fromEntries(
    Object.entries(choices).map(([list, label]) => [list, withCount(label, countOf(list))]),
  );
}
