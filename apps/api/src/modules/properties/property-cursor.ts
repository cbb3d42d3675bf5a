import { parseCursorKeys } from '@pbr/schemas/property-list';
import type { OperationFilter, Sort } from '@pbr/schemas/property-search';
import { AppError } from '../../lib/errors.ts';

interface ListOrder {
  sort: Sort;
  operation?: OperationFilter | undefined;
}

/** Where a list goes on: the keys of its last row with the order they belong to, opaque to clients. */
export function encodeCursor(
  { sort, operation }: ListOrder,
  keys: readonly (string | null)[],
): string {
  return Buffer.from(JSON.stringify([sort, operation ?? '', ...keys])).toString('base64url');
}

/** The keys of the row to go on after; 400 for a cursor of another order or one that we did not make. */
export function decodeCursor({ sort, operation }: ListOrder, cursor: string): (string | null)[] {
  const [cursorSort, cursorOperation, ...keys] = parseList(cursor);
  const parsed = parseCursorKeys(sort, keys);
  if (cursorSort !== sort || cursorOperation !== (operation ?? '') || parsed === null) {
    throw new AppError('request.invalid', {
      fields: { cursor: 'El cursor no es válido para esta lista.' },
    });
  }
  return parsed;
}

function parseList(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
