import { trpc } from '../../lib/trpc.ts';

/** Refetches everything that shows shares: the dialog, the lists, the tasks on the dashboard. */
export function useSharesChanged() {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.commission.invalidate(),
      utils.property.mine.invalidate(),
      utils.dashboard.invalidate(),
    ]);
}
