import type { Undoable } from '@pbr/schemas/bulk-change/bulk-change';
import { formatLocalTime } from '@pbr/schemas/format/moments';
import { Button } from '@pbr/ui/button';
import { CloseIcon } from '@pbr/ui/icons/icons';
import { actionWords } from './bulk-words.ts';
import classes from './bar.module.css';

interface UndoBarProps {
  change: Undoable;
  isBusy: boolean;
  onUndo: () => void;
  onDismiss: () => void;
}

/** Offers to undo the last change while that is possible. */
export function UndoBar({ change, isBusy, onUndo, onDismiss }: UndoBarProps) {
  const { action, count, undoUntil } = change;
  return (
    <section className={classes.bar} aria-label="Último cambio">
      <p className={classes.words}>
        <strong>{actionWords[action].done(count)}</strong>
        <span className={classes.until}>{`Hasta ${formatLocalTime(undoUntil)}`}</span>
      </p>
      <div className={classes.actions}>
        <Button isBusy={isBusy} onClick={onUndo}>
          {isBusy ? 'Deshaciendo...' : 'Deshacer'}
        </Button>
      </div>
      <button type="button" className={classes.dismiss} aria-label="Ocultar" onClick={onDismiss}>
        <CloseIcon size={20} />
      </button>
    </section>
  );
}
