import { healthSchema } from '@pbr/schemas/health';
import { type RestApp, restRoute } from '../../rest/rest.ts';
import { checkReadiness } from './check-readiness.ts';

/** For a supervisor and a load balancer: /healthz says that the process lives, /readyz that it can serve. */
export async function healthRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/healthz',
    access: 'public',
    output: healthSchema,
    handle: async () => ({ status: 'ok' as const }),
  });
  restRoute(app, {
    method: 'GET',
    url: '/readyz',
    access: 'public',
    output: healthSchema,
    handle: (ctx) => checkReadiness(ctx),
  });
}
