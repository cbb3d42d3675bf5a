import {
  companySchema,
  type Settings,
  settingsSchema,
  usdMxnRateSchema,
} from '@pbr/schemas/settings/settings';
import { action } from '../../action/action.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { parseStored } from '../../lib/parse-stored.ts';
import { defaultCompany } from './default-settings.ts';
import { findSettings } from './settings.queries.ts';

/**
 * The version of the company's row counts the saves of the whole record; without a row the default facts are version 1. A setting that
 * was damaged by hand must not take the portal down.
 */
export async function readSettings(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<Settings> {
  const stored = await findSettings(ctx.db, ['company', 'usdMxnRate']);
  const company = stored.get('company');
  const rate = stored.get('usdMxnRate');
  return {
    company: parseStored(ctx, 'company', companySchema, company?.value) ?? defaultCompany,
    usdMxnRate: parseStored(ctx, 'usdMxnRate', usdMxnRateSchema, rate?.value),
    version: company?.version ?? 1,
    updatedAt: company && company.version > 1 ? company.updatedAt : null,
  };
}

/** The record that an admin edits, with its version. */
export const getSettings = action({
  access: 'admin',
  output: settingsSchema,
  run: (ctx) => readSettings(ctx),
});
