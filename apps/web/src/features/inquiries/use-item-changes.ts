import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { useRef, useState } from 'react';
import { notifyFailed } from '../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../lib/notify.ts';

interface ListedItem {
  id: string;
  clientName: string;
  status: InquiryStatus;
}

interface Call<Input, Item> {
  mutate: (input: Input) => Promise<Item>;
}

interface ItemChangesOptions<Item> {
  noun: 'Consulta' | 'Solicitud';
  calls: {
    answer: Call<{ id: string; text: string }, Item>;
    close: Call<{ id: string }, Item>;
    reopen: Call<{ id: string }, Item>;
  };
  /** Replaces the item where it stands, so that nothing jumps away under a thumb. */
  show: (changed: Item) => void;
}

/** Answers, closes and reopens inquiries or service requests. Changes of one item run one after the other. */
export function useItemChanges<Item extends ListedItem>(options: ItemChangesOptions<Item>) {
  const { noun, calls, show } = options;
  /** An id for each change that runs or waits. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  const turns = useRef(new Map<string, Promise<void>>());

  function inTurn(id: string, act: () => Promise<Item>, success: string, failed: string) {
    async function run() {
      try {
        show(await act());
        notifySuccess(success);
      } catch (error) {
        notifyFailed(error, `No se pudo ${failed} la ${noun.toLowerCase()}.`);
      }
      setBusy((ids) => ids.filter((_, index) => index !== ids.indexOf(id)));
    }
    setBusy((ids) => [...ids, id]);
    const finished = (turns.current.get(id) ?? Promise.resolve()).then(run);
    turns.current.set(id, finished);
    return finished;
  }

  return {
    noun,
    isBusy: (id: string) => busy.includes(id),
    inTurn,
    /** Rejects if sending failed. */
    answer: async ({ id, clientName }: ListedItem, text: string) => {
      show(await calls.answer.mutate({ id, text }));
      notifySuccess('Respuesta enviada', `${clientName} la recibe por correo.`);
    },
    close: ({ id }: ListedItem) =>
      void inTurn(id, () => calls.close.mutate({ id }), `${noun} cerrada`, 'cerrar'),
    reopen: ({ id }: ListedItem) =>
      void inTurn(id, () => calls.reopen.mutate({ id }), `${noun} abierta de nuevo`, 'reabrir'),
  };
}

export type ItemChanges = Omit<ReturnType<typeof useItemChanges>, 'inTurn'>;

interface Page<Item> {
  items: Item[];
  /** Counts of the whole list; every page carries them. */
  counts: Record<InquiryStatus, number>;
}

/** Returns the pages with the changed item where the old one was, counted under its new status. */
export function withChanged<Item extends ListedItem, OnePage extends Page<Item>>(
  pages: readonly OnePage[],
  changed: Item,
): OnePage[] {
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
