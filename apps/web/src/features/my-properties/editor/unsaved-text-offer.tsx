import { formatLocalMoment } from '@pbr/schemas/format/moments';
import { Button } from '@pbr/ui/button';
import type { UnsavedText } from './unsaved-text.ts';
import classes from './editor.module.css';

interface UnsavedTextOfferProps {
  text: UnsavedText;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers to recover text that was typed last time and never saved. */
export function UnsavedTextOffer({ text, onRecover, onDiscard }: UnsavedTextOfferProps) {
  const name = text.values.name.trim();
  return (
    <section className={classes.notice} aria-label="Texto sin guardar">
      <p>
        {name === '' ? 'Tienes texto sin guardar' : `Tienes texto sin guardar de «${name}»`} (
        {formatLocalMoment(text.savedAt)}). Las fotos hay que elegirlas de nuevo.
      </p>
      <div className={classes.noticeActions}>
        <Button look="primary" onClick={onRecover}>
          Recuperar texto
        </Button>
        <Button onClick={onDiscard}>Descartar</Button>
      </div>
    </section>
  );
}
