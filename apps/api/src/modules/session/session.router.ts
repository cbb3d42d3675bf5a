import { maybeSessionUserSchema } from '@pbr/schemas/user';
import { publicProcedure, router } from '../../lib/trpc.ts';
import { getSessionUser } from './get-session-user.ts';

export const sessionRouter = router({
  /** Null without a session: for the web that is an answer, not an error. */
  user: publicProcedure.output(maybeSessionUserSchema).query(({ ctx }) => getSessionUser(ctx)),
});
