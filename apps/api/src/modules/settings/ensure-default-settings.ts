import type { Db } from '@pbr/db/client';
import { defaultCompany } from './default-settings.ts';
import { insertSettingIfMissing } from './settings.queries.ts';

/** A new database gets the company's first facts; run at every start. */
export async function ensureDefaultSettings(db: Db): Promise<void> {
  await insertSettingIfMissing(db, 'company', defaultCompany);
}
