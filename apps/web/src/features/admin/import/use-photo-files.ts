import { comparePhotoNames } from '@pbr/schemas/import/compare-photo-names';
import type { ImportRun } from '@pbr/schemas/import/run';
import { useEffect, useRef, useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';
import { noteStored, type PhotoToSend, sendImportPhotos } from './send-import-photos.ts';

const pathOf = (file: File) => file.webkitRelativePath || file.name;
const IS_HIDDEN = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/u;

/** The photos that were chosen for an import, on their way. */
export function usePhotoFiles({ id }: ImportRun) {
  const [files, setFiles] = useState<readonly PhotoToSend[]>([]);

  const change = (path: string, next: Partial<PhotoToSend>) =>
    setFiles((all) => all.map((one) => (one.path === path ? Object.assign({}, one, next) : one)));

  const failWaiting = (failure: string) =>
    setFiles((all) =>
      all.map((one) =>
        one.state === 'waiting' ? Object.assign({}, one, { state: 'failed', failure }) : one,
      ),
    );

  const { isSending, send, stop } = useSending({ id, change, failWaiting });
  const { dialog } = useUnsavedChanges({
    atStake: () => (isSending ? 'Faltan fotos por subir.' : undefined),
  });

  function add(chosen: readonly File[]) {
    const known = new Set(files.map(({ path }) => path));
    const fresh = chosen
      .filter((file) => !IS_HIDDEN.test(pathOf(file)) && !known.has(pathOf(file)))
      .map((file): PhotoToSend => ({ path: pathOf(file), file, state: 'waiting' }))
      .sort((a, b) => comparePhotoNames(a.path, b.path));
    if (fresh.length === 0) return;
    setFiles((all) => [...all, ...fresh]);
    send(fresh);
  }

  function retry() {
    const again = files.filter(({ state }) => state === 'failed');
    for (const { path } of again) change(path, { state: 'waiting', failure: undefined });
    send(again);
  }

  const problems = new Map<string, string[]>();
  for (const { path, failure } of files)
    if (failure !== undefined) problems.set(failure, [...(problems.get(failure) ?? []), path]);
  const countOf = (state: PhotoToSend['state']) =>
    files.filter((one) => one.state === state).length;
  return {
    /** The photos that did not enter, by the reason. */
    problems,
    add,
    retry,
    stop,
    isSending,
    dialog,
    counts: {
      total: files.length,
      stored: countOf('stored'),
      failed: countOf('failed'),
      done: files.length - countOf('waiting'),
    },
  };
}

interface SendingProps {
  id: string;
  change: (path: string, next: Partial<PhotoToSend>) => void;
  /** Gives the photos that were not sent the reason. */
  failWaiting: (failure: string) => void;
}

function useSending({ id, change, failWaiting }: SendingProps) {
  const utils = trpc.useUtils();
  const listingsChanged = useListingsChanged();
  const match = trpc.import.matchPhotos.useMutation();
  const noting = trpc.import.notePhotos.useMutation();
  /** More than one when photos are dropped while others are sent. */
  const [sendings, setSendings] = useState(0);
  const isSending = sendings > 0;
  const sending = useRef<{ stopping: AbortController; end: Promise<unknown> }>(undefined);
  const unnoted = useRef(new Set<string>());

  const note = async (imageIds: string[]) => {
    await noting.mutateAsync({ id, imageIds });
    // Somebody may have begun to undo the import, and then its photos are gone from the screen.
    void utils.import.get.invalidate({ id });
  };

  async function sendAll(photos: readonly PhotoToSend[], stopping: AbortController) {
    setSendings((count) => count + 1);
    try {
      await sendImportPhotos({
        photos,
        match: async (names) => (await match.mutateAsync({ id, names })).photos,
        note,
        unnoted: unnoted.current,
        change,
        stopping,
      });
      if (stopping.signal.aborted) failWaiting('Ya no se envió.');
    } catch (error) {
      failWaiting(failureWords(error, 'No se pudo subir.'));
    } finally {
      setSendings((count) => count - 1);
      void listingsChanged();
      void utils.import.get.invalidate({ id });
    }
  }

  function send(photos: readonly PhotoToSend[]) {
    const before = isSending ? sending.current : undefined;
    const stopping = before?.stopping ?? new AbortController();
    const all = [before?.end ?? Promise.resolve(), sendAll(photos, stopping)];
    sending.current = { stopping, end: Promise.all(all) };
  }

  /** Sends no further photo. Afterwards the import knows all that it has stored; rejects if that cannot be reached. */
  async function stop() {
    sending.current?.stopping.abort();
    await sending.current?.end;
    await noteStored({ unnoted: unnoted.current, note });
  }
  useEffect(() => () => sending.current?.stopping.abort(), []);

  return { isSending, send, stop };
}
