import type { Db } from '@pbr/db/client';
import { userTokens } from '@pbr/db/schema/user-tokens';
import { users } from '@pbr/db/schema/users';
import { PERSON, type PersonRow } from '@pbr/db/sql/people';
import type { UserTokenKind } from '@pbr/schemas/account/values';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';

export interface StoredLink {
  id: string;
  userId: string;
  kind: UserTokenKind;
  tokenHash: string;
  data: unknown;
  expiresAt: Date;
  createdAt: Date;
}

export async function insertAccountLink(db: Db, link: StoredLink): Promise<void> {
  await db.insert(userTokens).values({
    ...link,
    expiresAt: link.expiresAt.toISOString(),
    createdAt: link.createdAt.toISOString(),
  });
}

export async function hasLink(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: userTokens.id }).from(userTokens).where(eq(userTokens.id, id));
  return rows.length > 0;
}

interface WantedLink {
  tokenHash: string;
  kind: UserTokenKind;
  now: Date;
}

const isGood = ({ tokenHash, kind, now }: WantedLink) =>
  and(
    eq(userTokens.tokenHash, tokenHash),
    eq(userTokens.kind, kind),
    isNull(userTokens.usedAt),
    gt(userTokens.expiresAt, now.toISOString()),
  );

export type LinkOwner = PersonRow & { isActive: boolean };

/** The owner of a link that is neither used nor expired. */
export async function findLinkOwner(db: Db, link: WantedLink): Promise<LinkOwner | null> {
  const [owner] = await db
    .select({ ...PERSON, isActive: users.isActive })
    .from(userTokens)
    .innerJoin(users, eq(users.id, userTokens.userId))
    .where(isGood(link));
  return owner ?? null;
}

/** Uses a link up. When several requests try at once, only one gets it. */
export async function takeLink(db: Db, link: WantedLink): Promise<{ data: unknown } | null> {
  const [taken] = await db
    .update(userTokens)
    .set({ usedAt: link.now.toISOString() })
    .where(isGood(link))
    .returning({ data: userTokens.data });
  return taken ?? null;
}

/** Voids the person's unused links of these kinds. */
export async function voidLinks(
  db: Db,
  { userId, kinds, now }: { userId: string; kinds: readonly UserTokenKind[]; now: Date },
): Promise<void> {
  await db
    .update(userTokens)
    .set({ usedAt: now.toISOString(), data: null })
    .where(
      and(
        eq(userTokens.userId, userId),
        inArray(userTokens.kind, [...kinds]),
        isNull(userTokens.usedAt),
      ),
    );
}
