import { daysInMexico } from '@pbr/schemas/format/moments';
import {
  DELETED_PAGE_SIZE,
  type DeletedProperty,
  deletedPageSchema,
  deletedSearchSchema,
} from '@pbr/schemas/property/deleted';
import { action } from '../../../action/action.ts';
import { pageFacts, rangeOf } from '../../../action/numbered-page.ts';
import { type DeletedRow, findDeleted } from './deleted.queries.ts';
import { keptSince } from './kept-since.ts';

/** A numbered page of the listings that an admin can restore. */
export const listDeleted = action({
  access: 'admin',
  input: deletedSearchSchema,
  output: deletedPageSchema,
  run: async ({ db, now }, { search, page = 1 }) => {
    const since = keptSince(now());
    const { items, total } = await findDeleted(db, {
      search,
      ...rangeOf(page, DELETED_PAGE_SIZE),
      since,
    });
    return {
      items: items.map((item) => withDaysLeft(item, since)),
      ...pageFacts(total, page, DELETED_PAGE_SIZE),
    };
  },
});

/** A listing deleted at `since` is purged now; each day later leaves one more. */
function withDaysLeft(row: DeletedRow, since: Date): DeletedProperty {
  return { ...row, daysLeft: daysInMexico(since, new Date(row.deletedAt)) };
}
