import { createFileRoute } from '@tanstack/react-router';
import { AgentsScreen } from '../../features/agents/agents-screen.tsx';

export const Route = createFileRoute('/agents/')({
  loader: async ({ context }) => {
    const { list } = context.trpcUtils.agent;
    if (import.meta.env.SSR) await list.ensureData();
    // In the browser the screen answers at once and shows by itself what is loading or has failed.
    else void list.prefetch();
  },
  head: async ({ match }) => {
    const { agentsHead } = await import('../../features/agents/agent-heads.ts');
    return agentsHead(match.context);
  },
  component: AgentsScreen,
});
