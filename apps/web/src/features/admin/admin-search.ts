import { type AdminSearch, adminSearchSchema } from '@pbr/schemas/employee/admin-search';
import { withoutNothing } from '../../lib/lists/search-params.ts';

type AdminChange = { [Field in keyof AdminSearch]?: AdminSearch[Field] | undefined };

/** The search parameters after a change: back on the first page, and without empty ones. */
export function changeAdmin(search: AdminSearch, change: AdminChange): AdminSearch {
  return withoutNothing(adminSearchSchema.parse({ ...search, page: undefined, ...change }));
}
