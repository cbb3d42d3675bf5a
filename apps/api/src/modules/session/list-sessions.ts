import { sessionsSchema } from '@pbr/schemas/account/session';
import { operation } from '../../operation/operation.ts';
import { selectSessionsOf } from './session.queries.ts';

/** The person's sessions, the latest use first. */
export const listSessions = operation({
  access: 'member',
  output: sessionsSchema,
  run: async ({ db, actor, session, now }) => {
    const rows = await selectSessionsOf(db, actor.userId, now());
    return rows.map((row) => Object.assign(row, { current: row.publicId === session.publicId }));
  },
});
