import { formatLocalTime } from '@pbr/schemas/format/moments';
import { Button } from '@pbr/ui/button';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { useState } from 'react';
import { useNow } from '../../../lib/format/use-now.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { BulkTask } from './bulk-dialog.tsx';
import { actionWords, restoredWords } from './bulk-words.ts';
import { useUndo } from './use-undo.ts';
import classes from './bar.module.css';

interface UndoBarProps {
  onShow: (task: BulkTask) => void;
  onGone: () => void;
}

/** Offers to undo the last change while that is possible, also one made in another tab or before a reload. */
export function UndoBar({ onShow, onGone }: UndoBarProps) {
  const change = trpc.bulkChange.undoable.useQuery(undefined, { staleTime: 0 }).data;
  const [dismissed, setDismissed] = useState<string>();
  const { undo, isBusy } = useUndo();
  const now = useNow();
  if (!change || change.id === dismissed || Date.parse(change.undoUntil) <= now) return null;
  const { id, action, count, undoUntil } = change;

  async function undoChange() {
    const result = await undo(id);
    if (!result) return;
    onGone();
    const { items, left } = result;
    if (left.length > 0 || items.some(({ endedShares }) => endedShares > 0))
      onShow({ kind: 'undone', result });
    else notifySuccess('Cambio deshecho', `${restoredWords(items.length)}.`);
  }

  function dismiss() {
    setDismissed(id);
    onGone();
  }

  return (
    <section className={classes.bar} aria-label="Último cambio">
      <p className={classes.words}>
        <strong>{actionWords[action].done(count)}</strong>
        <span className={classes.until}>{`Hasta ${formatLocalTime(undoUntil)}`}</span>
      </p>
      <div className={classes.actions}>
        <Button isBusy={isBusy} onClick={() => void undoChange()}>
          {isBusy ? 'Deshaciendo...' : 'Deshacer'}
        </Button>
      </div>
      <button type="button" className={classes.dismiss} aria-label="Ocultar" onClick={dismiss}>
        <CloseIcon size={20} />
      </button>
    </section>
  );
}
