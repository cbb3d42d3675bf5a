import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { useCovering } from './covering.tsx';
import { useLayer } from './layers.tsx';
import classes from './top-dialog.module.css';

interface TopDialogProps {
  title: string;
  onClose: () => void;
  /** On a phone at the lower edge of the window, near the thumb. */
  isSheet?: boolean;
  children: ReactNode;
}

/**
 * A question over everything, other dialogs included, and open as long as it is rendered. The browser keeps the rest of the page out of
 * reach, and gives the focus back.
 */
export function TopDialog({ title, onClose, isSheet = false, children }: TopDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useCovering();
  useLayer(true, onClose);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-sheet={isSheet || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser closes it at the second Escape, whatever the page says.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <button type="button" className={classes.close} aria-label="Cerrar" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  );
}
