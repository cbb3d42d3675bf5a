import './styles.ts';
import { Modal } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { InquiredListing, type InquiredProperty } from './inquired-listing.tsx';
import { dropInquiryDraft } from './inquiry-draft.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { useSendInquiry } from './use-send-inquiry.ts';
import classes from './inquiry-dialog.module.css';

interface InquiryDialogProps {
  property: InquiredProperty;
  opened: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Sends an inquiry to a listing's agent. The draft survives a failed send and a closed dialog. */
export function InquiryDialog({ property, opened, onClose, onSent }: InquiryDialogProps) {
  // Mount closed, then open: Mantine records the focused element on that change and restores the focus to it.
  const isMounted = useMounted();
  const isPhone = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const send = useSendInquiry(property.id, () => {
    dropInquiryDraft(property.id);
    onSent();
    onClose();
  });

  return (
    <Modal
      opened={opened && isMounted}
      onClose={onClose}
      title="Contactar al agente"
      classNames={{ title: classes.title ?? '' }}
      size="lg"
      fullScreen={isPhone}
      // Mantine renders a `<header>`; outside a sectioning element it would be a second banner landmark.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'xl' }}
    >
      <InquiredListing property={property} />
      <InquiryForm key={property.id} property={property} onSend={send} />
    </Modal>
  );
}
