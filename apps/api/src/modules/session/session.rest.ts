import { loggedOutSchema, loginSchema } from '@pbr/schemas/session';
import { sessionUserSchema } from '@pbr/schemas/user';
import { parseBody, redirectRoute, type RestApp, restRoute } from '../../lib/rest.ts';
import { isOwnNavigation } from '../../lib/rest-origin.ts';
import { requireSessionUser } from './get-session-user.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

export async function sessionRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/user',
    access: 'member',
    output: sessionUserSchema,
    handle: (ctx) => requireSessionUser(ctx),
  });
  restRoute(app, {
    method: 'POST',
    url: '/login',
    access: 'public',
    output: sessionUserSchema,
    handle: (ctx, request) => logIn(ctx, parseBody(loginSchema, request)),
  });
  restRoute(app, {
    method: 'POST',
    url: '/logout',
    access: 'public',
    takesBody: false,
    status: 204,
    output: loggedOutSchema,
    handle: (ctx) => logOut(ctx),
  });
  redirectRoute(app, { url: '/login', access: 'public', handle: async () => '/auth' });
  redirectRoute(app, {
    url: '/logout',
    access: 'public',
    handle: async (ctx, request) => {
      if (isOwnNavigation(request.headers)) await logOut(ctx);
      return '/';
    },
  });
}
