import { endedSessionsSchema, sessionIdSchema } from '@pbr/schemas/account/session';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { action } from '../../action/action.ts';
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
