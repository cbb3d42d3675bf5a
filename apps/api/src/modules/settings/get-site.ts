import { companySchema, type Site, usdMxnRateSchema } from '@pbr/schemas/settings';
import type { ServiceContext } from '../../lib/context.ts';
import { parseStored } from '../../lib/parse-stored.ts';
import { defaultCompany } from './default-settings.ts';
import { findSettings } from './settings.queries.ts';

/** What every page may know of the site. A setting that was damaged by hand must not take the portal down. */
export async function getSite(ctx: Pick<ServiceContext, 'db' | 'log'>): Promise<Site> {
  const stored = await findSettings(ctx.db, ['company', 'usdMxnRate']);
  return {
    company: parseStored(ctx, 'company', companySchema, stored.get('company')) ?? defaultCompany,
    usdMxnRate: parseStored(ctx, 'usdMxnRate', usdMxnRateSchema, stored.get('usdMxnRate')),
  };
}
