import { type InboxSearch, inboxSearchSchema } from '@pbr/schemas/inquiry/search';

type InboxChange = { [Field in keyof InboxSearch]?: InboxSearch[Field] | undefined };

/** The inbox's address after a change, which begins at the first page, and without what holds nothing. */
export function changeInbox(search: InboxSearch, change: InboxChange): InboxSearch {
  const next = inboxSearchSchema.parse({ ...search, page: undefined, ...change });
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}
