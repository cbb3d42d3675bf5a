import type { Db } from '@pbr/db/client';
import { settings } from '@pbr/db/schema/settings';
import { inArray } from 'drizzle-orm';

type SettingKey = 'company' | 'usdMxnRate';

/** The values as they are stored: whoever reads them validates them. A setting that is not there is not in the map. */
export async function findSettings(
  db: Db,
  keys: readonly SettingKey[],
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await db
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Keeps the value that is there. */
export async function insertSettingIfMissing(
  db: Db,
  key: SettingKey,
  value: unknown,
): Promise<void> {
  await db.insert(settings).values({ key, value }).onConflictDoNothing();
}
