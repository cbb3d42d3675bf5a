import type { SessionUser } from '@pbr/schemas/account/user';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { setTabPerson } from './lost-session/tab-person.ts';
import { notifyAfterLoad } from './notify.ts';
import { trpc } from './trpc.ts';

const STALE_AFTER_MS = 5 * 60 * 1000;

/** The signed-in person, or `null`; the root route has already loaded it. */
export function useSessionUser(): SessionUser | null {
  return trpc.session.user.useSuspenseQuery(undefined, { staleTime: STALE_AFTER_MS })[0];
}

/** Called once in the layout: keeps in mind whose pages this tab shows. */
export function useTabPerson(): void {
  const user = useSessionUser();
  useEffect(() => {
    if (user) setTabPerson(user);
  }, [user]);
}

/** Signs the visitor in: drops the data read as a visitor and continues at `path`. */
export function useSignIn() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const router = useRouter();
  return (user: SessionUser, path: string) => {
    // Active queries are the same for everybody: the company's facts and the registration mode.
    queryClient.removeQueries({ type: 'inactive' });
    setTabPerson(user);
    utils.session.user.setData(undefined, user);
    router.clearCache();
    router.history.replace(path);
  };
}

/** Ends the session and reloads the portal, so that none of the person's data stays in this tab. */
export function useSignOut() {
  const { client } = trpc.useUtils();
  const queryClient = useQueryClient();
  return async () => {
    try {
      await client.session.logout.mutate();
    } catch {
      window.location.assign('/api/logout');
      return;
    }
    queryClient.clear();
    notifyAfterLoad('Sesión cerrada', 'Saliste del portal en este navegador.');
    window.location.assign('/');
  };
}
