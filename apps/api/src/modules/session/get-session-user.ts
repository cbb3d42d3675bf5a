import { maybeSessionUserSchema, sessionUserSchema } from '@pbr/schemas/account/user';
import { AppError } from '../../lib/errors.ts';
import { operation } from '../../operation/operation.ts';
import { selectSessionUser } from './session.queries.ts';

/** The person behind the session, or null, which the web takes as an answer, not as an error. */
export const getSessionUser = operation({
  access: 'public',
  output: maybeSessionUserSchema,
  run: async ({ db, actor, session }) => {
    if (actor.kind === 'visitor') return null;
    return session.person ?? (await selectSessionUser(db, actor.userId)) ?? null;
  },
});

/** The documented call answers 401 without a session. */
export const requireSessionUser = operation({
  access: 'member',
  output: sessionUserSchema,
  run: async (ctx) => {
    const user = await getSessionUser(ctx);
    if (!user) throw new AppError('session.required');
    return user;
  },
});
