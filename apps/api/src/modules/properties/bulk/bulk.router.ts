import { mutation, query, router } from '../../../trpc.ts';
import { changeListings } from './change-listings.ts';
import { getUndoable } from './get-undoable.ts';
import { previewChange } from './preview-change.ts';
import { undoChange } from './undo-change.ts';

export const bulkChangeRouter = router({
  preview: query(previewChange),
  undoable: query(getUndoable),
  change: mutation(changeListings),
  undo: mutation(undoChange),
});
