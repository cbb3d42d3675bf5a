import {
  type Agent,
  agentListQuerySchema,
  agentListSchema,
  agentsSchema,
  parsePersonKeys,
} from '@pbr/schemas/agent/read';
import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { byPersonName } from '../../lib/by-person-name.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { decodeCursor, encodeCursor } from '../../lib/cursor.ts';
import { ListPage } from '../../action/list-page.ts';
import { action } from '../../action/action.ts';
import { agentScope } from './agent.policy.ts';
import {
  type AgentName,
  type AgentScope,
  findAgentNames,
  findAgentsById,
  findsAnyAgent,
} from './agent.queries.ts';

/** A page of the public agents, the same for every actor; a page past the end is the last one. */
export const listAgents = action({
  access: 'public',
  input: agentPageSearchSchema,
  output: agentsSchema,
  run: async ({ db }, { page = 1 }) => {
    const names = await sortedNames(db, 'listed');
    const pageCount = Math.ceil(names.length / PAGE_SIZE);
    const shown = Math.max(1, Math.min(page, pageCount));
    const from = (shown - 1) * PAGE_SIZE;
    const items = await inThisOrder(db, names.slice(from, from + PAGE_SIZE));
    return { items, total: names.length, page: shown, pageCount };
  },
});

/** The ids of all public agents, in the order of the list. */
export async function listAgentIds({ db }: Pick<ServiceContext, 'db'>): Promise<string[]> {
  return (await sortedNames(db, 'listed')).map(({ id }) => id);
}

/** Whether the list of agents names anybody. */
export const isAnyAgentListed = ({ db }: Pick<ServiceContext, 'db'>) => findsAnyAgent(db);

/** The documented list: the public agents for visitors, all colleagues besides for a signed-in actor. */
export const listPeople = action({
  access: 'public',
  input: agentListQuerySchema,
  output: agentListSchema,
  run: async ({ db, actor }, { limit, cursor }) => {
    const names = await sortedNames(db, agentScope(actor));
    const last = cursor === undefined ? null : decodeCursor(cursor, parsePersonKeys);
    const left = last ? names.filter((name) => byPersonName(name, last) > 0) : names;
    const shown = left.slice(0, limit);
    const end = shown.at(-1);
    return new ListPage({
      items: await inThisOrder(db, shown),
      total: names.length,
      nextCursor: end && left.length > limit ? encodeCursor(end) : null,
    });
  },
});

type Db = ServiceContext['db'];

async function sortedNames(db: Db, scope: AgentScope): Promise<AgentName[]> {
  return (await findAgentNames(db, scope)).toSorted(byPersonName);
}

async function inThisOrder(db: Db, names: readonly AgentName[]): Promise<Agent[]> {
  const ids = names.map(({ id }) => id);
  const found = new Map((await findAgentsById(db, ids)).map((agent) => [agent.id, agent]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
