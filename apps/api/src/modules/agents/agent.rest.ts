import { agentSchema } from '@pbr/schemas/agent/read';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../rest/call.ts';
import { nameAnswer } from '../../rest/openapi/named-answers.ts';
import { pageWords } from '../../rest/openapi/words.ts';
import { agentWords } from './agent.words.ts';
import { agent } from './agent.examples.ts';
import { listPeople } from './list-agents.ts';

nameAnswer('Agent', agentSchema, agent, agentWords);

export async function agentRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /agents', listPeople, {
    name: 'listAgents',
    tag: 'Agentes',
    summary: 'Los agentes verificados; con sesión, también los colegas que ya entraron',
    description: 'Por nombre, en orden alfabético.',
    says: pageWords,
    isPaged: true,
  });
}
