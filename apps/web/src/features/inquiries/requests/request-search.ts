import { type RequestSearch, requestSearchSchema } from '@pbr/schemas/request/search';

type RequestChange = { [Field in keyof RequestSearch]?: RequestSearch[Field] | undefined };

/** The search parameters of the list after a change, without empty ones. */
export function changeRequests(search: RequestSearch, change: RequestChange): RequestSearch {
  const next = requestSearchSchema.parse({ ...search, ...change });
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}
