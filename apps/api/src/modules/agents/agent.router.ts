import { query, router } from '../../trpc.ts';
import { getAgent, listAgentListings } from './get-agent.ts';
import { listAgents } from './list-agents.ts';
import { listColleagues } from './list-colleagues.ts';

export const agentRouter = router({
  list: query(listAgents),
  get: query(getAgent),
  listings: query(listAgentListings),
  colleagues: query(listColleagues),
});
