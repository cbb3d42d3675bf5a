import { useState, type ReactNode } from 'react';
import { ButtonRow } from '../button-row.tsx';
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
  const [running, setRunning] = useState<'confirm' | 'other' | null>(null);

  function close() {
    if (running === null) props.onClose();
  }

  async function run(answer: 'confirm' | 'other') {
    if (running !== null) return;
    setRunning(answer);
    try {
      await (answer === 'confirm' ? props.onConfirm() : props.other?.onChoose());
      props.onClose();
    } catch {
      // The caller reports the failure; the dialog stays open, to try again or to cancel.
    } finally {
      setRunning(null);
    }
  }

  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={title}
      // Three answers stand in one line.
      size={props.other ? '32rem' : 'sm'}
      hasCloseButton={false}
      closesOnBack={closesOnBack}
    >
      <div className={classes.text}>{children}</div>
      <ButtonRow>
        {/* The safe answer gets the focus. */}
        <Button onClick={close} isBusy={false} data-autofocus>
          {cancelLabel}
        </Button>
        {props.other && (
          <Button look="remove" isBusy={running === 'other'} onClick={() => void run('other')}>
            {props.other.label}
          </Button>
        )}
        <Button
          look={isDestructive ? 'danger' : 'primary'}
          isBusy={running === 'confirm'}
          onClick={() => void run('confirm')}
        >
          {running === 'confirm' ? busyLabel : confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
