import type { Db } from '@pbr/db/client';
import { apiTokens } from '@pbr/db/schema/api-tokens';
import { isoInstant } from '@pbr/db/sql/instants';
import type { ApiToken, CreateApiToken } from '@pbr/schemas/account/api-token';
import type { ApiTokenScope } from '@pbr/schemas/account/api-token-values';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';

const columns = {
  id: apiTokens.id,
  name: apiTokens.name,
  scope: sql<ApiTokenScope>`${apiTokens.scope}`,
  createdAt: isoInstant(sql`${apiTokens.createdAt}`),
  expiresAt: isoInstant(sql`${apiTokens.expiresAt}`),
  lastUsedAt: sql<string | null>`${isoInstant(sql`${apiTokens.lastUsedAt}`)}`,
};

/** The person's tokens that are not revoked and had not expired at this instant, newest first. */
export async function selectApiTokens(
  db: Db,
  { userId, unexpiredAt }: { userId: string; unexpiredAt: Date },
): Promise<ApiToken[]> {
  const isWanted = and(
    eq(apiTokens.userId, userId),
    isNull(apiTokens.revokedAt),
    gt(apiTokens.expiresAt, unexpiredAt.toISOString()),
  );
  return db
    .select(columns)
    .from(apiTokens)
    .where(isWanted)
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

interface NewApiToken extends Pick<CreateApiToken, 'name' | 'scope'> {
  userId: string;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
}

export async function insertApiToken(
  db: Db,
  { now, expiresAt, ...values }: NewApiToken,
): Promise<ApiToken> {
  const [row] = await db
    .insert(apiTokens)
    .values({ ...values, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() })
    .returning(columns);
  if (!row) throw new Error('the token was not inserted');
  return row;
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
