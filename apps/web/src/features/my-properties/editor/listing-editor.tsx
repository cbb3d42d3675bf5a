import type { PropertyDetail } from '@pbr/schemas/property/read';
import { Button } from '@pbr/ui/button';
import { FormActions, SubmitButton } from '@pbr/ui/form-parts';
import { useRef } from 'react';
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
import { useListingForm, useListingState } from './use-listing-form.ts';
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
  const listing = useListingState(property);
  const photos = usePhotoBoard(property?.images ?? []);
  const draft = useListingDraft({
    userId: user?.id ?? '',
    propertyId: property?.id ?? null,
    listing,
  });
  const isSaved = useRef(false);
  const question = useUnsavedChanges({
    atStake: () => (isSaved.current ? undefined : whatBecomes(listing.isChanged, photos.isChanged)),
    onAsking,
  });
  const saving = useSaveListing({
    property,
    listing,
    draft,
    photos,
    onSaved: () => {
      isSaved.current = true;
      onClose();
    },
  });

  const form = useListingForm(listing, saving.save);

  // With two versions the conflict choice saves; if only photos are missing, their notice has the button.
  const canSave = !saving.theirs && (saving.photosFailed === undefined || listing.isChanged);

  return (
    <form {...form.formProps} className={classes.form}>
      {draft.offered && (
        <DraftOffer
          draft={draft.offered}
          onRecover={() => {
            if (draft.offered) draft.recover(draft.offered);
            form.showErrors({});
          }}
          onDiscard={draft.discard}
        />
      )}
      <ListingFields form={form} />
      <PhotosSection photos={photos} isSaving={form.isSending} failure={saving.photosFailed} />
      {saving.theirs && (
        <ConflictChoice
          key={saving.theirs.version}
          base={listing.base}
          mine={listing.values}
          theirs={valuesOf(saving.theirs)}
          isSaving={form.isSending}
          onChoose={(choice) => {
            if (!saving.theirs) return;
            const base = valuesOf(saving.theirs);
            const values = merged(listing.latest().values, base, choice);
            listing.change({ values, base, version: saving.theirs.version });
            form.ref.current?.requestSubmit();
          }}
        />
      )}
      <FormActions>
        {canSave && (
          <SubmitButton isSending={form.isSending} sendingLabel={savingLabel(photos.board)}>
            {property === null && saving.photosFailed === undefined
              ? 'Publicar propiedad'
              : 'Guardar cambios'}
          </SubmitButton>
        )}
        <Button onClick={onClose}>
          {saving.photosFailed === undefined ? 'Cancelar' : 'Cerrar'}
        </Button>
      </FormActions>
      {question.dialog}
    </form>
  );
}

function whatBecomes(hasText: boolean, hasPhotos: boolean): string | undefined {
  const text = hasText && 'Lo que escribiste queda como borrador en este dispositivo.';
  const photos = hasPhotos && 'Los cambios en las fotos se pierden.';
  return [text, photos].filter(Boolean).join(' ') || undefined;
}

const LEFT: ReadonlySet<string> = new Set(['preparing', 'waiting', 'sending']);

/** Photos take by far the longest. */
function savingLabel({ photos }: PhotoBoard): string {
  const states = photos.map((photo) => (photo.kind === 'new' ? photo.state : 'stored'));
  const left = states.filter((state) => LEFT.has(state)).length;
  if (!states.includes('sending')) return 'Guardando...';
  return left === 1 ? 'Falta 1 foto...' : `Faltan ${left} fotos...`;
}
