import { trpc } from './trpc.ts';

/** Refetches everything that shows listings: the list, the catalogue, the tasks on the dashboard. */
export function useListingsChanged() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.property.invalidate(), utils.dashboard.invalidate()]);
}
