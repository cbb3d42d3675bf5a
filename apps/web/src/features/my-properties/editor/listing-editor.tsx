import type { PropertyDetail } from '@pbr/schemas/property/read';
import { Button } from '@pbr/ui/button';
import { SubmitButton } from '@pbr/ui/form-parts';
import { type SyntheticEvent, useRef } from 'react';
import { useSessionUser } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import type { PhotoBoard } from '../photos/photo-items.ts';
import { PhotosSection } from '../photos/photos-section.tsx';
import { usePhotoBoard } from '../photos/use-photo-board.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { DraftOffer } from './draft-offer.tsx';
import { valuesOf } from './form-values.ts';
import { ListingFields } from './listing-fields.tsx';
import { merged } from './merge-versions.ts';
import { useListingDraft } from './use-listing-draft.ts';
import { useListingForm } from './use-listing-form.ts';
import { useSaveListing } from './use-save-listing.ts';
import classes from './editor.module.css';

interface ListingEditorProps {
  /** `null` for a new listing. */
  property: PropertyDetail | null;
  onClose: () => void;
  onAsking: (isAsking: boolean) => void;
}

export function ListingEditor({ property, onClose, onAsking }: ListingEditorProps) {
  const user = useSessionUser();
  const element = useRef<HTMLFormElement>(null);
  const form = useListingForm(property, element);
  const photos = usePhotoBoard(property?.images ?? []);
  const draft = useListingDraft({
    userId: user?.id ?? '',
    propertyId: property?.id ?? null,
    form,
  });
  const isSaved = useRef(false);
  const question = useUnsavedChanges({
    atStake: () => (isSaved.current ? undefined : whatBecomes(form.isChanged, photos.isChanged)),
    onAsking,
  });
  const saving = useSaveListing({
    property,
    form,
    draft,
    photos,
    onSaved: () => {
      isSaved.current = true;
      onClose();
    },
  });

  // With two versions the conflict choice saves; if only photos are missing, their notice has the button.
  const canSave = !saving.theirs && (saving.photosFailed === undefined || form.isChanged);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    saving.save();
  }

  return (
    <form ref={element} noValidate method="post" className={classes.form} onSubmit={onSubmit}>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          onRecover={() => draft.offered && draft.recover(draft.offered)}
          onDiscard={draft.discard}
        />
      )}
      <ListingFields form={form} />
      <PhotosSection photos={photos} isSaving={saving.isSaving} failure={saving.photosFailed} />
      {saving.theirs && (
        <ConflictChoice
          key={saving.theirs.version}
          base={form.origin.base}
          mine={form.values}
          theirs={valuesOf(saving.theirs)}
          isSaving={saving.isSaving}
          onChoose={(choice) => {
            if (!saving.theirs) return;
            const stored = valuesOf(saving.theirs);
            form.setValues(merged(form.getValues(), stored, choice));
            form.setOrigin({ base: stored, version: saving.theirs.version });
            saving.saveOver(saving.theirs.version);
          }}
        />
      )}
      <div className={classes.actions}>
        {canSave && (
          <SubmitButton isSending={saving.isSaving} sendingLabel={savingLabel(photos.board)}>
            {property === null && saving.photosFailed === undefined
              ? 'Publicar propiedad'
              : 'Guardar cambios'}
          </SubmitButton>
        )}
        <Button onClick={onClose}>
          {saving.photosFailed === undefined ? 'Cancelar' : 'Cerrar'}
        </Button>
      </div>
      {question.dialog}
    </form>
  );
}

function whatBecomes(hasText: boolean, hasPhotos: boolean): string | undefined {
  const text = hasText && 'Lo que escribiste queda como borrador en este dispositivo.';
  const photos = hasPhotos && 'Los cambios en las fotos se pierden.';
  return [text, photos].filter(Boolean).join(' ') || undefined;
}

/** Photos take by far the longest. */
function savingLabel({ photos }: PhotoBoard): string {
  const states = photos.map((photo) => (photo.kind === 'new' ? photo.state : 'stored'));
  const left = states.filter((state) => state === 'waiting' || state === 'sending').length;
  if (!states.includes('sending')) return 'Guardando...';
  return left === 1 ? 'Falta 1 foto...' : `Faltan ${left} fotos...`;
}
