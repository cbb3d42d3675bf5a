import { siteSchema } from '@pbr/schemas/settings/settings';
import { readyValue } from '../../answers/ready-value.ts';
import { operation } from '../../operation/operation.ts';
import { getSite } from './get-site.ts';

/** The site's public facts, which all visitors share until something changes. */
export const getPublicSite = operation({
  access: 'public',
  output: siteSchema,
  isReady: true,
  run: (ctx) => readyValue(ctx, 'site', () => getSite(ctx)),
});
