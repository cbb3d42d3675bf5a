import { loggedOutSchema, loginSchema } from '@pbr/schemas/account/session';
import { sessionUserSchema } from '@pbr/schemas/account/user';
import { redirectRoute, type RestApp, restRoute } from '../../rest/rest.ts';
import { isOwnNavigation } from '../../rest/origin.ts';
import { requireSessionUser } from './get-session-user.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

export async function sessionRest(app: RestApp): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/user',
    about: {
      name: 'getUser',
      tag: 'Sesión',
      summary: 'La persona que pregunta',
    },
    access: 'member',
    output: sessionUserSchema,
    handle: (ctx) => requireSessionUser(ctx),
  });
  restRoute(app, {
    method: 'POST',
    url: '/login',
    about: {
      name: 'logIn',
      tag: 'Sesión',
      summary: 'Iniciar sesión',
      description:
        'Responde con la cookie de la sesión. Una contraseña equivocada y un correo desconocido se ven igual.',
      refuses: ['unauthenticated'],
    },
    access: 'public',
    body: loginSchema,
    output: sessionUserSchema,
    handle: (ctx, _request, _reply, { body }) => logIn(ctx, body),
  });
  restRoute(app, {
    method: 'POST',
    url: '/logout',
    about: {
      name: 'logOut',
      tag: 'Sesión',
      summary: 'Cerrar la sesión',
    },
    access: 'public',
    takesBody: false,
    status: 204,
    output: loggedOutSchema,
    handle: (ctx) => logOut(ctx),
  });
  redirectRoute(app, {
    url: '/login',
    access: 'public',
    handle: async () => '/auth',
  });
  redirectRoute(app, {
    url: '/logout',
    access: 'public',
    handle: async (ctx, request) => {
      if (isOwnNavigation(request.headers)) await logOut(ctx);
      return '/';
    },
  });
}
