import { CloseIcon } from '@pbr/ui/icons/icons';
import { useLayer } from '@pbr/ui/overlays/layers';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './filters-sheet.module.css';

interface FiltersSheetProps {
  opened: boolean;
  onClose: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** Shows the filters on the whole screen of a phone. The native dialog traps the focus and closes on Escape. */
export function FiltersSheet({ opened, onClose, footer, children }: FiltersSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(opened, onClose);
  useEffect(() => {
    if (opened) dialog.current?.showModal();
    else dialog.current?.close();
  }, [opened]);

  return (
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby="filters-title"
      onClose={onClose}
    >
      <header className={classes.header}>
        <h2 id="filters-title" className={classes.title}>
          Más filtros
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label="Cerrar filtros"
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <div className={classes.content}>{children}</div>
      <footer className={classes.footer}>{footer}</footer>
    </dialog>
  );
}
