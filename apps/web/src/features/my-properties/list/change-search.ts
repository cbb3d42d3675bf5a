import type { MyPropertiesSearch } from '@pbr/schemas/property/mine';
import { myPropertiesSearchSchema } from '@pbr/schemas/property/search/mine-search';
import { withoutNothing } from '../../../lib/lists/search-params.ts';

export type SearchChange = Partial<Record<keyof MyPropertiesSearch, string | undefined>>;

/** The search after a change: on the first page, and without empty parts. */
export function changeSearch(search: MyPropertiesSearch, change: SearchChange): MyPropertiesSearch {
  return withoutNothing(myPropertiesSearchSchema.parse({ ...search, page: undefined, ...change }));
}
