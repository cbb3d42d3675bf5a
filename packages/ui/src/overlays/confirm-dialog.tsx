import { useState, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question: '¿Eliminar esta propiedad?'. */
  title: string;
  /** Says what will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the question: 'Eliminar'. */
  confirmLabel: string;
  /** Shown while `onConfirm` runs: 'Eliminando...'. */
  busyLabel: string;
  /** The safe answer; 'Cancelar' unless the question suggests a better one. */
  cancelLabel?: string;
  isDestructive?: boolean;
  /** A third answer, which takes something away: 'Descartar'. */
  other?: { label: string; onChoose: () => Promise<unknown> };
  /** See `Dialog`. */
  closesOnBack?: boolean;
  /** The dialog stays open while this runs and after a failure. The caller reports success and failure. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before an action that matters. Load it lazily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, busyLabel, isDestructive = false } = props;
  const { cancelLabel = 'Cancelar', closesOnBack = true } = props;
  const [isBusy, setBusy] = useState(false);

  function close() {
    if (!isBusy) props.onClose();
  }

  async function run(answer: () => Promise<unknown>) {
    if (isBusy) return;
    setBusy(true);
    try {
      await answer();
      props.onClose();
    } catch {
      // The caller reports the failure; the dialog stays open, to try again or to cancel.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      size="sm"
      hasCloseButton={false}
      closesOnBack={closesOnBack}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        {/* The safe answer gets the focus. */}
        <Button onClick={close} isBusy={false} data-autofocus>
          {cancelLabel}
        </Button>
        {props.other && (
          <Button look="remove" onClick={() => props.other && void run(props.other.onChoose)}>
            {props.other.label}
          </Button>
        )}
        <Button
          look={isDestructive ? 'danger' : 'primary'}
          isBusy={isBusy}
          onClick={() => void run(props.onConfirm)}
        >
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
