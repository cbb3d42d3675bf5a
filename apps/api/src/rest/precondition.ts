import * as z from 'zod/mini';
import type { ServiceContext } from '../lib/context.ts';
import { tagOf } from '../http/entity-tags.ts';
import { AppError } from '../lib/errors.ts';
import type { Precondition } from '../lib/precondition.ts';
import type { RestReply, RestRequest } from './rest.ts';

/** An answer that a client may have read before it writes: its schema, and a function that reads it again. */
type Reading = readonly [
  schema: z.core.$ZodType,
  read: (inside: ServiceContext) => Promise<unknown>,
];

const DIGEST = /^"(?:\d{1,10}-)?([\da-f]{24})(?:-(?:br|gzip))?"$/u;

/** Checks `If-Match` for rows without versions: the client must name the tag of one of these answers as it would be now. */
export function preconditionOf(
  { headers }: RestRequest,
  ...readings: readonly Reading[]
): Precondition | undefined {
  const header = headers['if-match']?.trim();
  if (header === undefined || header === '*') return undefined;
  const digests = new Set(header.split(',').map((tag) => DIGEST.exec(tag.trim())?.[1]));
  return async (inside) => {
    for (const [schema, read] of readings)
      if (digests.has(digestOf(schema, await read(inside)))) return;
    throw new AppError('request.stale');
  };
}

/** Sends the tag that the client's next write may name. */
export function tagged<Answer>(reply: RestReply, schema: z.core.$ZodType, answer: Answer): Answer {
  void reply.header('etag', `"${digestOf(schema, answer)}"`);
  return answer;
}

const digestOf = (schema: z.core.$ZodType, answer: unknown) =>
  tagOf(Buffer.from(JSON.stringify(z.parse(schema, answer))), undefined);
