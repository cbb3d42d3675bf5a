import type { ServiceContext } from '../../lib/context.ts';
import { purgeProperties } from '../properties/deleted/purge-properties.ts';

/** The job's name in the queue. */
export const PURGE_DELETED = 'purge_deleted';
/** Crontab time: every night at 9:43 UTC, 3:43 in Mexico City. */
export const PURGE_DELETED_WHEN = '43 9 * * *';

/** Purges the listings that people deleted long ago. */
export async function purgeDeleted(
  ctx: Pick<ServiceContext, 'db' | 'storage' | 'log' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const properties = await purgeProperties(ctx, signal);
  ctx.log.info({ properties }, 'purged deleted listings');
}
