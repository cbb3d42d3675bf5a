import type { HeldServiceRequest } from '@pbr/schemas/held/held';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import type { LockedKind } from '../../../action/rows.ts';
import { lockServiceRequest } from '../inbox/service-request-item.queries.ts';
import { canManageServiceRequests } from '../service-request.policy.ts';
import { lockHeldServiceRequest } from './held-service-requests.queries.ts';

/** Held service requests to be released. One that was released stands among the others under its id. */
export const heldServiceRequests: LockedKind<
  (HeldServiceRequest & { isReleased: false }) | (ServiceRequestItem & { isReleased: true })
> = {
  row: 'held service request',
  missing: 'service_request.not_found',
  forbidden: 'admin.required',
  lock: async ({ db }, id) => {
    const held = await lockHeldServiceRequest(db, id);
    if (held) return { ...held, isReleased: false };
    const released = await lockServiceRequest(db, id);
    return released && { ...released, isReleased: true };
  },
  refusal: (actor) => (canManageServiceRequests(actor) ? null : 'forbidden'),
};
