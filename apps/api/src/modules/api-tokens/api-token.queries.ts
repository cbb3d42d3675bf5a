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

export interface OwnedToken {
  id: string;
  userId: string;
}

/** A token that is not revoked, locked until the transaction ends. */
export async function lockApiToken(db: Db, id: string): Promise<OwnedToken | null> {
  const [token] = await db
    .select({ id: apiTokens.id, userId: apiTokens.userId })
    .from(apiTokens)
    .where(and(eq(apiTokens.id, id), isNull(apiTokens.revokedAt)))
    .for('no key update');
  return token ?? null;
}

export async function markRevoked(db: Db, id: string, now: Date): Promise<void> {
  await db.update(apiTokens).set({ revokedAt: now.toISOString() }).where(eq(apiTokens.id, id));
}
