import type { AgentPage } from '@pbr/schemas/agent/read';
import type { PropertyPage } from '@pbr/schemas/property/property';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { listListingsOf } from '../properties/listings/list-listings-of.ts';
import { isListedAgent } from './agent.policy.ts';
import { findPerson } from './agent.queries.ts';

/** The page of an agent. Answers the same for a person off the public list as for an unknown id. */
export async function getAgent(
  ctx: Pick<ServiceContext, 'db'>,
  { id }: { id: string },
): Promise<AgentPage> {
  const person = isUuid(id) ? await findPerson(ctx.db, id) : null;
  if (!person || !isListedAgent(person)) throw new AppError('agent.not_found');
  const { isActive: _, ...agent } = person;
  return agent;
}

/** A page of the agent's public listings. */
export async function listAgentListings(
  ctx: ServiceContext,
  { id, page }: { id: string; page?: number | undefined },
): Promise<PropertyPage> {
  const agent = await getAgent(ctx, { id });
  return listListingsOf(ctx, { ownerId: agent.id, page });
}
