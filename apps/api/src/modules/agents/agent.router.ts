import {
  agentIdSchema,
  agentListingsQuerySchema,
  agentPageSchema,
  agentsSchema,
  colleaguesSchema,
} from '@pbr/schemas/agent/read';
import { propertyPageSchema } from '@pbr/schemas/property/property';
import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { memberProcedure, publicProcedure, router } from '../../trpc.ts';
import { getAgent, listAgentListings } from './get-agent.ts';
import { listAgents } from './list-agents.ts';
import { listColleagues } from './list-colleagues.ts';

export const agentRouter = router({
  list: publicProcedure
    .input(agentPageSearchSchema)
    .output(agentsSchema)
    .query(({ ctx, input }) => listAgents(ctx, input)),
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
