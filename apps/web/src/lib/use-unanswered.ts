import { trpc } from './trpc.ts';

const ASK_EVERY_MS = 2 * 60 * 1000;

/** For members: the number of unanswered inquiries, which comes with the page and is refreshed while it is open. */
export function useUnanswered(): number {
  const { data } = trpc.inquiry.unanswered.useQuery(undefined, {
    staleTime: ASK_EVERY_MS,
    refetchInterval: ASK_EVERY_MS,
  });
  return data?.count ?? 0;
}
