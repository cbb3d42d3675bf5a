import type { TRPCClientError, TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { serverError } from '../forms/server-error.ts';
import type { AppRouter } from '../trpc.ts';
import { isSessionLost, signInAgain } from './lost-session.ts';

/**
 * When the session has ended, a change waits until the person has signed in again, and is sent once more. What a page reads does not
 * ask by itself: it may be a glance ahead or a look every two minutes, and the dialog would take the keyboard from whoever is typing.
 */
export const signInAgainLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const isAsking = (error: unknown) =>
        op.type === 'mutation' && isSessionLost(serverError(error)?.code);
      let sent = next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (isAsking(error)) void askAndSend(error);
          else observer.error(error);
        },
      });
      async function askAndSend(refusal: TRPCClientError<AppRouter>) {
        if (await signInAgain()) sent = next(op).subscribe(observer);
        else observer.error(refusal);
      }
      return () => sent.unsubscribe();
    });
