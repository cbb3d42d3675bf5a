import { useEffect, useEffectEvent, useState } from 'react';
import { notifyFailure } from '../../../lib/notify.ts';
import type * as editorDialog from './editor-dialog.tsx';

interface EditorAddress {
  /** Which listing the page's address names: an id, 'new', or none. */
  edited: string | undefined;
  /** Takes it out of the address. */
  onClose: () => void;
}

/** The form over a page. Which listing it is about stands in the address; the form comes with the first wish for it. */
export function useEditor({ edited, onClose }: EditorAddress) {
  const [module, setModule] = useState<typeof editorDialog>();
  const isNeeded = edited !== undefined && module === undefined;
  const giveUp = useEffectEvent(() => {
    notifyFailure(
      'Error',
      'No se pudo abrir el formulario. Revisa tu conexión e intenta de nuevo.',
    );
    onClose();
  });

  useEffect(() => {
    if (isNeeded) void import('./editor-dialog.tsx').then(setModule, () => giveUp());
  }, [isNeeded]);

  return module && <module.EditorDialog edited={edited} onClose={onClose} />;
}
