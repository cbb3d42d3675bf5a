import { endedSessionsSchema } from '@pbr/schemas/account/session';
import { operation } from '../../operation/operation.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** Signs the person out everywhere but here. */
export const endOtherSessions = operation({
  access: 'member',
  output: endedSessionsSchema,
  run: async (ctx) => ({
    ended: await endSessionsOf(ctx, ctx.actor.userId, { except: ctx.session.publicId }),
  }),
});
