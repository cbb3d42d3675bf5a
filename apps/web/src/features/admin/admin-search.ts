import { type AdminSearch, adminSearchSchema } from '@pbr/schemas/employee/admin-search';

type AdminChange = { [Field in keyof AdminSearch]?: AdminSearch[Field] | undefined };

/** The address after a change, which begins at the first page, and without what holds nothing. */
export function changeAdmin(search: AdminSearch, change: AdminChange): AdminSearch {
  const next = adminSearchSchema.parse({ ...search, page: undefined, ...change });
  return withoutNothing(next);
}

/** Only the keys that hold something. */
export function withoutNothing<T extends object>(search: T): T {
  const held = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(held) as T;
}
