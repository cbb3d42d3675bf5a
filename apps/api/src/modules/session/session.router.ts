import { sessionUserSchema } from '@pbr/schemas/user';
import * as z from 'zod/mini';
import { publicProcedure, router } from '../../lib/trpc.ts';
import { getSessionUser } from './get-session-user.ts';

export const sessionRouter = router({
  /** Null without a session: for the web that is an answer, not an error. */
  user: publicProcedure.output(z.nullable(sessionUserSchema)).query(({ ctx }) => getSessionUser(ctx)),
});
