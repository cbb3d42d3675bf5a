import type { RequestItem } from '@pbr/schemas/request/request';
import type { Person } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { lockActor } from '../session/lock-actor.ts';
import { lockRequest } from './request-item.queries.ts';
import { requireRequestManager } from './require-request-manager.ts';

/** `ctx.db` is the transaction. */
interface InsideChange {
  ctx: ServiceContext;
  request: RequestItem;
  actor: Person;
}

/** A write to one request. */
export async function changeRequest(
  ctx: ServiceContext,
  id: unknown,
  change: (inside: InsideChange) => Promise<RequestItem>,
): Promise<RequestItem> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const actor = await lockActor(inside, { access: 'admin' });
    requireRequestManager(actor);
    const request = typeof id === 'string' && isUuid(id) ? await lockRequest(tx, id) : null;
    if (!request) throw new AppError('service_request.not_found');
    return change({ ctx: inside, request, actor });
  });
}
