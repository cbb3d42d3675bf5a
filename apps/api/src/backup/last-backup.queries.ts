import type { Db } from '@pbr/db/client';
import { settings } from '@pbr/db/schema/settings';
import { sql } from 'drizzle-orm';

/** Keeps the facts about the last backup among the settings. */
export async function storeLastBackup(db: Db, value: object): Promise<void> {
  await db
    .insert(settings)
    .values({ key: 'lastBackup', value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, updatedAt: sql`now()`, version: sql`${settings.version} + 1` },
    });
}
