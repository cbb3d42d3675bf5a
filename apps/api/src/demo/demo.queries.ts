import type { Db } from '@pbr/db/client';
import { commissionShareChanges } from '@pbr/db/schema/commission-share-changes';
import { commissionShares } from '@pbr/db/schema/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { settings } from '@pbr/db/schema/settings';
import { users } from '@pbr/db/schema/users';
import { sql } from 'drizzle-orm';

export interface DemoRows {
  users: (typeof users.$inferInsert)[];
  properties: (typeof properties.$inferInsert)[];
  images: (typeof propertyImages.$inferInsert)[];
  inquiries: (typeof propertyInquiries.$inferInsert)[];
  requests: (typeof serviceRequests.$inferInsert)[];
  shares: (typeof commissionShares.$inferInsert)[];
  /** In the order in which they happened. */
  shareChanges: (typeof commissionShareChanges.$inferInsert)[];
  /** MXN for one USD. */
  usdMxnRate: { rate: string; date: string };
}

export async function hasUsers(db: Db): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(users)
    .limit(1);
  return found.length > 0;
}

/** All or nothing. False, and nothing is written, when somebody was faster. */
export async function insertDemoRows(db: Db, rows: DemoRows): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${users} in share row exclusive mode`);
    if (await hasUsers(tx)) return false;
    // The rate comes first: prices in MXN are computed as listings are written.
    await tx
      .insert(settings)
      .values({ key: 'usdMxnRate', value: rows.usdMxnRate })
      .onConflictDoNothing();
    await tx.insert(users).values(rows.users);
    await tx.insert(properties).values(rows.properties);
    await tx.insert(propertyImages).values(rows.images);
    await tx.insert(propertyInquiries).values(rows.inquiries);
    await tx.insert(serviceRequests).values(rows.requests);
    await tx.insert(commissionShares).values(rows.shares);
    await tx.insert(commissionShareChanges).values(rows.shareChanges);
    return true;
  });
}
