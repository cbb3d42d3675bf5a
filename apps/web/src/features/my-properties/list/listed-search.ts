import type { SessionUser } from '@pbr/schemas/account/user';
import type { MyPropertiesPageSearch, MyPropertiesSearch } from '@pbr/schemas/property/mine';
import { WHOLE_AGENCY } from '@pbr/schemas/property/search/mine-search';
import { withoutNothing } from '../../../lib/lists/search-params.ts';

/**
 * The part of the page's URL that the list depends on. Only admins see the listings of others, and begin with those of all: a link from one
 * opens for everybody.
 */
export function listedSearch(
  { edit: _edited, commission: _shared, owner, ...search }: MyPropertiesPageSearch,
  user: SessionUser | null,
): MyPropertiesSearch {
  return withoutNothing({
    ...search,
    owner: user?.role === 'admin' ? (owner ?? WHOLE_AGENCY) : undefined,
  });
}

/** Whether the list holds the person's own listings alone. */
export const isOwn = ({ owner }: MyPropertiesSearch, user: SessionUser | null): boolean =>
  owner === undefined || owner === user?.id;
