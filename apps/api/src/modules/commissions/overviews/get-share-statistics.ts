import type { ShareStatistics } from '@pbr/schemas/commission/shared-with-me';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { findStatistics } from './overview.queries.ts';

/** The number of the person's listings and of the active shares of them. */
export async function getShareStatistics(ctx: ServiceContext): Promise<ShareStatistics> {
  return findStatistics(ctx.db, signedIn(ctx.actor).userId);
}
