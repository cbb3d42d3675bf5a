import type { HeldRequest } from '@pbr/schemas/held/held';
import type { RequestItem } from '@pbr/schemas/request/request';
import type { LockedKind, RowKind } from '../../action/rows.ts';
import { lockHeldRequest } from './held-requests.queries.ts';
import { lockRequest, readRequest } from './request-item.queries.ts';
import { canManageRequests } from './request.policy.ts';

const named = { missing: 'service_request.not_found', forbidden: 'admin.required' } as const;

export const requests: RowKind<RequestItem> & LockedKind<RequestItem> = {
  ...named,
  row: 'request',
  find: ({ db }, id) => readRequest(db, id),
  lock: ({ db }, id) => lockRequest(db, id),
  refusal: (actor) => (canManageRequests(actor) ? null : 'forbidden'),
};

/** Held requests to be released. One that was released stands among the others under its id. */
export const heldRequests: LockedKind<
  (HeldRequest & { isReleased: false }) | (RequestItem & { isReleased: true })
> = {
  ...named,
  row: 'held request',
  lock: async ({ db }, id) => {
    const held = await lockHeldRequest(db, id);
    if (held) return { ...held, isReleased: false };
    const released = await lockRequest(db, id);
    return released && { ...released, isReleased: true };
  },
  refusal: (actor) => (canManageRequests(actor) ? null : 'forbidden'),
};
