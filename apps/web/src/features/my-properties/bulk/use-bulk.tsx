import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import { useState } from 'react';
import { FORM_NOT_OPENED, useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.ts';
import type { BulkTask } from './bulk-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useSelection } from './use-selection.ts';

/** Changes of several listings: which are chosen, the bar below the list, and the dialog. */
export function useBulk({ onGone }: { onGone: () => void }) {
  const selection = useSelection();
  const [task, setTask] = useState<BulkTask>();
  const { module, opened, opening, open, close } = useLazyDialog({
    load: () => import('./bulk-dialog.tsx'),
    failure: FORM_NOT_OPENED,
  });

  function show(next: BulkTask) {
    setTask(next);
    open();
  }

  const { listings } = selection;
  const start = (action: BulkAction) => show({ kind: 'change', action, listings });
  return {
    selection,
    bar:
      listings.length > 0 ? (
        <SelectionBar selection={selection} onAct={start} onGone={onGone} />
      ) : (
        <UndoBar onShow={show} onGone={onGone} />
      ),
    dialog: module && task && (
      <module.BulkDialog
        key={opening}
        task={task}
        opened={opened}
        onMade={selection.clear}
        onClose={() => {
          close();
          // The button that opened the window is gone with the selection.
          if (listings.length === 0) onGone();
        }}
      />
    ),
  };
}
