import type { Database } from '@pbr/db/client';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import type { Encoding } from '../http/compression.ts';
import type { ServiceContext } from '../lib/context.ts';

/** An answer already sent to one visitor, kept for the next ones. */
export interface ReadyAnswer {
  /** Headers that the route itself has set. */
  headers: Readonly<Record<string, string>>;
  /** A strong tag of the uncompressed body. */
  etag: string;
  body: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const MAX_AGE_MS = 30_000;
const MAX_FOUND_BYTES = 64 * 1024;

/** Answers and values kept until data that visitors see changes. */
export interface KeptAnswers {
  answers: AnswerCache<ReadyAnswer>;
  found: ServiceContext['found'];
}

export function createKeptAnswers(maxBytes: number): KeptAnswers {
  return {
    answers: createAnswerCache({ maxBytes, maxAgeMs: MAX_AGE_MS, sizeOf }),
    found: createAnswerCache({
      maxBytes: Math.min(maxBytes, MAX_FOUND_BYTES),
      maxAgeMs: MAX_AGE_MS,
      sizeOf: (found) => JSON.stringify(found).length,
    }),
  };
}

/** Drops everything that is kept. */
export function forget({ answers, found }: KeptAnswers): void {
  answers.clear();
  found.clear();
}

/** Drops everything whenever a process changes data that visitors see, and when a notification may have been missed. */
export async function clearOnChanges(
  { client }: Pick<Database, 'client'>,
  kept: KeptAnswers,
): Promise<void> {
  const forgetAll = () => forget(kept);
  await client.listen('catalogue', forgetAll, forgetAll);
}

/** Estimates the bytes of an answer together with its compressed forms. */
function sizeOf({ body }: ReadyAnswer): number {
  return 1024 + Math.ceil(body.length * 1.5);
}
