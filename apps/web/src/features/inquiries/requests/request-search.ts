import {
  type RequestSearch,
  requestSearchSchema,
  type RequestsPage,
  requestsPageSchema,
} from '@pbr/schemas/request/search';
import { stringifySearch, withoutNothing } from '../../../lib/lists/search-params.ts';

type RequestChange = { [Field in keyof RequestsPage]?: RequestsPage[Field] | undefined };

/** The search parameters of the list after a change: with nothing open, and without empty ones. */
export function changeRequests(search: RequestSearch, change: RequestChange): RequestsPage {
  const filters = requestSearchSchema.parse(search);
  return withoutNothing(requestsPageSchema.parse({ ...filters, ...change }));
}

/** The address of the filtered list as a file. */
export function exportUrl(search: RequestSearch): string {
  return `/api/requests.csv${stringifySearch(changeRequests(search, {}))}`;
}
