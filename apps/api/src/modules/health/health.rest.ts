import type { FastifyInstance } from 'fastify';
import { restCall } from '../../rest/call.ts';
import { checkLiveness, checkReadiness } from './check-health.ts';

/** For a supervisor and a load balancer: /healthz says that the process lives, /readyz that it can serve. */
export async function healthRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /healthz', checkLiveness);
  restCall(app, 'GET /readyz', checkReadiness);
}
