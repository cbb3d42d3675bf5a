import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { createFileRoute } from '@tanstack/react-router';
import { AgentsScreen } from '../../features/agents/agents-screen.tsx';

export const Route = createFileRoute('/agents/')({
  validateSearch: agentPageSearchSchema,
  // Parsed again to drop foreign parameters of the address.
  loaderDeps: ({ search }) => agentPageSearchSchema.parse(search),
  loader: async ({ context, deps }) => {
    const { list } = context.trpcUtils.agent;
    if (import.meta.env.SSR) await list.ensureData(deps);
    // In the browser the screen appears at once and shows loading and failure itself.
    else void list.prefetch(deps);
  },
  head: async ({ match }) => {
    const { agentsHead } = await import('../../features/agents/agent-heads.ts');
    return agentsHead(match.context, match.loaderDeps);
  },
  component: AgentsScreen,
});
