import { requestItemSchema } from '@pbr/schemas/request/request';
import { SENT_AGAIN_MS } from '../../lib/sent-again.ts';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { deleteHeldRequest, moveHeldRequest } from './held-requests.queries.ts';
import { readRequest } from './request-item.queries.ts';
import { heldRequests } from './request.rows.ts';
import { storeRequest } from './store-request.ts';

/**
 * Makes a held request an ordinary one, as if it arrived now: only then its mails go out. If the client has sent it again without the hidden
 * field meanwhile, that one stays alone. Doing it twice changes nothing.
 */
export const releaseRequest = action({
  access: 'admin',
  row: lock(heldRequests, 'manage'),
  output: requestItemSchema,
  run: async (inside, _input, row) => {
    const { db } = inside;
    if (row.isReleased) return row;
    const { id, createdAt, isReleased: _no, ...request } = row;
    const stored = await storeRequest(inside, {
      request,
      since: new Date(Date.parse(createdAt) - SENT_AGAIN_MS),
      insert: () => moveHeldRequest(db, id),
    });
    if (stored.id !== id) await deleteHeldRequest(db, id);
    const released = await readRequest(db, stored.id);
    if (!released) throw new Error('the request that was just stored is missing');
    return released;
  },
});
