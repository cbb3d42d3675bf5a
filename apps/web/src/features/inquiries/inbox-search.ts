import { type InboxSearch, inboxSearchSchema } from '@pbr/schemas/inquiry/search';

type InboxChange = { [Field in keyof InboxSearch]?: InboxSearch[Field] | undefined };

/** The inbox's search parameters after a change: back on the first page, and without empty ones. */
export function changeInbox(search: InboxSearch, change: InboxChange): InboxSearch {
  const next = inboxSearchSchema.parse({ ...search, page: undefined, ...change });
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}
