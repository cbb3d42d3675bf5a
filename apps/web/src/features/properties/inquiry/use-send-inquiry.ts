import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { serverError } from '../../../lib/forms/server-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { InquiryValues } from './inquiry-draft.ts';

/** Sends the inquiry and shows the outcome. Resolves to `null` on success, otherwise to the server's messages for single fields. */
export function useSendInquiry(propertyId: string, onSent: () => void) {
  const utils = trpc.useUtils();
  const mutation = trpc.inquiry.send.useMutation();

  return async function send(
    values: InquiryValues,
  ): Promise<Readonly<Record<string, string>> | null> {
    try {
      await mutation.mutateAsync({ ...values, propertyId });
    } catch (error) {
      const said = serverError(error);
      notifyFailure('Error', said?.message ?? 'No se pudo enviar la consulta.');
      return said?.fields ?? {};
    }
    notifySuccess(
      'Consulta enviada',
      'Tu consulta se envió correctamente. El agente se pondrá en contacto contigo pronto.',
    );
    onSent();
    void utils.property.get.invalidate({ id: propertyId });
    return null;
  };
}
