import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { createFileRoute } from '@tanstack/react-router';
import { orNotFound } from '../../app/screens/or-not-found.ts';
import { AgentNotFound } from '../../features/agents/agent-not-found.tsx';
import { AgentScreen } from '../../features/agents/agent-screen.tsx';
import {
  PropertyGrid,
  PropertyGridSkeleton,
} from '../../features/properties/card/property-grid.tsx';
import { agentPageHead } from '../../features/agents/agent-page-head.ts';
import { urlSearch } from '../-url-search.ts';

export const Route = createFileRoute('/agents/$id')({
  ...urlSearch(agentPageSearchSchema),
  loader: async ({ context, params: { id }, deps }) => {
    const { get, listings } = context.trpcUtils.agent;
    const offered = listings.prefetch({ id, ...deps });
    await orNotFound(get.ensureData({ id }));
    // In the browser the page appears without its listings and shows their loading and failure itself.
    if (import.meta.env.SSR) await offered;
  },
  head: ({ match }) =>
    agentPageHead(({ agentHead }) =>
      agentHead(match.context, { ...match.params, ...match.loaderDeps }),
    ),
  component: AgentPage,
  notFoundComponent: AgentNotFound,
});

function AgentPage() {
  return <AgentScreen Cards={PropertyGrid} CardsLoading={PropertyGridSkeleton} />;
}
