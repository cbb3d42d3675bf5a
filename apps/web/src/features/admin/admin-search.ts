import { type AdminSearch, adminSearchSchema } from '@pbr/schemas/employee/admin-search';

type AdminChange = { [Field in keyof AdminSearch]?: AdminSearch[Field] | undefined };

/** The search parameters after a change: back on the first page, and without empty ones. */
export function changeAdmin(search: AdminSearch, change: AdminChange): AdminSearch {
  const next = adminSearchSchema.parse({ ...search, page: undefined, ...change });
  return withoutNothing(next);
}

/** Removes keys whose value is `undefined`. */
export function withoutNothing<T extends object>(search: T): T {
  const held = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(held) as T;
}
