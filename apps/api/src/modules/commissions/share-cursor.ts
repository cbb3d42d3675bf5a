import { parseShareKeys } from '@pbr/schemas/shared-with-me';
import { AppError } from '../../lib/errors.ts';

/** Where a list of shares goes on: the keys of its last row, opaque to clients. */
export function encodeShareCursor(keys: readonly [string, string]): string {
  return Buffer.from(JSON.stringify(keys)).toString('base64url');
}

/** 400 for one that we did not make. */
export function decodeShareCursor(cursor: string): [string, string] {
  const keys = parseShareKeys(parsed(cursor));
  if (keys) return keys;
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
