import type { HeldServiceRequest } from '@pbr/schemas/held/held';
import {
  type ServiceRequestItem,
  serviceRequestItemSchema,
} from '@pbr/schemas/service-request/service-request';
import { action } from '../../../action/action.ts';
import { lock, type LockedKind } from '../../../action/rows.ts';
import { SENT_AGAIN_MS } from '../../../lib/sent-again.ts';
import { lockServiceRequest, readServiceRequest } from '../inbox/service-request-item.queries.ts';
import { storeServiceRequest } from '../sending/store-service-request.ts';
import { canManageServiceRequests } from '../service-request.policy.ts';
import {
  deleteHeldServiceRequest,
  lockHeldServiceRequest,
  moveHeldServiceRequest,
} from './held-service-requests.queries.ts';

/** Held service requests to be released. One that was released stands among the others under its id. */
const heldServiceRequests: LockedKind<
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

/**
 * Makes a held service request an ordinary one, as if it arrived now: only then its mails go out. If the client has sent it again without the
 * hidden field meanwhile, that one stays alone. Doing it twice changes nothing.
 */
export const releaseServiceRequest = action({
  access: 'admin',
  row: lock(heldServiceRequests, 'manage'),
  output: serviceRequestItemSchema,
  run: async (inside, _input, row) => {
    const { db } = inside;
    if (row.isReleased) return row;
    const { id, createdAt, isReleased: _no, ...serviceRequest } = row;
    const stored = await storeServiceRequest(inside, {
      serviceRequest,
      since: new Date(Date.parse(createdAt) - SENT_AGAIN_MS),
      insert: () => moveHeldServiceRequest(db, id),
    });
    if (stored.id !== id) await deleteHeldServiceRequest(db, id);
    const released = await readServiceRequest(db, stored.id);
    if (!released) throw new Error('the service request that was just stored is missing');
    return released;
  },
});
