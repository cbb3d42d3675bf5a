import type { SessionUser } from '@pbr/schemas/user';
import { trpc } from './trpc.ts';

const STALE_AFTER_MS = 5 * 60 * 1000;

/** The signed-in person, or null; the root route has loaded it. */
export function useSessionUser(): SessionUser | null {
  return trpc.session.user.useSuspenseQuery(undefined, { staleTime: STALE_AFTER_MS })[0];
}
