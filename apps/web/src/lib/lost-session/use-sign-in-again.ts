import { useEffect, useEffectEvent } from 'react';
import { serverError } from '../forms/server-error.ts';
import { isSessionLost, signInAgain } from './lost-session.ts';

/** Asks to sign in again if a page could not be read for lack of a session, and then reads it. */
export function useSignInAgain(error: unknown, retry: () => unknown): void {
  const refusal = isSessionLost(serverError(error)?.code) ? error : undefined;
  const ask = useEffectEvent(async () => {
    if (await signInAgain()) retry();
  });
  useEffect(() => {
    if (refusal !== undefined) void ask();
  }, [refusal]);
}
