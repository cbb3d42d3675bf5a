import { type InboxSearch, inboxSearchSchema } from '@pbr/schemas/inquiry/search';
import { withoutNothing } from '../../lib/lists/search-params.ts';

type InboxChange = { [Field in keyof InboxSearch]?: InboxSearch[Field] | undefined };

/** The inbox's search parameters after a change: back on the first page, and without empty ones. */
export function changeInbox(search: InboxSearch, change: InboxChange): InboxSearch {
  return withoutNothing(inboxSearchSchema.parse({ ...search, page: undefined, ...change }));
}
