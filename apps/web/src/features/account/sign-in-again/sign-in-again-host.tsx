import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lostSession, subscribeToLostSession } from '../../../lib/lost-session/lost-session.ts';

const SignInAgain = lazy(async () => ({
  default: (await import('./sign-in-again.tsx')).SignInAgain,
}));

/** Lies over every page; loads the dialog when a session has ended. */
export function SignInAgainHost() {
  const lost = useSyncExternalStore(subscribeToLostSession, lostSession, () => undefined);
  if (!lost) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain {...lost} />
    </Suspense>
  );
}
