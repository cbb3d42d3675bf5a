import { agentListSchema } from '@pbr/schemas/agent';
import { type RestApp, restRoute } from '../../lib/rest.ts';
import { listPeople } from './list-agents.ts';

export async function agentRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/agents',
    about: {
      name: 'listAgents',
      tag: 'Agentes',
      summary: 'Los agentes verificados; con sesión, todos los colegas activos',
    },
    access: 'public',
    output: agentListSchema,
    handle: (ctx) => listPeople(ctx),
  });
}
