import type { ShareOverview } from '@pbr/schemas/commission/shared-with-me';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { byPersonName } from '../../../lib/by-person-name.ts';
import { findOverview } from './overview.queries.ts';

/** Every active colleague, with the shares between them and the person. */
export async function getShareOverview(ctx: ServiceContext): Promise<ShareOverview> {
  const agents = await findOverview(ctx.db, signedIn(ctx.actor).userId);
  return { agents: agents.toSorted(byPersonName) };
}
