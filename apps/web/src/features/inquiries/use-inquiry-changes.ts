import type { Inbox, InboxItem } from '@pbr/schemas/inquiry-inbox';
import type { InboxSearch } from '@pbr/schemas/inbox-search';
import { useState } from 'react';
import { failureWords } from '../../lib/failure-words.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';

/** What an agent does with the inquiries of this page. Each change is shown in its place: nothing jumps away under a thumb. */
export function useInquiryChanges(search: InboxSearch) {
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState<string>();

  function show(changed: InboxItem) {
    utils.inquiry.list.setData(search, (inbox) => inbox && withChanged(inbox, changed));
    // Other pages of the inbox, and whatever counts, are read again when they are next looked at.
    void utils.inquiry.list.invalidate(undefined, { refetchType: 'none' });
    void utils.inquiry.unanswered.invalidate();
    void utils.dashboard.get.invalidate(undefined, { refetchType: 'none' });
  }

  async function once(id: string, act: () => Promise<InboxItem>, done: string, failed: string) {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      show(await act());
      notifySuccess(done);
    } catch (error) {
      notifyFailure('Error', failureWords(error, failed));
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    /** Rejects when it was not sent. */
    answer: async ({ id, clientName }: InboxItem, text: string) => {
      show(await utils.client.inquiry.answer.mutate({ id, text }));
      notifySuccess('Respuesta enviada', `${clientName} la recibe por correo.`);
    },
    close: ({ id }: InboxItem) =>
      once(
        id,
        () => utils.client.inquiry.close.mutate({ id }),
        'Consulta cerrada',
        'No se pudo cerrar la consulta.',
      ),
    reopen: ({ id }: InboxItem) =>
      once(
        id,
        () => utils.client.inquiry.reopen.mutate({ id }),
        'Consulta abierta de nuevo',
        'No se pudo reabrir la consulta.',
      ),
  };
}

export type InquiryChanges = ReturnType<typeof useInquiryChanges>;

function withChanged(inbox: Inbox, changed: InboxItem): Inbox {
  const before = inbox.items.find(({ id }) => id === changed.id);
  const counts = { ...inbox.counts };
  if (before) {
    counts[before.status] -= 1;
    counts[changed.status] += 1;
  }
  return {
    ...inbox,
    counts,
    items: inbox.items.map((item) => (item.id === changed.id ? changed : item)),
  };
}
