import { parsePersonKeys } from '@pbr/schemas/agent';
import { AppError } from '../../lib/errors.ts';

type PersonKeys = NonNullable<ReturnType<typeof parsePersonKeys>>;

/** Where a list of people goes on: whom it came to last, opaque to clients. */
export function encodeAgentCursor({ id, firstName, lastName }: PersonKeys): string {
  return Buffer.from(JSON.stringify({ id, firstName, lastName })).toString('base64url');
}

/** 400 for one that we did not make. */
export function decodeAgentCursor(cursor: string): PersonKeys {
  const keys = parsePersonKeys(parsed(cursor));
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
