import { trpc } from '../../../lib/trpc.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';

/** Refetches what a change of several listings, or undoing one, has changed. */
export function useSettled() {
  const utils = trpc.useUtils();
  const listingsChanged = useListingsChanged();
  return () => void Promise.all([utils.bulkChange.undoable.invalidate(), listingsChanged()]);
}
