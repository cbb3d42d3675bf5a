import {
  agentIdSchema,
  agentListingsQuerySchema,
  agentPageSchema,
  agentsSchema,
  colleaguesSchema,
} from '@pbr/schemas/agent';
import { propertyPageSchema } from '@pbr/schemas/property';
import { memberProcedure, publicProcedure, router } from '../../lib/trpc.ts';
import { getAgent, listAgentListings } from './get-agent.ts';
import { listAgents } from './list-agents.ts';
import { listColleagues } from './list-colleagues.ts';

export const agentRouter = router({
  list: publicProcedure.output(agentsSchema).query(({ ctx }) => listAgents(ctx)),
  get: publicProcedure
    .meta({ names: { row: 'agent', needs: 'see' } })
    .input(agentIdSchema)
    .output(agentPageSchema)
    .query(({ ctx, input }) => getAgent(ctx, input)),
  listings: publicProcedure
    .meta({ names: { row: 'agent', needs: 'see' } })
    .input(agentListingsQuerySchema)
    .output(propertyPageSchema)
    .query(({ ctx, input }) => listAgentListings(ctx, input)),
  colleagues: memberProcedure.output(colleaguesSchema).query(({ ctx }) => listColleagues(ctx)),
});
