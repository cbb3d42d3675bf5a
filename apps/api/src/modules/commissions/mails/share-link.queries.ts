import type { Db } from '@pbr/db/client';
import { commissionShareLinks } from '@pbr/db/schema/commissions/commission-share-links';
import { and, desc, eq, inArray } from 'drizzle-orm';

export async function insertShareLink(
  db: Db,
  { shareId, tokenHash, now }: { shareId: string; tokenHash: string; now: Date },
): Promise<void> {
  await db
    .insert(commissionShareLinks)
    .values({ shareId, tokenHash, createdAt: now.toISOString() });
}

/** The number of links that open the share. */
export function countLinks(db: Db, shareId: string): Promise<number> {
  return db.$count(commissionShareLinks, eq(commissionShareLinks.shareId, shareId));
}

/** Voids all links of the share but the newest ones. */
export async function keepNewestLinks(db: Db, shareId: string, kept: number): Promise<void> {
  const { id, shareId: share, createdAt } = commissionShareLinks;
  const older = db
    .select({ id })
    .from(commissionShareLinks)
    .where(eq(share, shareId))
    .orderBy(desc(createdAt), desc(id))
    .offset(kept);
  await db.delete(commissionShareLinks).where(and(eq(share, shareId), inArray(id, older)));
}

/** Voids every link of the share. */
export async function deleteLinks(db: Db, shareId: string): Promise<void> {
  await db.delete(commissionShareLinks).where(eq(commissionShareLinks.shareId, shareId));
}
