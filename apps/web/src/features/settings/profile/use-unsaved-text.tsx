import { useBlocker } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useConfirm } from '../../../lib/use-confirm.tsx';
import { hasChanges } from './form-changes.ts';

/** Asks before a form is left whose fields are not as they were: by a link, the back button or the browser's own ways. */
export function useUnsavedText(form: RefObject<HTMLFormElement | null>) {
  const confirm = useConfirm();
  const isChanged = () => form.current !== null && hasChanges(form.current);

  const askToStay = () =>
    new Promise<boolean>((decide) => {
      confirm.ask({
        title: '¿Salir sin guardar?',
        text: 'Lo que cambiaste en tus datos personales se pierde.',
        confirmLabel: 'Salir sin guardar',
        busyLabel: 'Saliendo...',
        isDestructive: true,
        onConfirm: async () => decide(false),
        onClose: () => decide(true),
      });
    });

  useBlocker({
    shouldBlockFn: async () => isChanged() && (await askToStay()),
    enableBeforeUnload: isChanged,
  });
  return confirm.dialog;
}
