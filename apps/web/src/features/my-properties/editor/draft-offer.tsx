import { formatLocalMoment } from '@pbr/schemas/format/moments';
import { Button } from '@pbr/ui/button';
import type { ListingDraft } from './listing-draft.ts';
import classes from './editor.module.css';

interface DraftOfferProps {
  draft: ListingDraft;
  onRecover: () => void;
  onDiscard: () => void;
}

/** Offers to recover text that was typed last time and never saved. */
export function DraftOffer({ draft, onRecover, onDiscard }: DraftOfferProps) {
  const name = draft.values.name.trim();
  return (
    <section className={classes.notice} aria-label="Borrador sin guardar">
      <p>
        {name === '' ? 'Tienes un borrador' : `Tienes un borrador de «${name}»`} (
        {formatLocalMoment(draft.savedAt)}). Las fotos hay que elegirlas de nuevo.
      </p>
      <div className={classes.noticeActions}>
        <Button look="primary" onClick={onRecover}>
          Recuperar borrador
        </Button>
        <Button onClick={onDiscard}>Descartar</Button>
      </div>
    </section>
  );
}
