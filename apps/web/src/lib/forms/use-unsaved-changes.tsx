import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '../dialogs/use-confirm.tsx';

interface UnsavedChanges {
  /** What becomes of it when the form is left; undefined while there is nothing to lose. */
  atStake: () => string | undefined;
  /** While the question is open. */
  onAsking?: (isAsking: boolean) => void;
}

/** Asks before a form is left with text that is not stored: by its cross, a link, the back button or the browser's own ways. */
export function useUnsavedChanges({ atStake, onAsking }: UnsavedChanges) {
  const confirm = useConfirm();

  /** Whether the person stays. */
  function ask(text: string): Promise<boolean> {
    return new Promise((decide) => {
      onAsking?.(true);
      confirm.ask({
        title: '¿Salir sin guardar?',
        text,
        confirmLabel: 'Salir sin guardar',
        busyLabel: 'Saliendo...',
        cancelLabel: 'Seguir editando',
        isDestructive: true,
        onConfirm: async () => decide(false),
        onClose: () => {
          onAsking?.(false);
          decide(true);
        },
      });
    });
  }

  async function mustStay(): Promise<boolean> {
    const text = atStake();
    return text !== undefined && (await ask(text));
  }

  useBlocker({
    shouldBlockFn: mustStay,
    enableBeforeUnload: () => atStake() !== undefined,
  });

  return {
    dialog: confirm.dialog,
    /** For ways out of the form that are no navigation. */
    leave: async (go: () => void) => {
      if (!(await mustStay())) go();
    },
  };
}
