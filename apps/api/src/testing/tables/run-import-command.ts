import { writeFile } from 'node:fs/promises';
import type { Db } from '@pbr/db/client';
import { importCommand } from '../../import/import-command.ts';
import type { PhotoStore } from '../../import/photos/import-photos.ts';

interface ImportRun {
  /** The path at which the file is to stand. */
  file: string;
  content: string | Uint8Array;
  map: object;
  args?: readonly string[];
  signal?: AbortSignal;
  photoStore?: PhotoStore;
  isTerminal?: boolean;
}

/** Runs the command as in a terminal; `counts` are the numbers of its summary. */
export async function runImportCommand(db: Db, { file, content, map, ...run }: ImportRun) {
  await writeFile(file, content);
  const mapFile = `${file}.json`;
  await writeFile(mapFile, JSON.stringify(map));
  const printed: string[] = [];
  const progress: string[] = [];
  let opened = 0;
  const code = await importCommand([file, '--map', mapFile, ...(run.args ?? [])], {
    withDatabase: (work) => {
      opened += 1;
      return work(db);
    },
    openPhotoStore: async () => {
      if (!run.photoStore) throw new Error('this import stores no photos');
      return run.photoStore;
    },
    print: (text) => printed.push(text),
    progress: { isTTY: run.isTerminal ?? false, write: (text: string) => progress.push(text) },
    now: () => new Date(),
    signal: run.signal ?? new AbortController().signal,
  });
  const text = printed.join('\n');
  const count = (label: string) =>
    Number(new RegExp(`^  ${label} +([\\d,]+)$`, 'mu').exec(text)?.[1]?.replaceAll(',', ''));
  const counts = ['Filas', 'Nuevas', 'Cambiadas', 'Sin cambios', 'Rechazadas'].map(count);
  return { code, text, counts, progress, opened };
}
