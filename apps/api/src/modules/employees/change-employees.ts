import type { ServiceContext } from '../../lib/context.ts';
import { lockActor } from '../session/lock-actor.ts';
import { lockEmployees } from './employee.queries.ts';

/**
 * A write to employees: one at a time, and only while the actor still is an admin. It waits for other writes before it locks the
 * actor, because two admins who change each other would deadlock otherwise.
 */
export async function changeEmployees<T>(
  ctx: ServiceContext,
  change: (inside: ServiceContext) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    await lockEmployees(tx);
    await lockActor(inside, { access: 'admin', toChange: true });
    return change(inside);
  });
}
