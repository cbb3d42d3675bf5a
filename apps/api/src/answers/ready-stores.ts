import type { Database } from '@pbr/db/client';
import { type ReadyStore, createReadyStore } from './ready-store.ts';
import type { Encoding } from '../http/compression.ts';
import { createReadyValues, type ReadyValues } from './ready-values.ts';

/** An answer already sent to one visitor, and ready for the next ones. */
export interface ReadyAnswer {
  /** Headers that the route itself has set. */
  headers: Readonly<Record<string, string>>;
  /** A strong tag of the uncompressed body. */
  etag: string;
  body: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Reads that several members' answers share, by the name and the input of the read. */
export type FoundAnswers = ReadyStore<{ found: object; length: number }>;

const MAX_AGE_MS = 30_000;
/** Members are fewer than visitors: their reads take this part of the bytes for whole answers. */
const FOUND_SHARE = 8;

/** Visitors' whole answers, members' shared reads, and values that many answers share: all are ready until data that visitors see changes. */
export interface ReadyStores {
  readyAnswers: ReadyStore<ReadyAnswer>;
  foundAnswers: FoundAnswers;
  readyValues: ReadyValues;
  /** Called before they are cleared: what is read from now on has to show the change. */
  onChange: () => void;
}

/** With `maxBytes` 0 no answers are kept; the values, which count a whole table, always are. */
export function createReadyStores(maxBytes: number, onChange = () => {}): ReadyStores {
  const readyAnswers = createReadyStore({ maxBytes, maxAgeMs: MAX_AGE_MS, sizeOf });
  const foundAnswers: FoundAnswers = createReadyStore({
    maxBytes: Math.floor(maxBytes / FOUND_SHARE),
    maxAgeMs: MAX_AGE_MS,
    sizeOf: ({ length }) => 1024 + length * 2,
  });
  const onRenewed = () => {
    readyAnswers.clear();
    foundAnswers.clear();
  };
  return {
    readyAnswers,
    foundAnswers,
    readyValues: createReadyValues({ maxAgeMs: MAX_AGE_MS, onRenewed }),
    onChange,
  };
}

/** Something has changed, by this person if it is known. */
export function clearReady(
  { readyAnswers, foundAnswers, readyValues, onChange }: ReadyStores,
  author?: string,
): void {
  onChange();
  readyAnswers.clear();
  foundAnswers.clear();
  readyValues.change(author);
}

/** Clears both whenever a process changes data that visitors see, and when a notification may have been missed. */
export async function clearOnChanges(
  { client }: Pick<Database, 'client'>,
  ready: ReadyStores,
): Promise<void> {
  const clear = () => clearReady(ready);
  await client.listen('catalogue', clear, clear);
}

/** Estimates the bytes of an answer together with its compressed forms. */
function sizeOf({ body }: ReadyAnswer): number {
  return 1024 + Math.ceil(body.length * 1.5);
}
