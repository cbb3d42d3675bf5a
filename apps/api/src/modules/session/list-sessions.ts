import { sessionsSchema } from '@pbr/schemas/account/session';
import { action } from '../../action/action.ts';
import { selectSessionsOf } from './session.queries.ts';

/** The person's sessions, the latest use first. */
export const listSessions = action({
  access: 'member',
  output: sessionsSchema,
  run: async ({ db, actor, session, now }) => {
    const rows = await selectSessionsOf(db, actor.userId, now());
    return rows.map((row) => Object.assign(row, { current: row.publicId === session.publicId }));
  },
});
