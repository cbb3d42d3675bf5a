import './styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { NEW_LISTING } from '@pbr/schemas/property/mine-search';
import { useState } from 'react';
import { ListingEditor } from './listing-editor.tsx';
import { StoredListing } from './stored-listing.tsx';
import classes from './editor.module.css';

interface EditorDialogProps {
  /** An id, or 'new'; undefined while nothing is edited. */
  edited: string | undefined;
  onClose: () => void;
}

/** The form of one listing: the whole screen of a phone, most of a desktop's. */
export function EditorDialog({ edited, onClose }: EditorDialogProps) {
  // Mounted closed and opened afterwards: only so does Mantine learn where the focus was, to give it back.
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  // A question over the form takes the keys for itself.
  const [isAsking, setAsking] = useState(false);
  // While it fades out it still shows what it was about; each opening starts with a form of its own.
  const [opening, setOpening] = useState({ edited, shown: edited, count: 0 });
  if (edited !== opening.edited)
    setOpening({ edited, shown: edited ?? opening.shown, count: opening.count + 1 });
  const { shown } = opening;
  const formKey = edited === undefined ? opening.count - 1 : opening.count;
  const common = { onClose, onAsking: setAsking };

  return (
    <Modal
      opened={edited !== undefined && isMounted}
      onClose={onClose}
      title={shown === NEW_LISTING ? 'Nueva Propiedad' : 'Editar propiedad'}
      classNames={{
        content: classes.content ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
        header: classes.header ?? '',
      }}
      size="56rem"
      fullScreen={isPhone}
      centered={false}
      yOffset="3vh"
      // A click beside a long form is rarely meant to leave it.
      closeOnClickOutside={false}
      closeOnEscape={!isAsking}
      trapFocus={!isAsking}
      // Mantine draws a <header>, which outside of a sectioning element is a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'xl' }}
    >
      {shown === NEW_LISTING && <ListingEditor key={formKey} property={null} {...common} />}
      {shown !== undefined && shown !== NEW_LISTING && (
        <StoredListing key={formKey} id={shown} {...common} />
      )}
    </Modal>
  );
}
