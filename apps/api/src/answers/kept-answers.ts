import type { Database } from '@pbr/db/client';
import { type AnswerCache, createAnswerCache } from './answer-cache.ts';
import type { Encoding } from '../http/compression.ts';
import type { ServiceContext } from '../lib/context.ts';

/** What was sent once to a visitor, for the next ones. */
export interface ReadyAnswer {
  /** Those that the route itself has set. */
  headers: Readonly<Record<string, string>>;
  /** Strong; of what is not compressed. */
  etag: string;
  body: Buffer;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const MAX_AGE_MS = 30_000;
const MAX_FOUND_BYTES = 64 * 1024;

/** What is kept until something changes that visitors are shown. */
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

/** Nobody is given any of it any more. */
export function forget({ answers, found }: KeptAnswers): void {
  answers.clear();
  found.clear();
}

/** Forgets them with every change of what visitors are shown, by whichever process, and when a change may have been missed. */
export async function clearOnChanges(
  { client }: Pick<Database, 'client'>,
  kept: KeptAnswers,
): Promise<void> {
  const forgetAll = () => forget(kept);
  await client.listen('catalogue', forgetAll, forgetAll);
}

/** About what it takes once it is compressed as well. */
function sizeOf({ body }: ReadyAnswer): number {
  return 1024 + Math.ceil(body.length * 1.5);
}
