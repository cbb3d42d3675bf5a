import type { Agreement } from '@pbr/schemas/commission/share';
import { type ReactNode, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';

export interface ShareAnswer {
  says: 'accept' | 'decline';
  /** The version of the terms that the reader saw. */
  version: number;
  /** The signature of an agent from outside; empty for a colleague, who is signed in. */
  name: string;
}

interface UseAnswer<Answered> {
  send: (answer: ShareAnswer) => Promise<Answered>;
  onAnswered: (answered: Answered) => void;
  /** Called when the answer failed and the shown terms may be outdated. */
  onOutdated: () => Promise<unknown>;
}

export interface AnswerButtonsState {
  accept: (version: number, name?: string) => void;
  decline: (version: number, name?: string) => void;
  isAccepting: boolean;
  dialog: ReactNode;
}

/** Accepts at once; declines after a confirmation. */
export function useAnswer<Answered = Agreement>({
  send,
  onAnswered,
  onOutdated,
}: UseAnswer<Answered>) {
  const confirm = useConfirm();
  const [isAccepting, setAccepting] = useState(false);

  async function answer(given: ShareAnswer) {
    try {
      onAnswered(await send(given));
    } catch (error) {
      notifyFailed(error, 'No se pudo enviar tu respuesta.');
      void onOutdated().catch(() => undefined);
      throw error;
    }
    if (given.says === 'accept')
      notifySuccess('Comisión aceptada', 'Avisamos a quien te la compartió.');
    else notifySuccess('Comisión rechazada', 'Avisamos a quien te la compartió.');
  }

  async function accept(version: number, name: string) {
    if (isAccepting) return;
    setAccepting(true);
    await answer({ says: 'accept', version, name }).catch(() => undefined);
    setAccepting(false);
  }

  const state: AnswerButtonsState = {
    accept: (version, name = '') => void accept(version, name),
    decline: (version, name = '') =>
      confirm.ask({
        title: '¿Rechazar esta comisión?',
        text: 'La comisión deja de estar activa y avisamos a quien te la compartió.',
        confirmLabel: 'Rechazar',
        busyLabel: 'Rechazando...',
        isDestructive: true,
        onConfirm: () => answer({ says: 'decline', version, name }),
      }),
    isAccepting,
    dialog: confirm.dialog,
  };
  return state;
}
