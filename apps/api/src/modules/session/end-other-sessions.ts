import { endedSessionsSchema } from '@pbr/schemas/account/session';
import { action } from '../../action/action.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** Signs the person out everywhere but here. */
export const endOtherSessions = action({
  access: 'member',
  output: endedSessionsSchema,
  run: async (ctx) => ({
    ended: await endSessionsOf(ctx, ctx.actor.userId, { except: ctx.session.publicId }),
  }),
});
