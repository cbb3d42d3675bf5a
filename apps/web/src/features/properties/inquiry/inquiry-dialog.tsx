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

/** Writes to a listing's agent. What was typed outlives a failed send and a closed dialog. */
export function InquiryDialog({ property, opened, onClose, onSent }: InquiryDialogProps) {
  // Mounted closed and opened afterwards: only so does Mantine learn where the focus was, to give it back.
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
      // Mantine draws a <header>, which outside of a sectioning element is a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': 'Cerrar', size: 'xl' }}
    >
      <InquiredListing property={property} />
      <InquiryForm key={property.id} property={property} onSend={send} />
    </Modal>
  );
}
