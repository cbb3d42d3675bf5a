import { CloseIcon } from '@pbr/ui/icons/icons';
import { useLayer } from '@pbr/ui/overlays/layers';
import { useEffect, useRef } from 'react';
import type { FiltersSheetProps } from './filters-sheet-part.tsx';
import classes from './filters-sheet.module.css';

/** Shows the filters on the whole screen of a phone. The native dialog traps the focus and closes on Escape. */
export function Part({ isOpen, countLabel, onClear, onClose, children }: FiltersSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayer(isOpen, onClose);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

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
      <footer className={classes.footer}>
        <p className={classes.count}>{countLabel}</p>
        <button type="button" className={classes.clear} onClick={onClear}>
          Limpiar filtros
        </button>
        <button type="button" className={classes.show} onClick={onClose}>
          Ver resultados
        </button>
      </footer>
    </dialog>
  );
}
