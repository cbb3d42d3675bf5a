import { trpc } from '../../lib/trpc.ts';

/** Everything that shows listings is read again: the list, the catalogue, what waits for their owner. */
export function useListingsChanged() {
  const utils = trpc.useUtils();
  return () => Promise.all([utils.property.invalidate(), utils.dashboard.invalidate()]);
}
