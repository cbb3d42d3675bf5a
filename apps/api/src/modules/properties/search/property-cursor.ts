import { parseCursorKeys } from '@pbr/schemas/property/list';
import type { OperationFilter, Sort } from '@pbr/schemas/property/search';
import { decodeCursor, encodeCursor } from '../../../lib/cursor.ts';

interface ListOrder {
  sort: Sort;
  operation?: OperationFilter | undefined;
}

/** The keys of a list's last row with the order they belong to. */
export function encodeListCursor(
  { sort, operation }: ListOrder,
  keys: readonly (string | null)[],
): string {
  return encodeCursor([sort, operation ?? '', ...keys]);
}

/** The keys of the row before the page; 400 for a cursor of another order, or one that we did not make. */
export function decodeListCursor(
  { sort, operation }: ListOrder,
  cursor: string,
): (string | null)[] {
  return decodeCursor(cursor, (value) => {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [];
    const [cursorSort, cursorOperation, ...keys] = parts;
    const isSameOrder = cursorSort === sort && cursorOperation === (operation ?? '');
    return isSameOrder ? parseCursorKeys(sort, keys) : null;
  });
}
