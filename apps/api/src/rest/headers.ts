import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../lib/errors.ts';

const MAX_KEY_LENGTH = 100;

/** The value of `Idempotency-Key`; null without one. */
export function idempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > MAX_KEY_LENGTH)
    throw new AppError('request.invalid', {
      fields: { 'Idempotency-Key': `Usa ${MAX_KEY_LENGTH} caracteres como máximo.` },
    });
  return key;
}

/** The versions that `If-Match` names; null when any version will do. A tag that we never gave stands for no version. */
export function ifMatch({ headers }: FastifyRequest): number[] | null {
  const header = headers['if-match']?.trim();
  if (header === undefined || header === '*') return null;
  return header
    .split(',')
    .map((tag) => /^"(\d{1,10})(?:-[\da-f]{24}(?:-(?:br|gzip))?)?"$/u.exec(tag.trim())?.[1])
    .filter((version) => version !== undefined)
    .map(Number);
}

const versionedSchema = z.object({ version: z.int() });

/** The tag of an answer that carries its version. */
export function versionTagOf(answer: unknown): string {
  return `"${z.parse(versionedSchema, answer).version}"`;
}

interface ListPage<Item> {
  items: Item;
  total: number;
  nextCursor: string | null;
}

/** Returns the items of a list; headers say how many there are and where the list goes on. */
export function sendList<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  list: ListPage<Item>,
): Item {
  const { items, total, nextCursor } = list;
  void reply.header('x-total-count', String(total));
  if (total > COUNT_CAP) void reply.header('x-total-count-capped', 'true');
  if (nextCursor === null) return items;
  const [path = '', search = ''] = request.url.split('?');
  const query = new URLSearchParams(search);
  query.set('cursor', nextCursor);
  void reply.header(
    'link',
    `<${request.server.publicOrigin}${path}?${query.toString()}>; rel="next"`,
  );
  return items;
}
