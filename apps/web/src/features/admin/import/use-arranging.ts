import type { ImportChoices } from '@pbr/schemas/import/choices';
import type { ImportRun } from '@pbr/schemas/import/run';
import { useRef, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { trpc } from '../../../lib/trpc.ts';

interface Arranged {
  choices: ImportChoices;
  ownerId: string;
}

const FAILURE = 'No se guardó lo que elegiste. Intenta de nuevo.';

/** Sends the choices for the columns one after the other; the screen shows a choice at once and the preview when it comes. */
export function useArranging(run: ImportRun) {
  const { id } = run;
  const utils = trpc.useUtils();
  const arrange = trpc.import.arrange.useMutation();
  const [chosen, setChosen] = useState<Arranged>();
  // A ref, because the sending below reads it between two renderings.
  const waiting = useRef<Arranged>(undefined);
  const sending = useRef<Promise<boolean>>(undefined);
  const shown =
    chosen ?? (run.choices ? { choices: run.choices, ownerId: run.owner.id } : undefined);

  async function sendAll(): Promise<boolean> {
    while (waiting.current) {
      const sent = waiting.current;
      waiting.current = undefined;
      try {
        const answer = await arrange.mutateAsync({ id, ...sent });
        utils.import.get.setData({ id }, answer);
        if (!waiting.current) setChosen(undefined);
      } catch (error) {
        notifyFailed(error, FAILURE);
        return false;
      }
    }
    return true;
  }

  function send(next: Arranged) {
    setChosen(next);
    waiting.current = next;
    sending.current ??= sendAll().finally(() => (sending.current = undefined));
  }

  return {
    choices: shown?.choices,
    ownerId: shown?.ownerId ?? run.owner.id,
    change: (choices: ImportChoices) => send({ choices, ownerId: shown?.ownerId ?? run.owner.id }),
    chooseOwner: (ownerId: string) => shown && send({ ...shown, ownerId }),
    /** Resolves when everything is stored; `false` if it could not be. */
    settled: async () => {
      if (chosen && !sending.current) send(chosen);
      return (await sending.current) ?? true;
    },
    /** Gives up a choice that could not be stored. */
    forget: () => setChosen(undefined),
    arrangeAgain: () => shown && send(shown),
    isArranging: arrange.isPending,
  };
}

export type Arranging = ReturnType<typeof useArranging>;
