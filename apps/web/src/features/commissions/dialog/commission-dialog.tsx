import './styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { CommissionOfListing } from './commission-of-listing.tsx';
import classes from './dialog.module.css';

interface CommissionDialogProps {
  /** The listing shown; `undefined` closes the dialog. */
  propertyId: string | undefined;
  onClose: () => void;
}

/** The agents with whom a listing's commission is shared. On phones the dialog fills the screen. */
export function CommissionDialog({ propertyId, onClose }: CommissionDialogProps) {
  // Mount closed, then open: Mantine records the focused element on that change and restores the focus to it.
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  // While a confirmation lies over the dialog, it alone handles the keys.
  const [isAsking, setAsking] = useState(false);
  // Keeps the content visible while the dialog fades out.
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
      // A click beside a half-filled form is rarely meant to close it.
      closeOnClickOutside={false}
      closeOnEscape={!isAsking}
      trapFocus={!isAsking}
      // Mantine renders a `<header>`; outside a sectioning element it would be a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'xl' }}
    >
      {shown !== undefined && (
        <CommissionOfListing key={shown} propertyId={shown} onAsking={setAsking} />
      )}
    </Modal>
  );
}
