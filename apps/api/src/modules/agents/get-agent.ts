import { agentSchema } from '@pbr/schemas/agent/read';
import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { propertyPageSchema } from '@pbr/schemas/property/read';
import { action } from '../../action/action.ts';
import { read, type RowKind } from '../../action/rows.ts';
import { listOfferedBy } from '../properties/search/list-offered-by.ts';
import { isListedAgent } from './agent.policy.ts';
import { findPerson, type FoundPerson } from './agent.queries.ts';

/** People on the public list. Others are answered like an unknown id. */
const listedAgents: RowKind<FoundPerson> = {
  row: 'agent',
  missing: 'agent.not_found',
  find: ({ db }, id) => findPerson(db, id),
  refusal: (_actor, person) => (isListedAgent(person) ? null : 'missing'),
};

/** Whether visitors can open this person's page. */
export const hasAgentPage = (person: Parameters<typeof isListedAgent>[0]) => isListedAgent(person);

/** The page of an agent. */
export const getAgent = action({
  access: 'public',
  row: read(listedAgents, 'see'),
  output: agentSchema,
  run: async (_ctx, _input, agent) => agent,
});

/** A page of the agent's public listings. */
export const listAgentListings = action({
  access: 'public',
  row: read(listedAgents, 'see'),
  input: agentPageSearchSchema,
  output: propertyPageSchema,
  run: (ctx, { page }, agent) => listOfferedBy(ctx, { ownerId: agent.id, page }),
});
