import { useBlocker } from '@tanstack/react-router';
import { isPageGivenUp } from '../lost-session/lost-session.ts';
import { useConfirm } from '../dialogs/use-confirm.tsx';

interface BegunDraft {
  /** Answers whether the draft is stored; the person stays otherwise. */
  keep: () => Promise<boolean>;
  discard: () => Promise<void>;
}

interface UnsavedChanges {
  /** The consequence of leaving the form, in words; `undefined` if nothing would be lost. */
  atStake: () => string | undefined;
  /** The ways out of a draft that the form has begun; absent for any other form. */
  draft?: () => BegunDraft | undefined;
  /** Called when the confirmation opens and closes. */
  onAsking?: (isAsking: boolean) => void;
}

/** Asks before the person leaves a form with unsaved text: by its close button, a link, the back button or the browser. */
export function useUnsavedChanges({ atStake, draft, onAsking }: UnsavedChanges) {
  const confirm = useConfirm();

  /** Resolves to true if the person stays. */
  function ask(text: string, closesOnBack = true): Promise<boolean> {
    return new Promise((decide) => {
      onAsking?.(true);
      const begun = draft?.();
      confirm.ask({
        ...(begun ? keepOrDiscard(begun, decide) : leaveAnyway(decide)),
        text,
        cancelLabel: 'Seguir editando',
        closesOnBack,
        onClose: () => {
          onAsking?.(false);
          decide(true);
        },
      });
    });
  }

  async function mustStay(closesOnBack?: boolean): Promise<boolean> {
    const text = atStake();
    return text !== undefined && (await ask(text, closesOnBack));
  }

  useBlocker({
    shouldBlockFn: ({ action }) => mustStay(action === 'PUSH' || action === 'REPLACE'),
    enableBeforeUnload: () => !isPageGivenUp() && atStake() !== undefined,
  });

  return {
    dialog: confirm.dialog,
    /** For closing the form without a navigation. */
    leave: async (go: () => void) => {
      if (!(await mustStay())) go();
    },
  };
}

type Decide = (stays: boolean) => void;

const leaveAnyway = (decide: Decide) => ({
  title: '¿Salir sin guardar?',
  confirmLabel: 'Salir sin guardar',
  busyLabel: 'Saliendo...',
  isDestructive: true,
  onConfirm: async () => decide(false),
});

const keepOrDiscard = ({ keep, discard }: BegunDraft, decide: Decide) => ({
  title: '¿Guardar borrador?',
  confirmLabel: 'Guardar borrador',
  busyLabel: 'Guardando...',
  onConfirm: async () => decide(!(await keep())),
  other: {
    label: 'Descartar',
    onChoose: async () => {
      await discard();
      decide(false);
    },
  },
});
