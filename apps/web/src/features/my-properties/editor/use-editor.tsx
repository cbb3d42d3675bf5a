import { useEffect, useEffectEvent, useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { FORM_NOT_OPENED } from '../../../lib/dialogs/use-lazy-dialog.ts';
import { downloadNow } from '../../../lib/page/downloads.ts';
import type * as editorDialog from './editor-dialog.tsx';

const load = () => import('./editor-dialog.tsx');

interface EditorOptions {
  /** The listing that the page's URL names: an id, 'new', or none. */
  edited: string | undefined;
  /** Removes the listing from the URL. */
  onClose: () => void;
}

/** The listing form over a page. The URL says which listing; the code loads when it is first needed. */
export function useEditor({ edited, onClose }: EditorOptions) {
  const [module, setModule] = useState<typeof editorDialog>();
  const isNeeded = edited !== undefined && module === undefined;
  const giveUp = useEffectEvent((error: unknown) => {
    notifyFailed(error, FORM_NOT_OPENED);
    onClose();
  });

  useEffect(() => {
    if (isNeeded) void downloadNow(load).then(setModule, giveUp);
  }, [isNeeded]);

  return module && <module.EditorDialog edited={edited} onClose={onClose} />;
}
