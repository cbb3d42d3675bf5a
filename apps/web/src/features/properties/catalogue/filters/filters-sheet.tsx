import { CloseIcon } from '@pbr/ui/icons/icons';
import { useLayer } from '@pbr/ui/overlays/layers';
import { useEffect, useRef } from 'react';
import type { FiltersSheetProps } from './filters-sheet-part.tsx';
import classes from './filters-sheet.module.css';

/** Shows the filters in a dialog, on a phone over the whole screen. The native dialog traps the focus and closes on Escape. */
export function Part(props: FiltersSheetProps) {
  const { isOpen, countLabel, total, onClear, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** A selection of text that began inside may end over the backdrop. */
  const isPressedOutside = useRef(false);
  useLayer(isOpen, onClose);
  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    // A press opens a sheet that is there by itself.
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a key closes it by Escape
    <dialog
      ref={dialog}
      className={classes.sheet}
      aria-labelledby="filters-title"
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) =>
        target === currentTarget && isPressedOutside.current && onClose()
      }
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
          <CloseIcon size={24} />
        </button>
      </header>
      <div className={classes.content}>{children}</div>
      <footer className={classes.footer}>
        {/* The page below, whose own count is read aloud, is out of reach meanwhile. */}
        <p className="for-readers" aria-live="polite">
          {countLabel}
        </p>
        <button type="button" className={classes.clear} onClick={onClear}>
          Limpiar filtros
        </button>
        <button type="button" className={classes.show} onClick={onClose}>
          {showWords(countLabel, total)}
        </button>
      </footer>
    </dialog>
  );
}

/** 'Ver 58 propiedades', as soon as they are counted. */
function showWords(countLabel: string, total: number | undefined): string {
  if (total === 0) return 'Ver lo más parecido';
  return total === undefined || countLabel === '' ? 'Ver propiedades' : `Ver ${countLabel}`;
}
