import type { ShareStatistics } from '@pbr/schemas/commission/shared-with-me';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { findStatistics } from './overview.queries.ts';

/** What the person has, and shares of it. */
export async function getShareStatistics(ctx: ServiceContext): Promise<ShareStatistics> {
  return findStatistics(ctx.db, signedIn(ctx.actor).userId);
}
