import { mutation, query, router } from '../../trpc.ts';
import { endOtherSessions, endSession, logOut } from './own-sessions.ts';
import { getSessionUser } from './get-session-user.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';

export const sessionRouter = router({
  user: query(getSessionUser),
  login: mutation(logIn),
  logout: mutation(logOut),
  list: query(listSessions),
  end: mutation(endSession),
  endOthers: mutation(endOtherSessions),
});
