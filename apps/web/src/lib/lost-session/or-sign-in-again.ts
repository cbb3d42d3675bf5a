import { serverError } from '../forms/server-error.ts';
import { isSessionLost, signInAgain } from './lost-session.ts';

const codeOf = (error: unknown): string | undefined => serverError(error)?.code;

/** Makes a call that somebody waits for; if the session has ended, once more after the person has signed in again. */
export async function orSignInAgain<T>(
  send: () => Promise<T>,
  refusalOf: (error: unknown) => string | undefined = codeOf,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!isSessionLost(refusalOf(error)) || !(await signInAgain())) throw error;
    return send();
  }
}
