import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { settings } from '@pbr/db/schema/settings';
import { eq, inArray, sql } from 'drizzle-orm';

type SettingKey = 'company' | 'usdMxnRate';

/** As it is stored: whoever reads the value validates it. */
interface StoredSetting {
  value: unknown;
  version: number;
  updatedAt: string;
}

/** A setting that is not there is not in the map. */
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

/** Keeps the value that is there. */
export async function insertSettingIfMissing(
  db: Db,
  key: SettingKey,
  value: unknown,
): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}

/** Until the transaction ends nobody else saves. */
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

/**
 * A new rate writes them all. Whoever writes one of them has it locked before waiting for the rate: taken in another order, the two
 * would wait for each other for ever.
 */
export async function lockListingsInDollars(db: Db): Promise<void> {
  const listings = db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.currency, 'USD'))
    .orderBy(properties.id)
    .for('no key update');
  await db.execute(sql`select count(*) from ${listings} as listings`);
}
