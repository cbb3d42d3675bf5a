import { sessionUserSchema } from '@pbr/schemas/user';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';
import { restRoute } from '../../lib/rest.ts';
import { getSessionUser } from './get-session-user.ts';

export async function sessionRest(app: FastifyInstance): Promise<void> {
  restRoute(app, {
    method: 'GET',
    url: '/user',
    access: 'public',
    output: sessionUserSchema,
    handle: async (ctx) => {
      const user = await getSessionUser(ctx);
      if (!user) throw new AppError('session.required');
      return user;
    },
  });
}
