import type { HeldServiceRequest } from '@pbr/schemas/held/held';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import type { LockedKind, RowKind } from '../../action/rows.ts';
import { lockHeldServiceRequest } from './held/held-service-requests.queries.ts';
import { lockServiceRequest, readServiceRequest } from './inbox/service-request-item.queries.ts';
import { canManageServiceRequests } from './service-request.policy.ts';

const named = { missing: 'service_request.not_found', forbidden: 'admin.required' } as const;

export const sentServiceRequests: RowKind<ServiceRequestItem> & LockedKind<ServiceRequestItem> = {
  ...named,
  row: 'service request',
  find: ({ db }, id) => readServiceRequest(db, id),
  lock: ({ db }, id) => lockServiceRequest(db, id),
  refusal: (actor) => (canManageServiceRequests(actor) ? null : 'forbidden'),
};

/** Held service requests to be released. One that was released stands among the others under its id. */
export const heldServiceRequests: LockedKind<
  (HeldServiceRequest & { isReleased: false }) | (ServiceRequestItem & { isReleased: true })
> = {
  ...named,
  row: 'held service request',
  lock: async ({ db }, id) => {
    const held = await lockHeldServiceRequest(db, id);
    if (held) return { ...held, isReleased: false };
    const released = await lockServiceRequest(db, id);
    return released && { ...released, isReleased: true };
  },
  refusal: (actor) => (canManageServiceRequests(actor) ? null : 'forbidden'),
};
