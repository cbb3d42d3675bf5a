import { formatAny } from '@pbr/schemas/format/list';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { splitTypes } from '@pbr/schemas/property/search/item-lists';
import { type PropertyType, propertyTypeLabels } from '@pbr/schemas/property/values';

/** Types that people look for together. */
const TOGETHER = ['casa,departamento', 'oficina,local'];

const labelInList = (type: PropertyType, index: number) =>
  index === 0 ? propertyTypeLabels[type] : propertyTypeLabels[type].toLowerCase();

/** The choices of types by their value in the URL: each type, some together, and those of the search. */
export function typeChoices({ type }: CatalogueSearch): Record<string, string> {
  const lists = type === undefined ? TOGETHER : [...TOGETHER, type];
  const choices: Record<string, string> = { ...propertyTypeLabels };
  for (const list of lists) choices[list] = formatAny(splitTypes(list).map(labelInList));
  return choices;
}
