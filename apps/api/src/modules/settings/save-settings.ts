import { isDeepStrictEqual } from 'node:util';
import { dayInMexico } from '@pbr/schemas/format/moments';
import {
  saveSettingsSchema,
  settingsSchema,
  type UsdMxnRate,
} from '@pbr/schemas/settings/settings';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError, wrongField } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { lockedActor } from '../../action/rows.ts';
import { defaultCompany } from './default-settings.ts';
import { enqueueFollowRate } from './follow-rate.ts';
import { readSettings } from './read-settings.ts';
import {
  deleteSetting,
  insertSettingIfMissing,
  lockSetting,
  storeSetting,
} from './settings.queries.ts';

/**
 * Stores the whole record. Throws `settings.changed` when somebody has saved another one since it was read. A new rate counts from the
 * commit on, of which every process learns; a job makes the stored prices in pesos follow. Saving the stored record changes nothing.
 */
export const saveSettings = action({
  access: 'admin',
  row: lockedActor({ access: 'admin' }),
  input: saveSettingsSchema,
  output: settingsSchema,
  example: { company: defaultCompany, usdMxnRate: null, version: 1 },
  run: async (inside, input) => {
    const { db } = inside;
    await insertSettingIfMissing(db, 'company', defaultCompany);
    await lockSetting(db, 'company');
    const { company, usdMxnRate, version } = await readSettings(inside);
    const hasNewRate = !isDeepStrictEqual(input.usdMxnRate, usdMxnRate);
    if (!hasNewRate && isDeepStrictEqual(input.company, company)) return readSettings(inside);
    if (input.version !== version) throw new AppError('settings.changed');
    if (hasNewRate) await storeRate(inside, input.usdMxnRate);
    const updatedAt = inside.now().toISOString();
    await storeSetting(db, 'company', { value: input.company, updatedAt });
    return readSettings(inside);
  },
});

async function storeRate(ctx: ServiceContext, rate: UsdMxnRate | null): Promise<void> {
  const { db, now } = ctx;
  // Every price in dollars shows this day: a future one would be a claim that nobody can check.
  if (rate && rate.date > dayInMexico(now()))
    throw wrongField('usdMxnRate.date', 'La fecha no puede ser futura.');
  if (rate) await storeSetting(db, 'usdMxnRate', { value: rate, updatedAt: now().toISOString() });
  else await deleteSetting(db, 'usdMxnRate');
  await enqueueFollowRate(db);
}
