import {
  endedSessionsSchema,
  loggedOutSchema,
  loginSchema,
  sessionIdSchema,
  sessionsSchema,
} from '@pbr/schemas/account/session';
import { maybeSessionUserSchema, sessionUserSchema } from '@pbr/schemas/account/user';
import { memberProcedure, publicProcedure, router } from '../../trpc.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getSessionUser } from './get-session-user.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

export const sessionRouter = router({
  /** Null without a session, which the web takes as an answer, not as an error. */
  user: publicProcedure.output(maybeSessionUserSchema).query(({ ctx }) => getSessionUser(ctx)),
  login: publicProcedure
    .input(loginSchema)
    .output(sessionUserSchema)
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  logout: publicProcedure.output(loggedOutSchema).mutation(({ ctx }) => logOut(ctx)),
  list: memberProcedure.output(sessionsSchema).query(({ ctx }) => listSessions(ctx)),
  end: memberProcedure
    .meta({ names: { row: 'session', needs: 'own' } })
    .input(sessionIdSchema)
    .output(endedSessionsSchema)
    .mutation(({ ctx, input }) => endSession(ctx, input)),
  endOthers: memberProcedure
    .output(endedSessionsSchema)
    .mutation(({ ctx }) => endOtherSessions(ctx)),
});
