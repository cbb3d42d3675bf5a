import { agentPageSearchSchema } from '@pbr/schemas/agent/search';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anAgent } from '../../testing/an-agent.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { AgentScreen } from './agent-screen.tsx';

it.each([
  { listings: 5, query: '', count: 5 },
  { listings: 30, query: '', count: 24 },
  { listings: 30, query: '?page=2', count: 6 },
])('waits for $count cards of $listings listings at $query', async (given) => {
  const agent = anAgent({ listings: given.listings });
  await renderRoute({
    path: '/agents/$id',
    at: `/agents/${agent.id}${given.query}`,
    component: () => (
      <AgentScreen Cards={() => null} CardsLoading={({ count }) => <p>Cargando {count}</p>} />
    ),
    parseSearch: (search) => agentPageSearchSchema.parse(search),
    answers: { 'agent.get': () => agent, 'agent.listings': () => new Promise(() => {}) },
  });
  expect(await screen.findByText(`Cargando ${given.count}`)).toBeTruthy();
});
