import { Dialog } from '@pbr/ui/overlays/dialog';
import { NEW_LISTING } from '@pbr/schemas/property/search/mine-search';
import { useState } from 'react';
import { ListingEditor } from './listing-editor.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { StoredListing } from './stored-listing.tsx';
import classes from './editor.module.css';

interface EditorDialogProps {
  /** A listing's id, or 'new'; `undefined` closes the dialog. */
  edited: string | undefined;
  onClose: () => void;
}

/** The form of one listing. On phones it fills the screen, on desktops most of it. */
export function EditorDialog({ edited, onClose }: EditorDialogProps) {
  // While a confirmation lies over the form, it alone handles the keys.
  const [isAsking, setAsking] = useState(false);
  // Keeps the content visible while the dialog fades out; each opening starts a new form.
  const [opening, setOpening] = useState({ edited, shown: edited, count: 0 });
  if (edited !== opening.edited)
    setOpening({ edited, shown: edited ?? opening.shown, count: opening.count + 1 });
  const { shown } = opening;
  const formKey = edited === undefined ? opening.count - 1 : opening.count;
  const common = { onClose, onAsking: setAsking };

  return (
    <Dialog
      opened={edited !== undefined}
      onClose={onClose}
      title={<EditorTitle shown={shown} />}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
      }}
      size="56rem"
      fullScreenUpTo="48em"
      top="3vh"
      // A click beside a long form is rarely meant to close it.
      closesOnClickOutside={false}
      isCovered={isAsking}
    >
      {shown === NEW_LISTING && <ListingEditor key={formKey} property={null} {...common} />}
      {shown !== undefined && shown !== NEW_LISTING && (
        <StoredListing key={formKey} id={shown} {...common} />
      )}
    </Dialog>
  );
}

/** Names the listing as soon as the form has read it. */
function EditorTitle({ shown }: { shown: string | undefined }) {
  const isStored = shown !== undefined && shown !== NEW_LISTING;
  const { data } = trpc.property.getForEditing.useQuery(
    { id: shown ?? NEW_LISTING },
    { enabled: false, gcTime: 0 },
  );
  if (!isStored) return 'Nueva Propiedad';
  return data ? `Editar “${data.name}”` : 'Editar propiedad';
}
