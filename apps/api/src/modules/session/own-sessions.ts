import {
  endedSessionsSchema,
  loggedOutSchema,
  sessionIdSchema,
} from '@pbr/schemas/account/session';
import { action } from '../../action/action.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { endSessionsOf } from './end-sessions-of.ts';
import { deleteSessionsOf } from './session.queries.ts';

/** Ends one of the person's own sessions. Answers the same for somebody else's session as for an unknown id. */
export const endSession = action({
  access: 'member',
  names: { row: 'session', needs: 'own' },
  input: sessionIdSchema,
  output: endedSessionsSchema,
  example: { publicId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' },
  run: async ({ db, actor, session }, { publicId }) => {
    if (publicId === session.publicId) {
      await session.end();
      return { ended: 1 };
    }
    const ended = isUuid(publicId)
      ? await deleteSessionsOf(db, actor.userId, { only: publicId })
      : 0;
    if (ended === 0) throw new AppError('session.not_found');
    return { ended };
  },
});

/** Signs the person out everywhere but here. */
export const endOtherSessions = action({
  access: 'member',
  output: endedSessionsSchema,
  run: async (ctx) => ({
    ended: await endSessionsOf(ctx, ctx.actor.userId, { except: ctx.session.publicId }),
  }),
});

/** Ends this session at once; a second time changes nothing. */
export const logOut = action({
  access: 'public',
  output: loggedOutSchema,
  run: async ({ session }) => {
    await session.end();
    return { ok: true } as const;
  },
});
