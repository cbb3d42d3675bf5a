import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { canManageRequests } from './request.policy.ts';

/** The doors check this too; this check covers operations that are reached in another way. */
export function requireRequestManager(actor: ServiceContext['actor']): void {
  if (!canManageRequests(actor)) throw new AppError('admin.required');
}
