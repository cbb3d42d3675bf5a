import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { createFileRoute } from '@tanstack/react-router';
import { AgentsScreen } from '../../features/agents/agents-screen.tsx';
import { agentPageHead } from '../../features/agents/agent-page-head.ts';
import { urlSearch } from '../-url-search.ts';

export const Route = createFileRoute('/agents/')({
  ...urlSearch(agentPageSearchSchema),
  loader: async ({ context, deps }) => {
    const { list } = context.trpcUtils.agent;
    if (import.meta.env.SSR) await list.ensureData(deps);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void list.prefetch(deps);
  },
  head: ({ match }) =>
    agentPageHead(({ agentsHead }) => agentsHead(match.context, match.loaderDeps)),
  component: AgentsScreen,
});
