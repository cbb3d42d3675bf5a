import './confirm-dialog-styles.ts';
import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  /** The question: '¿Eliminar esta propiedad?'. */
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the question: 'Eliminar'. */
  confirmLabel: string;
  /** Shown meanwhile: 'Eliminando...'. */
  busyLabel: string;
  /** The safe answer; 'Cancelar' where the question names no better one. */
  cancelLabel?: string;
  isDestructive?: boolean;
  /** The dialog stays open until this is over, and after a failure. Whoever passes it tells of success and failure. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks in words before something that matters; mount it lazily, closed, and open it then. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, busyLabel, isDestructive = false } = props;
  const { cancelLabel = 'Cancelar' } = props;
  const [isBusy, setBusy] = useState(false);

  function close() {
    if (!isBusy) props.onClose();
  }

  async function confirm() {
    setBusy(true);
    try {
      await props.onConfirm();
      props.onClose();
    } catch {
      // Told by whoever acts; the question stays, to try again or to leave.
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size="sm"
      withCloseButton={false}
      classNames={{ title: classes.title ?? '' }}
      // Mantine draws a <header>, which outside of a sectioning element is a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        {/* The safe answer has the focus. */}
        <Button onClick={close} isBusy={false} data-autofocus>
          {cancelLabel}
        </Button>
        <Button
          look={isDestructive ? 'danger' : 'primary'}
          isBusy={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? busyLabel : confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
