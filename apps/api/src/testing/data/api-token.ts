import { apiTokens } from '@pbr/db/schema/api-tokens';
import type { Db } from '@pbr/db/client';
import { API_TOKEN_PREFIX } from '@pbr/schemas/account/api-token-values';
import { hashToken, newToken } from '../../security/secret-tokens.ts';

type Values = Partial<typeof apiTokens.$inferInsert> & { userId: string };

/** Makes a token of this person; returns it with the header that a program sends. */
export async function anApiToken(db: Db, values: Values) {
  const token = API_TOKEN_PREFIX + newToken().token;
  const defaults = {
    name: 'Sitio propio',
    scope: 'write',
    tokenHash: hashToken(token),
    expiresAt: '2099-01-01T00:00:00Z',
  };
  const [row] = await db
    .insert(apiTokens)
    .values({ ...defaults, ...values })
    .returning();
  if (!row) throw new Error('the token was not inserted');
  return { ...row, token, headers: { authorization: `Bearer ${token}` } };
}
