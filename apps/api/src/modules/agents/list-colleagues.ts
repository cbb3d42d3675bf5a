import type { Colleagues } from '@pbr/schemas/agent/read';
import { signedIn } from '../../security/access.ts';
import { byPersonName } from '../../lib/by-person-name.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { findColleagues } from './agent.queries.ts';

/** The colleagues with whom the person can share a commission. */
export async function listColleagues(ctx: ServiceContext): Promise<Colleagues> {
  const colleagues = await findColleagues(ctx.db, signedIn(ctx.actor).userId);
  return { items: colleagues.toSorted(byPersonName) };
}
