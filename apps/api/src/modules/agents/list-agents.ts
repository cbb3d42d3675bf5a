import type { Agent } from '@pbr/schemas/agent';
import type { ServiceContext } from '../../lib/context.ts';
import { byPersonName } from '../../lib/by-person-name.ts';
import { findAgents } from './agent.queries.ts';
import { agentScope } from './agent.policy.ts';

/** The agents of the public page, whoever looks. */
export async function listAgents(ctx: Pick<ServiceContext, 'db'>): Promise<{ items: Agent[] }> {
  return { items: (await findAgents(ctx.db, 'listed')).toSorted(byPersonName) };
}

/** The documented list: to whoever works here every active colleague, to others the same as the public page. */
export async function listPeople(ctx: Pick<ServiceContext, 'db' | 'actor'>): Promise<Agent[]> {
  return (await findAgents(ctx.db, agentScope(ctx.actor))).toSorted(byPersonName);
}
