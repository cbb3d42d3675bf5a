import { type CatalogueSearch, splitUnclear } from '@pbr/schemas/property/search';
import type { NumberFilter } from '@pbr/schemas/property/search/filters';
import { joinItems } from '@pbr/schemas/property/search/item-lists';
import * as reader from '@pbr/schemas/typed-number/read-typed';
import { readFilterWith } from './filters/typed-numbers.ts';

/** The search with the numbers that the reader understands as filters; null if it understands none. */
export function readUnclear(search: CatalogueSearch): CatalogueSearch | null {
  const left: string[] = [];
  const read: Partial<Record<NumberFilter, number | undefined>> = {};
  for (const [field, text] of splitUnclear(search.unclear)) {
    const { value, problem } = readFilterWith(reader, field, text);
    if (problem === undefined) read[field] = value;
    else left.push(`${field}:${text}`);
  }
  const isSame = Object.keys(read).length === 0;
  return isSame ? null : { ...search, ...read, unclear: joinItems(left) || undefined };
}
