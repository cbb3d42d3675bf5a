import type { Db } from '@pbr/db/client';
import { settings } from '@pbr/db/schema/settings';
import { inArray } from 'drizzle-orm';

type SettingKey = 'company' | 'usdMxnRate';

/** The stored values, unchecked. */
export async function findSettings(db: Db, keys: readonly SettingKey[]): Promise<Map<string, unknown>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Adds a setting that is not there yet; one that an admin has changed stays. */
export async function insertSettingIfMissing(db: Db, key: SettingKey, value: unknown): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}
