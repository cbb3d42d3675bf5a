import { sessionUserSchema } from '@pbr/schemas/account/user';
import type { FastifyInstance } from 'fastify';
import { restCall } from '../../rest/call.ts';
import { redirectRoute } from '../../rest/document-route.ts';
import { nameAnswer } from '../../rest/openapi/named-answers.ts';
import { isOwnNavigation } from '../../rest/origin.ts';
import { sessionUser } from './session.examples.ts';
import { loginWords, userWords } from './session.words.ts';
import { requireSessionUser } from './get-session-user.ts';
import { logIn } from './log-in.ts';
import { logOut } from './own-sessions.ts';

nameAnswer('User', sessionUserSchema, sessionUser, userWords);

const tag = 'Sesión';

export async function sessionRest(app: FastifyInstance): Promise<void> {
  restCall(app, 'GET /user', requireSessionUser, {
    name: 'getUser',
    tag,
    summary: 'La persona que pregunta',
    description: 'Sin sesión ni token responde 401.',
    isVersioned: true,
  });
  restCall(app, 'POST /login', logIn, {
    name: 'logIn',
    tag,
    summary: 'Iniciar sesión',
    description:
      'Responde con la cookie de la sesión. Una contraseña equivocada y un correo desconocido se ven igual.',
    body: 'Login',
    says: loginWords,
    refuses: ['unauthenticated'],
  });
  restCall(app, 'POST /logout', logOut, {
    name: 'logOut',
    tag,
    summary: 'Cerrar la sesión',
    description: 'Termina la sesión de la cookie; sin ella no pasa nada.',
    status: 204,
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
