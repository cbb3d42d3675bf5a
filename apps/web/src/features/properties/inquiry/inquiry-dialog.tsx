import { Dialog } from '@pbr/ui/overlays/dialog';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InquiredListing, type InquiredProperty } from './inquired-listing.tsx';
import { dropInquiryDraft } from './inquiry-draft.ts';
import { InquiryForm, type InquiryValues } from './inquiry-form.tsx';

interface InquiryDialogProps {
  property: InquiredProperty;
  opened: boolean;
  onClose: () => void;
  onSent: () => void;
}

/** Sends an inquiry to a listing's agent. The draft survives a failed send and a closed dialog. */
export function InquiryDialog({ property, opened, onClose, onSent }: InquiryDialogProps) {
  const utils = trpc.useUtils();
  const mutation = trpc.inquiry.send.useMutation();

  async function send(values: InquiryValues) {
    await mutation.mutateAsync({ ...values, propertyId: property.id });
    notifySuccess(
      'Consulta enviada',
      'Tu consulta se envió correctamente. El agente se pondrá en contacto contigo pronto.',
    );
    dropInquiryDraft(property.id);
    onSent();
    onClose();
    void utils.property.get.invalidate({ id: property.id });
  }

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
