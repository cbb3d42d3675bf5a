import type { Agreement } from '@pbr/schemas/commission/share';
import { type ReactNode, useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';

export interface Answer {
  says: 'accept' | 'decline';
  /** The version of the terms that the reader saw. */
  version: number;
}

interface UseAnswer<Answered> {
  send: (answer: Answer) => Promise<Answered>;
  onAnswered: (answered: Answered) => void;
  /** Called when the answer failed and the shown terms may be outdated. */
  onOutdated: () => Promise<unknown>;
}

export interface AnswerButtonsState {
  accept: (version: number) => void;
  decline: (version: number) => void;
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

  async function answer(says: Answer['says'], version: number) {
    try {
      onAnswered(await send({ says, version }));
    } catch (error) {
      notifyFailure('Error', failureWords(error, 'No se pudo enviar tu respuesta.'));
      void onOutdated().catch(() => undefined);
      throw error;
    }
    if (says === 'accept') notifySuccess('Comisión aceptada', 'Avisamos a quien te la compartió.');
    else notifySuccess('Comisión rechazada', 'Avisamos a quien te la compartió.');
  }

  async function accept(version: number) {
    if (isAccepting) return;
    setAccepting(true);
    await answer('accept', version).catch(() => undefined);
    setAccepting(false);
  }

  const state: AnswerButtonsState = {
    accept: (version: number) => void accept(version),
    decline: (version: number) =>
      confirm.ask({
        title: '¿Rechazar esta comisión?',
        text: 'La comisión deja de estar activa y avisamos a quien te la compartió.',
        confirmLabel: 'Rechazar',
        busyLabel: 'Rechazando...',
        isDestructive: true,
        onConfirm: () => answer('decline', version),
      }),
    isAccepting,
    dialog: confirm.dialog,
  };
  return state;
}
