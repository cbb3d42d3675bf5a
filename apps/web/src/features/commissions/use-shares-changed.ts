import { trpc } from '../../lib/trpc.ts';

/** Everything that shows shares is read again: the dialog, the lists, what waits for an answer. */
export function useSharesChanged() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.commission.invalidate(),
      utils.property.mine.invalidate(),
      utils.dashboard.invalidate(),
    ]);
}
