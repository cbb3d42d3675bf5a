import type { Session } from '@pbr/schemas/account/session';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { selectSessionsOf } from './session.queries.ts';

/** The person's sessions, the latest use first. */
export async function listSessions(ctx: ServiceContext): Promise<Session[]> {
  const { userId } = signedIn(ctx.actor);
  const rows = await selectSessionsOf(ctx.db, userId, ctx.now());
  return rows.map((row) => Object.assign(row, { current: row.publicId === ctx.session.publicId }));
}
