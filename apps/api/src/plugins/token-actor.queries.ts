import type { Db } from '@pbr/db/client';
import { apiTokens } from '@pbr/db/schema/api-tokens';
import { users } from '@pbr/db/schema/users';
import type { ApiTokenScope } from '@pbr/schemas/account/api-token-values';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

/** Finds a token that is not revoked, even if it has expired, with its active owner's current role. */
export async function selectTokenActor(db: Db, tokenHash: string) {
  const [row] = await db
    .select({
      id: apiTokens.id,
      scope: sql<ApiTokenScope>`${apiTokens.scope}`,
      lastUsedAt: apiTokens.lastUsedAt,
      expiresAt: apiTokens.expiresAt,
      userId: users.id,
      role: users.role,
    })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), isNull(apiTokens.revokedAt), users.isActive));
  return row;
}

/** Notes that a token is in use. Of several requests at once, one writes. */
export async function touchToken(
  db: Db,
  { id, now, before }: { id: string; now: Date; before: Date },
): Promise<void> {
  const isDue = or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, before.toISOString()));
  await db
    .update(apiTokens)
    .set({ lastUsedAt: now.toISOString() })
    .where(and(eq(apiTokens.id, id), isDue));
}
