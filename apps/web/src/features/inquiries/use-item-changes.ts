import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { useState } from 'react';
import { failureWords } from '../../lib/forms/failure-words.ts';
import { notifyFailure, notifySuccess } from '../../lib/notify.ts';

interface ListedItem {
  id: string;
  clientName: string;
  status: InquiryStatus;
}

interface Call<Input, Item> {
  mutate: (input: Input) => Promise<Item>;
}

interface ItemChanges<Item> {
  noun: 'Consulta' | 'Solicitud';
  calls: {
    answer: Call<{ id: string; text: string }, Item>;
    close: Call<{ id: string }, Item>;
    reopen: Call<{ id: string }, Item>;
  };
  /** Replaces the item in place, so that nothing jumps away under a thumb. */
  show: (changed: Item) => void;
}

/** Answers, closes and reopens inquiries or requests; one change runs at a time. */
export function useItemChanges<Item extends ListedItem>(options: ItemChanges<Item>) {
  const { noun, calls, show } = options;
  const [busy, setBusy] = useState<string>();

  async function once(id: string, act: () => Promise<Item>, done: string, failed: string) {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      show(await act());
      notifySuccess(done);
    } catch (error) {
      notifyFailure('Error', failureWords(error, `No se pudo ${failed} la ${noun.toLowerCase()}.`));
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    once,
    /** Rejects if sending failed. */
    answer: async ({ id, clientName }: Item, text: string) => {
      show(await calls.answer.mutate({ id, text }));
      notifySuccess('Respuesta enviada', `${clientName} la recibe por correo.`);
    },
    close: ({ id }: Item) =>
      void once(id, () => calls.close.mutate({ id }), `${noun} cerrada`, 'cerrar'),
    reopen: ({ id }: Item) =>
      void once(id, () => calls.reopen.mutate({ id }), `${noun} abierta de nuevo`, 'reabrir'),
  };
}

interface Page<Item> {
  items: Item[];
  /** Counts of the whole list; every page carries them. */
  counts: Record<InquiryStatus, number>;
}

/** Returns the pages with the changed item in its place, counted under its new status. */
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
