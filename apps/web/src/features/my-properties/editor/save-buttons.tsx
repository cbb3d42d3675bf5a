import { Button } from '@pbr/ui/button';
import type { PhotoBoard } from '../photos/photo-items.ts';
import type { ListingState } from './use-listing-form.ts';

interface SaveButtonsProps {
  listing: ListingState;
  isSending: boolean;
  board: PhotoBoard;
}

/** Publishes a draft or keeps it, and saves any other listing. The pressed button shows the progress. */
export function SaveButtons({ listing, isSending, board }: SaveButtonsProps) {
  const { isDraft, publishes, change } = listing;
  const keepsDraft = isDraft && !publishes;
  const label = isDraft ? PUBLISH : 'Guardar cambios';
  const choose = (next: boolean) => {
    if (!isSending) change({ publishes: next });
  };
  return (
    <>
      {isDraft && (
        <Button
          isBusy={isSending && keepsDraft}
          // No button to submit with: the Enter key in a field presses the first one of those.
          onClick={({ currentTarget: { form } }) => {
            choose(false);
            form?.requestSubmit();
          }}
        >
          {isSending && keepsDraft ? savingLabel(board) : 'Guardar borrador'}
        </Button>
      )}
      {/* The same button before and after the publication: it keeps the focus while the photos follow. */}
      <Button
        type="submit"
        look="accent"
        isBusy={isSending && !keepsDraft}
        onClick={() => choose(true)}
      >
        {isSending && !keepsDraft ? savingLabel(board) : label}
      </Button>
    </>
  );
}

const PUBLISH = (
  <span>
    Publicar<span className="for-readers-on-phones"> propiedad</span>
  </span>
);

const LEFT: ReadonlySet<string> = new Set(['preparing', 'waiting', 'sending']);

/** Photos take by far the longest. */
function savingLabel({ photos }: PhotoBoard): string {
  const states = photos.map((photo) => (photo.kind === 'new' ? photo.state : 'stored'));
  const left = states.filter((state) => LEFT.has(state)).length;
  if (!states.includes('sending')) return 'Guardando...';
  return left === 1 ? 'Falta 1 foto...' : `Faltan ${left} fotos...`;
}
