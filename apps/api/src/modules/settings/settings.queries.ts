import type { Db } from '@pbr/db/client';
import { settings } from '@pbr/db/schema/settings';
import { eq, inArray, sql } from 'drizzle-orm';

type SettingKey = 'company' | 'usdMxnRate';

/** A setting as stored; its reader validates the value. */
interface StoredSetting {
  value: unknown;
  version: number;
  updatedAt: string;
}

/** The map leaves out settings that are not stored. */
export async function findSettings(
  db: Db,
  keys: readonly SettingKey[],
): Promise<ReadonlyMap<string, StoredSetting>> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, ...setting }) => [key, setting]));
}

/** Changes nothing when the setting is stored already. */
export async function insertSettingIfMissing(
  db: Db,
  key: SettingKey,
  value: unknown,
): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}

/** Locks the setting: nobody else saves it until the transaction ends. */
export async function lockSetting(db: Db, key: SettingKey): Promise<void> {
  await db.select().from(settings).where(eq(settings.key, key)).for('update');
}

export async function storeSetting(
  db: Db,
  key: SettingKey,
  { value, updatedAt }: { value: unknown; updatedAt: string },
): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, updatedAt, version: sql`${settings.version} + 1` },
    });
}

export async function deleteSetting(db: Db, key: SettingKey): Promise<void> {
  await db.delete(settings).where(eq(settings.key, key));
}
