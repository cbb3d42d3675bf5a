import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { FORM_NOT_OPENED } from '../../../lib/dialogs/use-lazy-dialog.ts';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { downloadNow } from '../../../lib/page/downloads.ts';
import type * as editorDialog from './editor-dialog.tsx';

const load = () => import('./editor-dialog.tsx');

/** The listing form over a page whose URL says which listing: an id, 'new', or none. Its code loads when it is first needed. */
export function EditorOverPage() {
  const { edit } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [module, setModule] = useState<typeof editorDialog>();
  const isNeeded = edit !== undefined && module === undefined;

  const close = () =>
    void navigate({
      to: '.',
      search: ({ edit: _closed, ...search }) => search,
      replace: true,
      resetScroll: false,
    });
  const giveUp = useEffectEvent((error: unknown) => {
    notifyFailed(error, FORM_NOT_OPENED);
    close();
  });

  useEffect(() => {
    if (isNeeded) void downloadNow(load).then(setModule, giveUp);
  }, [isNeeded]);

  return module && <module.EditorDialog edited={edit} onClose={close} />;
}
