import type { ServiceContext } from '../../lib/context.ts';
import { fillMunicipalities } from '../properties/listings/fill-municipalities.ts';

/** The job's name in the queue. */
export const FILL_MUNICIPALITIES = 'fill_municipalities';
/** Crontab time: every night at 10:13 UTC, 4:13 in Mexico City. */
export const FILL_MUNICIPALITIES_WHEN = '13 10 * * *';

/** Fills in the municipalities that have become known since the listings were written. */
export async function fillInMunicipalities(
  ctx: Pick<ServiceContext, 'db' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const properties = await fillMunicipalities(ctx, signal);
  ctx.log.info({ properties }, 'filled in municipalities');
}
