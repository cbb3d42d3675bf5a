import type { BulkResult, UndoResult } from '@pbr/schemas/bulk-change/bulk-change';
import { formatLocalTime } from '@pbr/schemas/format/moments';
import type { MyProperty } from '@pbr/schemas/property/mine';
import { Button } from '@pbr/ui/button';
import { FormActions } from '@pbr/ui/form-parts';
import { actionWords, restoredWords } from './bulk-words.ts';
import { LeftOutList, ListingList } from './outcome-lists.tsx';
import { useUndo } from './use-undo.ts';
import { Step } from './step.tsx';
import classes from './bulk.module.css';

interface ResultStepProps {
  result: BulkResult;
  listings: readonly MyProperty[];
  onBusy: (isBusy: boolean) => void;
  onUndone: (result: UndoResult) => void;
  onClose: () => void;
}

/** Names what was done and what was not, and offers to undo it. */
export function ResultStep({ result, listings, onBusy, onUndone, onClose }: ResultStepProps) {
  const { id, action, items, left, undoUntil } = result;
  const undoing = useUndo();

  async function undo() {
    onBusy(true);
    const undone = await undoing.undo(id);
    onBusy(false);
    if (undone) onUndone(undone);
  }

  return (
    <Step>
      <p role="status" className={classes.outcome}>
        {items.length > 0 ? `Listo: ${actionWords[action].done(items.length)}.` : 'Nada cambió.'}
      </p>
      <ListingList items={items} action={action} label="Cambiaron" />
      <LeftOutList left={left} listings={listings} title="Se quedaron como estaban" />
      {undoUntil !== null && (
        <p className={classes.note}>
          {`Puedes deshacerlo una vez, hasta ${formatLocalTime(undoUntil)}`}
        </p>
      )}
      <FormActions>
        {undoUntil !== null && (
          <Button isBusy={undoing.isBusy} onClick={() => void undo()}>
            {undoing.isBusy ? 'Deshaciendo...' : 'Deshacer'}
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          Cerrar
        </Button>
      </FormActions>
    </Step>
  );
}

interface UndoneStepProps {
  result: UndoResult;
  onClose: () => void;
}

/** Names what is again as it was, and what was left as it is. */
export function UndoneStep({ result, onClose }: UndoneStepProps) {
  const { action, items, left } = result;
  return (
    <Step>
      <p role="status" className={classes.outcome}>
        {items.length > 0
          ? `${restoredWords(items.length)}.`
          : 'Ninguna vuelve a quedar como estaba.'}
      </p>
      <ListingList items={items} action={action} label="Vuelven a quedar como estaban" isUndone />
      <LeftOutList left={left} listings={[]} title="Se quedan como están" />
      <FormActions>
        <Button look="primary" onClick={onClose}>
          Cerrar
        </Button>
      </FormActions>
    </Step>
  );
}
