import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The token in a mailed link (base64url), and its hash for the database. */
export interface NewToken {
  token: string;
  hash: string;
}

export function newToken(): NewToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** SHA-256 in hex. A fast digest is enough, because nobody can guess a random token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
