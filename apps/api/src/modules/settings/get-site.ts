import { companySchema, type Site, usdMxnRateSchema } from '@pbr/schemas/settings';
import * as z from 'zod/mini';
import type { ServiceContext } from '../../lib/context.ts';
import { defaultSite } from './default-settings.ts';
import { findSettings } from './settings.queries.ts';

/** What every page may know of the company and of the exchange rate. */
export async function getSite(ctx: ServiceContext): Promise<Site> {
  const stored = await findSettings(ctx.db, ['company', 'usdMxnRate']);
  return {
    company: z.parse(companySchema, stored.get('company') ?? defaultSite.company),
    usdMxnRate: z.parse(z.nullable(usdMxnRateSchema), stored.get('usdMxnRate') ?? defaultSite.usdMxnRate),
  };
}
