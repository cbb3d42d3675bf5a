import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { InquiryValues } from './inquiry-form.tsx';

/** Sends the inquiry and says so. Rejects when it was not sent. */
export function useSendInquiry(propertyId: string, onSent: () => void) {
  const utils = trpc.useUtils();
  const mutation = trpc.inquiry.send.useMutation();

  return async function send(values: InquiryValues): Promise<void> {
    await mutation.mutateAsync({ ...values, propertyId });
    notifySuccess(
      'Consulta enviada',
      'Tu consulta se envió correctamente. El agente se pondrá en contacto contigo pronto.',
    );
    onSent();
    void utils.property.get.invalidate({ id: propertyId });
  };
}
