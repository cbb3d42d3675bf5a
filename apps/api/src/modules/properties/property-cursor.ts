import type { OperationFilter, Sort } from '@pbr/schemas/property-search';
import * as z from 'zod/mini';
import { AppError } from '../../lib/errors.ts';

/**
 * Where a list goes on: the keys of the last row, as text, with the order they belong to. Opaque to clients, who may still send
 * anything: every key is checked before it reaches the database.
 */
const instantText = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d:\d\d$/u));
const priceText = z.nullable(z.string().check(z.regex(/^\d{1,14}(\.\d{1,2})?$/u)));
const bedroomsText = z.string().check(z.regex(/^\d{1,2}$/u));

const keysBySort = {
  newest: z.tuple([instantText, z.uuid()]),
  bedrooms: z.tuple([bedroomsText, instantText, z.uuid()]),
  'price-low': z.tuple([priceText, z.uuid()]),
  'price-high': z.tuple([priceText, z.uuid()]),
} as const satisfies Record<Sort, z.core.$ZodType>;

interface ListOrder {
  sort: Sort;
  operation?: OperationFilter | undefined;
}

export function encodeCursor({ sort, operation }: ListOrder, keys: readonly (string | null)[]): string {
  return Buffer.from(JSON.stringify([sort, operation ?? '', ...keys])).toString('base64url');
}

/** The keys of the row to go on after; 400 for a cursor of another order or one that we did not make. */
export function decodeCursor({ sort, operation }: ListOrder, cursor: string): (string | null)[] {
  const [cursorSort, cursorOperation, ...keys] = parseList(cursor);
  const parsed = z.safeParse(keysBySort[sort], keys);
  if (cursorSort !== sort || cursorOperation !== (operation ?? '') || !parsed.success || !isRealInstant(parsed.data)) {
    throw new AppError('request.invalid', { fields: { cursor: 'El cursor no es válido para esta lista.' } });
  }
  return parsed.data;
}

function parseList(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isRealInstant(keys: readonly (string | null)[]): boolean {
  return keys.every((key) => key === null || !key.includes('T') || !Number.isNaN(Date.parse(key)));
}
