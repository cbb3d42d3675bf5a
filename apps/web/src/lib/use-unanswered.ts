import { trpc } from './trpc.ts';

const ASK_EVERY_MS = 2 * 60 * 1000;

/** For members: how many clients wait for an answer. Asked for after the page is there, and now and then while it is looked at. */
export function useUnanswered(): number {
  const { data } = trpc.inquiry.unanswered.useQuery(undefined, {
    staleTime: ASK_EVERY_MS,
    refetchInterval: ASK_EVERY_MS,
  });
  return data?.count ?? 0;
}
