import { useState } from 'react';
import { notifyFailed } from '../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { useStartedContacts } from '../../lib/started-contacts.ts';
import { trpc } from '../../lib/trpc.ts';
import { useInquiryChanged } from '../../lib/use-inquiry-changed.ts';

/** Marks inquiries as answered by chat after the person has come back from it. */
export function useAnsweredElsewhere() {
  const utils = trpc.useUtils();
  const inquiryChanged = useInquiryChanged();
  const { wayTo, forget } = useStartedContacts();
  const [busy, setBusy] = useState<string>();

  async function change(call: 'markAnswered' | 'markPending', id: string) {
    setBusy(id);
    try {
      const changed = await utils.client.inquiry[call].mutate({ id });
      forget(id);
      inquiryChanged(changed);
      await Promise.all([utils.dashboard.get.invalidate(), utils.inquiry.list.invalidate()]);
      if (call === 'markPending') notifySuccess('Cambio deshecho');
      else notifySuccess('Consulta respondida', undefined, () => void change('markPending', id));
    } catch (error) {
      notifyFailed(error, 'No se pudo marcar la consulta.');
    }
    setBusy(undefined);
  }

  return {
    wayTo,
    forget,
    isBusy: (id: string) => busy === id,
    markAnswered: (id: string) => change('markAnswered', id),
  };
}

export type AnsweredElsewhere = ReturnType<typeof useAnsweredElsewhere>;
