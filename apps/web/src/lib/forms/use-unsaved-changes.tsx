import { useBlocker } from '@tanstack/react-router';
import { isPageGivenUp } from '../lost-session/lost-session.ts';
import { useConfirm } from '../dialogs/use-confirm.tsx';

interface UnsavedChanges {
  /** The consequence of leaving the form, in words; `undefined` if nothing would be lost. */
  atStake: () => string | undefined;
  /** Called when the confirmation opens and closes. */
  onAsking?: (isAsking: boolean) => void;
}

/** Asks before the person leaves a form with unsaved text: by its close button, a link, the back button or the browser. */
export function useUnsavedChanges({ atStake, onAsking }: UnsavedChanges) {
  const confirm = useConfirm();

  /** Resolves to true if the person stays. */
  function ask(text: string, closesOnBack = true): Promise<boolean> {
    return new Promise((decide) => {
      onAsking?.(true);
      confirm.ask({
        title: '¿Salir sin guardar?',
        text,
        confirmLabel: 'Salir sin guardar',
        busyLabel: 'Saliendo...',
        cancelLabel: 'Seguir editando',
        isDestructive: true,
        closesOnBack,
        onConfirm: async () => decide(false),
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
