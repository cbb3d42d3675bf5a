import type { Db } from '@pbr/db/client';
import type { ProgressOutput } from './progress.ts';

export interface ImportCommandDeps {
  /** Called only after the arguments, the map and the file's header have been checked. */
  openDatabase: () => Promise<{ db: Db; close: () => Promise<void> }>;
  print: (text: string) => void;
  progress: ProgressOutput;
  now: () => Date;
  signal: AbortSignal;
}
