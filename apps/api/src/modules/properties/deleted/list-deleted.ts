import {
  DELETED_PAGE_SIZE,
  deletedPageSchema,
  deletedSearchSchema,
} from '@pbr/schemas/property/deleted';
import { action } from '../../../action/action.ts';
import { findDeleted } from './deleted.queries.ts';
import { keptSince } from './kept-since.ts';

/** A numbered page of the listings that an admin can restore. */
export const listDeleted = action({
  access: 'admin',
  input: deletedSearchSchema,
  output: deletedPageSchema,
  run: async ({ db, now }, { search, page = 1 }) => {
    const { items, total } = await findDeleted(db, {
      search,
      limit: DELETED_PAGE_SIZE,
      offset: (page - 1) * DELETED_PAGE_SIZE,
      since: keptSince(now()),
    });
    return { items, total, page, pageCount: Math.ceil(total / DELETED_PAGE_SIZE) };
  },
});
