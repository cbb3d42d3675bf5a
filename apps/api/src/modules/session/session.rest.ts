import { sessionUserSchema } from '@pbr/schemas/user';
import { type RestApp, restRoute } from '../../lib/rest.ts';
import { requireSessionUser } from './get-session-user.ts';

export async function sessionRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/user',
    access: 'public',
    output: sessionUserSchema,
    handle: (ctx) => requireSessionUser(ctx),
  });
}
