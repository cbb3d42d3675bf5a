import { useSyncExternalStore } from 'react';
import { lostSession, subscribeToLostSession } from '../../../lib/lost-session/lost-session.ts';
import { useDownload } from '../../../lib/page/use-download.ts';

const load = () => import('./sign-in-again.tsx');

/** Lies over every page; loads the dialog when a session has ended. Without it the page says that the change was not made. */
export function SignInAgainHost() {
  const lost = useSyncExternalStore(subscribeToLostSession, lostSession, () => undefined);
  const module = useDownload({
    load,
    need: lost,
    onFailure: () => lost?.settle(false),
  });
  return lost && module && <module.SignInAgain {...lost} />;
}
