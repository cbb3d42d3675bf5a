import { trpc } from './trpc.ts';

/** Refetches everything that shows listings and whose they are: lists, the catalogue, agents' pages, the dashboard. */
export function useListingsChanged() {
  const { property, agent, dashboard } = trpc.useUtils();
  return () => Promise.all([property.invalidate(), agent.invalidate(), dashboard.invalidate()]);
}
