import { wrongField } from './errors.ts';

/** Encodes the keys of a page's last row, where the list goes on; clients do not look inside. */
export function encodeCursor(keys: unknown): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** Decodes a cursor with `parse`; throws `request.invalid` for a cursor that does not belong to this list. */
export function decodeCursor<Keys>(cursor: string, parse: (keys: unknown) => Keys | null): Keys {
  const keys = parse(parsed(cursor));
  if (keys !== null) return keys;
  throw wrongField('cursor', 'El cursor no es válido para esta lista.');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
