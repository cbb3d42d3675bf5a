import type { RequestItem } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { changeRequest } from './change-request.ts';
import { storeRequestReopened } from './request-item.queries.ts';

/** Reopens a closed request: it is answered or pending again. A request that is not closed stays as it is. */
export async function reopenRequest(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<RequestItem> {
  return changeRequest(ctx, id, async ({ ctx: inside, request }) =>
    request.status === 'closed'
      ? storeRequestReopened(inside.db, { id: request.id, now: inside.now() })
      : request,
  );
}
