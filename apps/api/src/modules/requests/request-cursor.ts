import { parseRequestPosition, type RequestPosition } from '@pbr/schemas/request';
import { AppError } from '../../lib/errors.ts';

/** Where a list of requests goes on, opaque to clients. */
export function encodeRequestCursor(position: RequestPosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** 400 for one that we did not make. */
export function decodeRequestCursor(cursor: string): RequestPosition {
  const position = parseRequestPosition(parsed(cursor));
  if (position) return position;
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
