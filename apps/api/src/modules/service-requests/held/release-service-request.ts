import { serviceRequestItemSchema } from '@pbr/schemas/service-request/service-request';
import { SENT_AGAIN_MS } from '../../../lib/sent-again.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import {
  deleteHeldServiceRequest,
  moveHeldServiceRequest,
} from './held-service-requests.queries.ts';
import { readServiceRequest } from '../inbox/service-request-item.queries.ts';
import { heldServiceRequests } from './held-service-request.rows.ts';
import { storeServiceRequest } from '../sending/store-service-request.ts';

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
