import { photoOrder } from '@pbr/schemas/import/photo-order';
import type { ImportRun } from '@pbr/schemas/import/run';
import { useState } from 'react';
import { failureWords } from '../../../lib/forms/failure-words.ts';
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { type PhotoFile, sendImportPhotos } from './send-import-photos.ts';

const pathOf = (file: File) => file.webkitRelativePath || file.name;
const IS_HIDDEN = /(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/u;

/** The photos that were chosen for an import, on their way. */
export function usePhotoFiles({ id }: ImportRun) {
  const utils = trpc.useUtils();
  const match = trpc.import.matchPhotos.useMutation();
  const note = trpc.import.notePhotos.useMutation();
  const [files, setFiles] = useState<readonly PhotoFile[]>([]);
  const [isSending, setSending] = useState(false);
  const { dialog } = useUnsavedChanges({
    atStake: () => (isSending ? 'Faltan fotos por subir.' : undefined),
  });

  const change = (path: string, next: Partial<PhotoFile>) =>
    setFiles((all) => all.map((one) => (one.path === path ? Object.assign({}, one, next) : one)));

  async function send(photos: readonly PhotoFile[]) {
    setSending(true);
    try {
      await sendImportPhotos({
        photos,
        match: async (names) => (await match.mutateAsync({ id, names })).photos,
        note: (imageIds) => note.mutateAsync({ id, imageIds }),
        change,
      });
    } catch (error) {
      const failure = failureWords(error, 'No se pudo subir.');
      setFiles((all) =>
        all.map((one) =>
          one.state === 'waiting' ? Object.assign({}, one, { state: 'failed', failure }) : one,
        ),
      );
    } finally {
      setSending(false);
      void utils.import.get.invalidate({ id });
    }
  }

  function add(chosen: readonly File[]) {
    const known = new Set(files.map(({ path }) => path));
    const fresh = chosen
      .filter((file) => !IS_HIDDEN.test(pathOf(file)) && !known.has(pathOf(file)))
      .map((file): PhotoFile => ({ path: pathOf(file), file, state: 'waiting' }))
      .sort((a, b) => photoOrder(a.path, b.path));
    if (fresh.length === 0) return;
    setFiles((all) => [...all, ...fresh]);
    void send(fresh);
  }

  function retry() {
    const again = files.filter(({ state }) => state === 'failed');
    for (const { path } of again) change(path, { state: 'waiting', failure: undefined });
    void send(again);
  }

  const problems = new Map<string, string[]>();
  for (const { path, failure } of files)
    if (failure !== undefined) problems.set(failure, [...(problems.get(failure) ?? []), path]);
  const countOf = (state: PhotoFile['state']) => files.filter((one) => one.state === state).length;
  return {
    /** The photos that did not enter, by the reason. */
    problems,
    add,
    retry,
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
