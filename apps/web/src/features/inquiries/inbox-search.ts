import {
  type InboxPage,
  type InboxSearch,
  inboxPageSchema,
  inboxSearchSchema,
} from '@pbr/schemas/inquiry/search';
import { stringifySearch, withoutNothing } from '../../lib/lists/search-params.ts';

type InboxChange = { [Field in keyof InboxPage]?: InboxPage[Field] | undefined };

/** The inbox's search parameters after a change: back on the first page with nothing open, and without empty ones. */
export function changeInbox(search: InboxSearch, change: InboxChange): InboxPage {
  const filters = inboxSearchSchema.parse({ ...search, page: undefined });
  return withoutNothing(inboxPageSchema.parse({ ...filters, ...change }));
}

/** The URL of the filtered inbox as a file. */
export function inquiriesExportUrl(search: InboxSearch): string {
  return `/api/inquiries.csv${stringifySearch(changeInbox(search, {}))}`;
}
