import { mutation, query, router } from '../../trpc.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getSessionUser } from './get-session-user.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';

export const sessionRouter = router({
  user: query(getSessionUser),
  login: mutation(logIn),
  logout: mutation(logOut),
  list: query(listSessions),
  end: mutation(endSession),
  endOthers: mutation(endOtherSessions),
});
