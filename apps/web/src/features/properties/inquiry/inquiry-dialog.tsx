import { Dialog } from '@pbr/ui/overlays/dialog';
import { InquiredListing, type InquiredProperty } from './inquired-listing.tsx';
import { dropInquiryDraft } from './inquiry-draft.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { useSendInquiry } from './use-send-inquiry.ts';

interface InquiryDialogProps {
  property: InquiredProperty;
  opened: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Sends an inquiry to a listing's agent. The draft survives a failed send and a closed dialog. */
export function InquiryDialog({ property, opened, onClose, onSent }: InquiryDialogProps) {
  const send = useSendInquiry(property.id, () => {
    dropInquiryDraft(property.id);
    onSent();
    onClose();
  });

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Contactar al agente"
      size="lg"
      fullScreenUpTo="36em"
    >
      <InquiredListing property={property} />
      <InquiryForm key={property.id} property={property} onSend={send} />
    </Dialog>
  );
}
