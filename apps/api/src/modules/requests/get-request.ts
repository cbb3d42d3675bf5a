import type { RequestItem } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { readRequest } from './request-item.queries.ts';
import { requireRequestManager } from './require-request-manager.ts';

export async function getRequest(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<RequestItem> {
  requireRequestManager(ctx.actor);
  const request = isUuid(id) ? await readRequest(ctx.db, id) : null;
  if (!request) throw new AppError('service_request.not_found');
  return request;
}
