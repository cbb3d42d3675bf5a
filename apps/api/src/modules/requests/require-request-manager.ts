import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { canManageRequests } from './request.policy.ts';

/** The doors ask as well; no other operation may bring somebody past them. */
export function requireRequestManager(actor: ServiceContext['actor']): void {
  if (!canManageRequests(actor)) throw new AppError('admin.required');
}
