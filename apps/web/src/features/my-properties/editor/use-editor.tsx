import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { notifyFailure } from '../../../lib/notify.ts';
import type * as editorDialog from './editor-dialog.tsx';

/** The form over the list. Which listing it is about stands in the address; the form comes with the first wish for it. */
export function useEditor(edited: string | undefined) {
  const navigate = useNavigate({ from: '/my-properties' });
  const [module, setModule] = useState<typeof editorDialog>();
  const isNeeded = edited !== undefined && module === undefined;

  useEffect(() => {
    if (!isNeeded) return;
    void import('./editor-dialog.tsx').then(setModule, () => {
      notifyFailure(
        'Error',
        'No se pudo abrir el formulario. Revisa tu conexión e intenta de nuevo.',
      );
      void navigate({ search: ({ edit: _closed, ...search }) => search, replace: true });
    });
  }, [isNeeded, navigate]);

  const open = (edit: string) =>
    void navigate({ search: (previous) => ({ ...previous, edit }), resetScroll: false });
  const close = () =>
    void navigate({
      search: ({ edit: _closed, ...search }) => search,
      replace: true,
      resetScroll: false,
    });

  return { open, dialog: module && <module.EditorDialog edited={edited} onClose={close} /> };
}
