import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import { useState } from 'react';
import { FORM_NOT_OPENED, useLazyDialog } from '../../../lib/dialogs/use-lazy-dialog.ts';
import { useNow } from '../../../lib/format/use-now.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { BulkTask } from './bulk-dialog.tsx';
import { restoredWords } from './bulk-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useSelection } from './use-selection.ts';
import { useUndo } from './use-undo.ts';

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
        <LastChange onShow={show} onGone={onGone} />
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

interface LastChangeProps {
  onShow: (task: BulkTask) => void;
  onGone: () => void;
}

/** The last change, also one made in another tab or before a reload. */
function LastChange({ onShow, onGone }: LastChangeProps) {
  const change = trpc.bulkChange.undoable.useQuery(undefined, { staleTime: 0 }).data;
  const [dismissed, setDismissed] = useState<string>();
  const undoing = useUndo();
  const now = useNow();
  if (!change || change.id === dismissed || Date.parse(change.undoUntil) <= now) return null;

  async function undo(id: string) {
    const result = await undoing.undo(id);
    if (!result) return;
    onGone();
    const { items, left } = result;
    if (left.length > 0 || items.some(({ endedShares }) => endedShares > 0))
      onShow({ kind: 'undone', result });
    else notifySuccess('Cambio deshecho', `${restoredWords(items.length)}.`);
  }

  return (
    <UndoBar
      change={change}
      isBusy={undoing.isBusy}
      onUndo={() => void undo(change.id)}
      onDismiss={() => {
        setDismissed(change.id);
        onGone();
      }}
    />
  );
}
