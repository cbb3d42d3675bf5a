import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { answerKey } from '../answers/answer-key.ts';
import { wrongField } from '../lib/errors.ts';
import type { Versions } from '../lib/precondition.ts';
import type { Quota } from '../lib/quota.ts';
import type { ListPage } from '../action/list-page.ts';

const MAX_KEY_LENGTH = 100;

/** The value of `Idempotency-Key`; null without one. */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH)
    throw wrongField('Idempotency-Key', `Usa ${MAX_KEY_LENGTH} caracteres como máximo.`);
  return key;
}

/** `"<versions>-<digest>"`, with the encoding of the answer behind it; the answer to a write has no digest. */
const TAG = /^"(\d{1,10}(?:\.\d{1,10})?)(?:-[\da-f]{24}(?:-(?:br|gzip))?)?"$/u;

/** The tags that `If-Match` names, as the versions in them; null when any version will do. A tag without a version matches nothing. */
export function ifMatch({ headers }: FastifyRequest): readonly Versions[] | null {
  const header = headers['if-match']?.trim();
  if (header === undefined || header === '*') return null;
  return header.split(',').flatMap((tag) => {
    const versions = TAG.exec(tag.trim())?.[1]?.split('.').map(Number);
    return versions ? [{ own: versions[0] ?? 0, photos: versions[1] }] : [];
  });
}

const versionedSchema = z.object({
  version: z.int(),
  /** The version of a listing's photos, whose changes are not changes of the listing. */
  imagesVersion: z.optional(z.int()),
});

/** The tag of an answer that carries its version. */
export function versionTagOf(answer: unknown): string {
  const { version, imagesVersion } = z.parse(versionedSchema, answer);
  return imagesVersion === undefined ? `"${version}"` : `"${version}.${imagesVersion}"`;
}

/** Says in headers how many items a list has, and where it goes on. */
export function sendListHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  { total, nextCursor }: ListPage<unknown>,
): void {
  void reply.header('x-total-count', String(total));
  if (total > COUNT_CAP) void reply.header('x-total-count-capped', 'true');
  if (nextCursor === null) return;
  // The answer may be kept, and what the next reader gets names nothing that this one has added.
  const [path = '', search = ''] = answerKey(request).split('?');
  const query = new URLSearchParams(search);
  query.set('cursor', nextCursor);
  void reply.header(
    'link',
    `<${request.server.publicOrigin}${path}?${query.toString()}>; rel="next"`,
  );
}

/** The headers `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-10): the limits, and what is left of them. */
export function sendQuotas(reply: FastifyReply, quotas: readonly Quota[]): void {
  const told = quotas.map(({ name, points, windowSeconds, remaining, resetSeconds }) => ({
    state: `"${name}";r=${remaining};t=${resetSeconds}`,
    policy: `"${name}";q=${points};w=${windowSeconds}`,
  }));
  void reply.headers({
    ratelimit: told.map(({ state }) => state).join(', '),
    'ratelimit-policy': told.map(({ policy }) => policy).join(', '),
  });
}
