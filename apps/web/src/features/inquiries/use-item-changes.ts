import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query';
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
  /** The key of all lists of these items. */
  lists: QueryKey;
  onChanged: (changed: Item) => void;
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
  const { noun, calls, lists, onChanged } = options;
  const showIn = useShowIn(lists);
  /** An id for each change that runs or waits. */
  const [busy, setBusy] = useState<readonly string[]>([]);
  const turns = useRef(new Map<string, Promise<void>>());

  function show(changed: Item) {
    showIn(changed);
    onChanged(changed);
  }

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

interface Page {
  items: ListedItem[];
  /** Counts of the whole list; every page carries them. */
  counts: Record<InquiryStatus, number>;
}

type List = Page | InfiniteData<Page>;

const pagesOf = (list: List): Page[] => ('pages' in list ? list.pages : [list]);

/**
 * Replaces an item where it stands, so that nothing jumps away under a thumb. It may be undone over another list than the one where it
 * was changed: a list on the screen that lacks the item is read again at once, the others when they are next shown.
 */
function useShowIn(queryKey: QueryKey) {
  const queryClient = useQueryClient();
  return (changed: ListedItem) => {
    queryClient.setQueriesData<List>({ queryKey }, (list) => {
      if (!list) return list;
      const pages = withChanged(pagesOf(list), changed);
      return 'pages' in list ? { ...list, pages } : pages[0];
    });
    void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    const onScreen = queryClient.getQueriesData<List>({ queryKey, type: 'active' });
    for (const [one, list] of onScreen)
      if (list && !holds(pagesOf(list), changed))
        void queryClient.refetchQueries({ queryKey: one, exact: true });
  };
}

const holds = (pages: readonly Page[], { id }: ListedItem) =>
  pages.some(({ items }) => items.some((item) => item.id === id));

/** Returns the pages with the changed item where the old one was, counted under its new status. */
function withChanged(pages: readonly Page[], changed: ListedItem): Page[] {
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
