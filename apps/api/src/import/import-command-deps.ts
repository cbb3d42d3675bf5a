import type { Db } from '@pbr/db/client';
import type { PhotoStore } from './photos/import-photos.ts';
import type { ProgressOutput } from './report/progress.ts';

export interface ImportCommandDeps {
  /** Called only after the arguments, the map and the file's header have been checked. */
  withDatabase: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** Called only when photos are to be stored. */
  openPhotoStore: () => Promise<PhotoStore>;
  print: (text: string) => void;
  progress: ProgressOutput;
  now: () => Date;
  signal: AbortSignal;
}
