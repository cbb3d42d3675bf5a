import { maybeSessionUserSchema, sessionUserSchema } from '@pbr/schemas/account/user';
import { AppError } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { selectSessionUser } from './session.queries.ts';

/** The person behind the session, or null for a visitor. A page whose person is not signed in any more is told so. */
export const getSessionUser = action({
  access: 'public',
  output: maybeSessionUserSchema,
  run: async ({ db, actor, session }) => {
    if (actor.kind === 'visitor') {
      if (actor.lostSession) throw new AppError('session.required');
      return null;
    }
    return session.person ?? (await selectSessionUser(db, actor.userId)) ?? null;
  },
});

/** The documented call answers 401 without a session. */
export const requireSessionUser = action({
  access: 'member',
  output: sessionUserSchema,
  run: async (ctx) => {
    const user = await getSessionUser(ctx);
    if (!user) throw new AppError('session.required');
    return user;
  },
});
