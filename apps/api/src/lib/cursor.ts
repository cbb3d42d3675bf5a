import { AppError } from './errors.ts';

/** Where a list goes on: what names its last row, opaque to clients. */
export function encodeCursor(keys: unknown): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** What `parse` makes of it; 400 for a cursor that is none of this list. */
export function decodeCursor<Keys>(cursor: string, parse: (keys: unknown) => Keys | null): Keys {
  const keys = parse(parsed(cursor));
  if (keys !== null) return keys;
  throw new AppError('request.invalid', {
    fields: { cursor: 'El cursor no es válido para esta lista.' },
  });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
