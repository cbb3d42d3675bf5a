import { useEffect, useEffectEvent } from 'react';
import { serverError } from '../forms/server-error.ts';
import { isSessionLost, signInAgain } from './lost-session.ts';

/** Whether a page could not be read for lack of a session. A page that reads by itself stops then, because each failure asks again. */
export const lacksSession = (error: unknown): boolean => isSessionLost(serverError(error)?.code);

/** Asks to sign in again if a page could not be read for lack of a session, and then reads it. */
export function useSignInAgain(error: unknown, retry: () => unknown): void {
  const refusal = lacksSession(error) ? error : undefined;
  const ask = useEffectEvent(async () => {
    if (await signInAgain()) retry();
  });
  useEffect(() => {
    if (refusal !== undefined) void ask();
  }, [refusal]);
}
