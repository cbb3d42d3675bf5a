import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { useRef, useState } from 'react';
import { notifyFailed } from '../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { useStartedContacts } from '../../lib/started-contacts.ts';

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
    markAnswered: Call<{ id: string }, Item>;
    markPending: Call<{ id: string }, Item>;
  };
  /** Replaces the item where it stands, so that nothing jumps away under a thumb. */
  show: (changed: Item) => void;
}

const UNDONE = 'Cambio deshecho';

interface Change<Item> {
  act: () => Promise<Item>;
  /** 'Consulta archivada' */
  done: string;
  /** 'No se pudo archivar la consulta.' */
  failed: string;
  undo?: () => void;
}

/** Answers, archives and marks inquiries or service requests. Changes of one item run one after the other. */
export function useItemChanges<Item extends ListedItem>(options: ItemChangesOptions<Item>) {
  const { noun, calls, show } = options;
  /** An id for each change that runs or waits. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  const turns = useRef(new Map<string, Promise<void>>());

  function inTurn(id: string, { act, done, failed, undo }: Change<Item>) {
    async function run() {
      try {
        show(await act());
        notifySuccess(done, undefined, undo);
      } catch (error) {
        notifyFailed(error, failed);
      }
      setBusy((ids) => ids.filter((_, index) => index !== ids.indexOf(id)));
    }
    setBusy((ids) => [...ids, id]);
    const finished = (turns.current.get(id) ?? Promise.resolve()).then(run);
    turns.current.set(id, finished);
    return finished;
  }

  const { wayTo, forget } = useStartedContacts();
  const one = `la ${noun.toLowerCase()}`;

  function reopen({ id }: ListedItem, done = `${noun} fuera del archivo`) {
    const failed = `No se pudo sacar ${one} del archivo.`;
    void inTurn(id, { act: () => calls.reopen.mutate({ id }), done, failed });
  }

  function close(item: ListedItem) {
    const { id } = item;
    void inTurn(id, {
      act: () => calls.close.mutate({ id }),
      done: `${noun} archivada`,
      failed: `No se pudo archivar ${one}.`,
      undo: () => reopen(item, UNDONE),
    });
  }

  function markPending({ id }: ListedItem, done = `${noun} pendiente otra vez`) {
    const failed = `No se pudo dejar ${one} como pendiente.`;
    void inTurn(id, { act: () => calls.markPending.mutate({ id }), done, failed });
  }

  function markAnswered(item: ListedItem) {
    const { id } = item;
    void inTurn(id, {
      act: async () => {
        const marked = await calls.markAnswered.mutate({ id });
        forget(id);
        return marked;
      },
      done: `${noun} respondida`,
      failed: `No se pudo marcar ${one} como respondida.`,
      undo: () => markPending(item, UNDONE),
    });
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
    close,
    reopen: (item: ListedItem) => reopen(item),
    markAnswered,
    markPending: (item: ListedItem) => markPending(item),
    /** How the person went to the client, until they say how it ended. */
    wayTo,
    forget,
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
