import type { Db } from '@pbr/db/client';
import { apiTokens } from '@pbr/db/schema/api-tokens';
import type { ApiToken, CreateApiToken } from '@pbr/schemas/account/api-token';
import type { ApiTokenScope } from '@pbr/schemas/account/api-token-values';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';

type Live = Pick<typeof apiTokens.$inferSelect, 'id' | 'name' | 'createdAt' | 'lastUsedAt'> & {
  scope: ApiTokenScope;
};

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  scope: sql<ApiTokenScope>`${apiTokens.scope}`,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

const instant = (text: string) => new Date(text).toISOString();

const told = ({ createdAt, lastUsedAt, ...token }: Live): ApiToken => ({
  ...token,
  createdAt: instant(createdAt),
  lastUsedAt: lastUsedAt === null ? null : instant(lastUsedAt),
});

/** The person's tokens that are not revoked, newest first. */
export async function selectApiTokens(db: Db, userId: string): Promise<ApiToken[]> {
  const rows = await db
    .select(columns)
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
  return rows.map(told);
}

interface NewApiToken extends CreateApiToken {
  userId: string;
  tokenHash: string;
  now: Date;
}

export async function insertApiToken(db: Db, { now, ...values }: NewApiToken): Promise<ApiToken> {
  const [row] = await db
    .insert(apiTokens)
    .values({ ...values, createdAt: now.toISOString() })
    .returning(columns);
  if (!row) throw new Error('the token was not inserted');
  return told(row);
}

/** Answers whether it revoked a token. */
export async function markRevoked(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const revoked = await db
    .update(apiTokens)
    .set({ revokedAt: now.toISOString() })
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id });
  return revoked.length > 0;
}
