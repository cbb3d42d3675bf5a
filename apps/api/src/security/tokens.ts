import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** What a mailed link carries (base64url), and what the database keeps of it. */
export interface NewToken {
  token: string;
  hash: string;
}

export function newToken(): NewToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 in hex. A fast digest is enough: the token is random, nobody can guess it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
