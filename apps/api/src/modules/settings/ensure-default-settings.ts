import type { ServiceContext } from '../../lib/context.ts';
import { defaultCompany } from './default-settings.ts';
import { insertSettingIfMissing } from './settings.queries.ts';

/** Gives a new portal its company facts; facts that are stored already stay. */
export async function ensureDefaultSettings(db: ServiceContext['db']): Promise<void> {
  await insertSettingIfMissing(db, 'company', defaultCompany);
}
