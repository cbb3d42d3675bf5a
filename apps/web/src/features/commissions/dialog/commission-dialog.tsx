import './styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { CommissionOfListing } from './commission-of-listing.tsx';
import classes from './dialog.module.css';

interface CommissionDialogProps {
  /** Undefined while nothing is looked at. */
  propertyId: string | undefined;
  onClose: () => void;
}

/** With whom the commission of a listing is shared: the whole screen of a phone. */
export function CommissionDialog({ propertyId, onClose }: CommissionDialogProps) {
  // Mounted closed and opened afterwards: only so does Mantine learn where the focus was, to give it back.
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  // A question over the dialog takes the keys for itself.
  const [isAsking, setAsking] = useState(false);
  // While it fades out it still shows what it was about.
  const [shown, setShown] = useState(propertyId);
  if (propertyId !== undefined && propertyId !== shown) setShown(propertyId);

  return (
    <Modal
      opened={propertyId !== undefined && isMounted}
      onClose={onClose}
      title="Comisión"
      classNames={{ title: classes.title ?? '' }}
      size="40rem"
      fullScreen={isPhone}
      centered={false}
      yOffset="4vh"
      // A click beside a half-filled form is rarely meant to leave it.
      closeOnClickOutside={false}
      closeOnEscape={!isAsking}
      trapFocus={!isAsking}
      // Mantine draws a <header>, which outside of a sectioning element is a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'xl' }}
    >
      {shown !== undefined && (
        <CommissionOfListing key={shown} propertyId={shown} onAsking={setAsking} />
      )}
    </Modal>
  );
}
