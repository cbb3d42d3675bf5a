import { agentListQuerySchema, agentListSchema } from '@pbr/schemas/agent/read';
import { sendList } from '../../rest/headers.ts';
import { type RestApp, restRoute } from '../../rest/rest.ts';
import { listPeople } from './list-agents.ts';

export async function agentRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/agents',
    about: {
      name: 'listAgents',
      tag: 'Agentes',
      summary: 'Los agentes verificados; con sesión, todos los colegas activos',
      isPaged: true,
    },
    access: 'public',
    query: agentListQuerySchema,
    output: agentListSchema,
    handle: async (ctx, request, reply, { query }) =>
      sendList(request, reply, await listPeople(ctx, query)),
  });
}
