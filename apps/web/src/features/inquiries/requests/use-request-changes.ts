import type { RequestItem, RequestList } from '@pbr/schemas/request';
import type { RequestSearch } from '@pbr/schemas/request-search';
import { useState } from 'react';
import { failureWords } from '../../../lib/failure-words.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';

/** What admins do with the requests of this list. Each change is shown in its place: nothing jumps away under a thumb. */
export function useRequestChanges(search: RequestSearch) {
  const utils = trpc.useUtils();
  const [busy, setBusy] = useState<string>();

  function show(changed: RequestItem) {
    utils.request.list.setInfiniteData(
      search,
      (data) => data && { ...data, pages: withChanged(data.pages, changed) },
    );
    void utils.request.list.invalidate(undefined, { refetchType: 'none' });
    void utils.request.waiting.invalidate();
  }

  async function once(id: string, act: () => Promise<RequestItem>, done: string, failed: string) {
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

  const { assign, answer, close, reopen } = utils.client.request;
  return {
    busy,
    /** Rejects when it was not sent. */
    answer: async ({ id, clientName }: RequestItem, text: string) => {
      show(await answer.mutate({ id, text }));
      notifySuccess('Respuesta enviada', `${clientName} la recibe por correo.`);
    },
    assign: ({ id }: RequestItem, assignee: string | null) =>
      void once(
        id,
        () => assign.mutate({ id, assignee }),
        assignee === null ? 'Solicitud sin asignar' : 'Solicitud asignada',
        'No se pudo asignar la solicitud.',
      ),
    close: ({ id }: RequestItem) =>
      void once(
        id,
        () => close.mutate({ id }),
        'Solicitud cerrada',
        'No se pudo cerrar la solicitud.',
      ),
    reopen: ({ id }: RequestItem) =>
      void once(
        id,
        () => reopen.mutate({ id }),
        'Solicitud abierta de nuevo',
        'No se pudo reabrir la solicitud.',
      ),
  };
}

export type RequestChanges = ReturnType<typeof useRequestChanges>;

/** Every page carries the counts of all. */
function withChanged(pages: RequestList[], changed: RequestItem): RequestList[] {
  const before = pages.flatMap(({ items }) => items).find(({ id }) => id === changed.id);
  return pages.map((page) => {
    const counts = { ...page.counts };
    if (before) {
      counts[before.status] -= 1;
      counts[changed.status] += 1;
    }
    const items = page.items.map((item) => (item.id === changed.id ? changed : item));
    return { ...page, counts, items };
  });
}
