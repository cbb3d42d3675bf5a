import { trpc } from '../../lib/trpc.ts';
import { useListingsChanged } from '../../lib/use-listings-changed.ts';

/** Refetches everything that shows people: the team, their shares, and the listings that change hands with them. */
export function useTeamChanged() {
  const utils = trpc.useUtils();
  const listingsChanged = useListingsChanged();
  return () =>
    Promise.all([utils.employee.invalidate(), utils.commission.invalidate(), listingsChanged()]);
}
