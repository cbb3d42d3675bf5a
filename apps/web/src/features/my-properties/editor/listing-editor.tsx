import { formatLocalMoment } from '@pbr/schemas/format/moments';
import { newPrices } from '@pbr/schemas/property/prices/doubtful-price';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { Button } from '@pbr/ui/button';
import { FormActions } from '@pbr/ui/form-parts';
import { useRef } from 'react';
import { VersionChoice } from '../../../lib/forms/version-choice.tsx';
import { useMarkPlace } from '../../../lib/page/use-mark-place.ts';
import { PhotosSection } from '../photos/photos-section.tsx';
import { usePhotoBoard } from '../photos/use-photo-board.ts';
import { correctPrices } from '../price/asked-prices.ts';
import { usePriceQuestion } from '../price/use-price-question.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { typedValuesOf } from './form-values.ts';
import { FormIndex, SECTIONS, sectionId } from './form-index.tsx';
import { ListingFields } from './listing-fields.tsx';
import { differencesBetween, merged } from './merge-versions.ts';
import { MissingFields } from './missing-fields.tsx';
import { useLeaving } from './use-leaving.ts';
import { useUnsavedText } from './use-unsaved-text.ts';
import { originOf, useListingForm, useListingState } from './use-listing-form.ts';
import { useMissingFields } from './use-missing-fields.ts';
import { useSaveListing } from './use-save-listing.ts';
import type { UnsavedText } from './unsaved-text.ts';
import classes from './editor.module.css';

interface ListingEditorProps {
  /** `null` for a new listing. */
  property: PropertyDetail | null;
  onClose: () => void;
  onAsking: (isAsking: boolean) => void;
}

export function ListingEditor({ property, onClose, onAsking }: ListingEditorProps) {
  const listing = useListingState(property);
  const photos = usePhotoBoard(property?.images ?? []);
  const unsaved = useUnsavedText(property?.id ?? null, listing);
  const isSavedRef = useRef(false);
  const saving = useSaveListing({
    property,
    listing,
    unsaved,
    photos,
    onSaved: () => {
      isSavedRef.current = true;
    },
  });
  const markPlace = useMarkPlace();
  const prices = usePriceQuestion(onAsking);
  const form = useListingForm(listing, async (checked) => {
    const asked = newPrices(checked, listing.latest().stored);
    const wrong = await prices.pricesToCorrect(asked);
    if (wrong.length > 0) return correctPrices(wrong);
    const isStillHere = markPlace();
    await saving.save(checked);
    if (isSavedRef.current && isStillHere()) onClose();
    return undefined;
  });
  useMissingFields(form, listing);

  const { showErrors } = form;
  const question = useLeaving({ isSavedRef, listing, photos, saving, showErrors, onAsking });

  // With two versions the conflict choice saves; if only photos are missing, their notice has the button.
  const canSave =
    !saving.theirs && (saving.photosFailed === undefined || listing.isChanged || listing.isDraft);

  return (
    <form {...form.formProps} data-keeps-text className={classes.form}>
      <FormIndex form={form.ref} takesFocus={!form.hasError} />
      {unsaved.offered && (
        <UnsavedTextOffer
          text={unsaved.offered}
          onRecover={(text) => {
            const hasBegun = saving.isBegun();
            unsaved.recover(text, { hasBegun });
            if (property === null && text.version !== null && !hasBegun) saving.goOn();
            showErrors({});
          }}
          onDiscard={unsaved.discard}
        />
      )}
      {listing.isDraft && <DraftHint isNew={property === null} />}
      <PhotosSection
        id={sectionId('photos')}
        title={SECTIONS.photos}
        photos={photos}
        isSaving={form.isSending}
        onAdd={saving.addPhotos}
        onRetry={saving.retryPhotos}
        failure={saving.photosFailed}
      />
      <ListingFields form={form} />
      {saving.theirs && (
        <VersionChoice
          key={saving.theirs.version}
          heading="h3"
          title="Alguien más cambió esta propiedad mientras la editabas"
          lead="Todavía no se guarda nada. Elige qué se queda en cada campo."
          differences={differencesBetween(
            listing.base,
            listing.values,
            typedValuesOf(saving.theirs),
          )}
          isSaving={form.isSending}
          classes={{ ...classes, region: classes.notice, title: classes.noticeTitle }}
          onChoose={(sides) => {
            if (!saving.theirs) return;
            const origin = originOf(saving.theirs);
            const values = merged(listing.latest().values, origin.base, sides);
            listing.change({ ...origin, values });
            form.ref.current?.requestSubmit();
          }}
        />
      )}
      <FormActions>
        {canSave && <MissingFields form={form} />}
        <Button onClick={onClose}>
          {saving.photosFailed === undefined ? 'Cancelar' : 'Cerrar'}
        </Button>
        {canSave && (
          <SaveButtons listing={listing} isSending={form.isSending} board={photos.board} />
        )}
      </FormActions>
      {question.dialog}
      {prices.dialog}
    </form>
  );
}

const DraftHint = ({ isNew }: { isNew: boolean }) => (
  <p className={classes.hint}>
    {isNew
      ? 'Las fotos suben mientras escribes. Nada se ve en el portal hasta que lo publiques.'
      : 'Es un borrador: no se ve en el portal hasta que lo publiques.'}
  </p>
);

interface UnsavedTextOfferProps {
  text: UnsavedText;
  onRecover: (text: UnsavedText) => void;
  onDiscard: () => void;
}

/** Offers to recover text that was typed last time and never saved. */
function UnsavedTextOffer({ text, onRecover, onDiscard }: UnsavedTextOfferProps) {
  const name = text.values.name.trim();
  return (
    <section className={classes.notice} aria-label="Texto sin guardar">
      <p>
        {name === '' ? 'Tienes texto sin guardar' : `Tienes texto sin guardar de “${name}”`} (
        {formatLocalMoment(text.savedAt)}).{' '}
        {text.version === null && 'Las fotos hay que elegirlas de nuevo.'}
      </p>
      <div className={classes.noticeActions}>
        <Button look="primary" onClick={() => onRecover(text)}>
          Recuperar texto
        </Button>
        <Button onClick={onDiscard}>Descartar</Button>
      </div>
    </section>
  );
}
