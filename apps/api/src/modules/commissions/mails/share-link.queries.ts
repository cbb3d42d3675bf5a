import type { Db } from '@pbr/db/client';
import { commissionShareLinks } from '@pbr/db/schema/commissions/commission-share-links';
import { eq } from 'drizzle-orm';

export async function insertShareLink(
  db: Db,
  { shareId, tokenHash, now }: { shareId: string; tokenHash: string; now: Date },
): Promise<void> {
  await db
    .insert(commissionShareLinks)
    .values({ shareId, tokenHash, createdAt: now.toISOString() });
}

/** Voids every link of the share. */
export async function deleteLinks(db: Db, shareId: string): Promise<void> {
  await db.delete(commissionShareLinks).where(eq(commissionShareLinks.shareId, shareId));
}
