import type { SessionUser } from '@pbr/schemas/account/user';
import type { MyPropertiesPageSearch, MyPropertiesSearch } from '@pbr/schemas/property/mine';
import { myPropertiesSearchSchema } from '@pbr/schemas/property/search/mine-search';
import { withoutNothing } from '../../../lib/lists/search-params.ts';

/** The part of the page's URL that the list depends on. Only admins see the listings of others: a link from one opens for everybody. */
export function listedSearch(
  { edit: _edited, commission: _shared, owner, ...search }: MyPropertiesPageSearch,
  user: SessionUser | null,
): MyPropertiesSearch {
  return withoutNothing({ ...search, owner: user?.role === 'admin' ? owner : undefined });
}

export type SearchChange = Partial<Record<keyof MyPropertiesSearch, string | undefined>>;

/** The search after a change: on the first page, and without empty parts. */
export function changeSearch(search: MyPropertiesSearch, change: SearchChange): MyPropertiesSearch {
  return withoutNothing(myPropertiesSearchSchema.parse({ ...search, page: undefined, ...change }));
}
