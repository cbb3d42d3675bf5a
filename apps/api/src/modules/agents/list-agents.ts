import {
  parsePersonKeys,
  type Agent,
  type AgentListQuery,
  type Agents,
} from '@pbr/schemas/agent/read';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { byPersonName } from '../../lib/by-person-name.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { agentScope } from './agent.policy.ts';
import { findAgentNames, findAgentsById } from './agent.queries.ts';

/** A page of the public agents, the same for every actor; a page past the end is the last one. */
export async function listAgents(
  ctx: Pick<ServiceContext, 'db'>,
  { page = 1 }: { page?: number | undefined } = {},
): Promise<Agents> {
  const ids = await listAgentIds(ctx);
  const pageCount = Math.ceil(ids.length / PAGE_SIZE);
  const shown = Math.max(1, Math.min(page, pageCount));
  const from = (shown - 1) * PAGE_SIZE;
  const items = await inThisOrder(ctx, ids.slice(from, from + PAGE_SIZE));
  return { items, total: ids.length, page: shown, pageCount };
}

/** The ids of all public agents, in the order of the list. */
export async function listAgentIds(ctx: Pick<ServiceContext, 'db'>): Promise<string[]> {
  const names = await findAgentNames(ctx.db, 'listed');
  return names.toSorted(byPersonName).map(({ id }) => id);
}

/** The documented list: every active colleague for a signed-in actor, the public agents for visitors. */
export async function listPeople(
  ctx: Pick<ServiceContext, 'db' | 'actor'>,
  { limit, cursor }: AgentListQuery,
): Promise<{ items: Agent[]; total: number; nextCursor: string | null }> {
  const names = (await findAgentNames(ctx.db, agentScope(ctx.actor))).toSorted(byPersonName);
  const last = cursor === undefined ? null : decodeCursor(cursor, parsePersonKeys);
  const left = last ? names.filter((name) => byPersonName(name, last) > 0) : names;
  const shown = left.slice(0, limit);
  const end = shown.at(-1);
  return {
    items: await inThisOrder(
      ctx,
      shown.map(({ id }) => id),
    ),
    total: names.length,
    nextCursor:
      end && left.length > limit
        ? encodeCursor({ id: end.id, firstName: end.firstName, lastName: end.lastName })
        : null,
  };
}

async function inThisOrder({ db }: Pick<ServiceContext, 'db'>, ids: string[]): Promise<Agent[]> {
  const found = new Map((await findAgentsById(db, ids)).map((agent) => [agent.id, agent]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
