import type { RequestItem } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { changeRequest } from './change-request.ts';
import { storeRequestClosed } from './request-item.queries.ts';

/** Closes a request, answered or not. Doing it twice changes nothing. */
export async function closeRequest(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<RequestItem> {
  return changeRequest(ctx, id, async ({ ctx: inside, request }) =>
    request.status === 'closed'
      ? request
      : storeRequestClosed(inside.db, { id: request.id, now: inside.now() }),
  );
}
