import type { Db } from '@pbr/db/client';
import { canManageRequests } from '../../modules/requests/request.policy.ts';
import type { AccessRow } from './access-row.ts';
import { aRequest } from '../data/factories.ts';

/** Requests of every kind, waiting and closed; only admins may manage them. */
export async function requestRows(db: Db): Promise<AccessRow[]> {
  const found: AccessRow[] = [];
  for (const kind of ['contact', 'valuation', 'legal'] as const) {
    for (const status of ['pending', 'closed'] as const) {
      const { id } = await aRequest(db, { kind, status, details: {} });
      found.push({
        name: `${kind}, ${status}`,
        id,
        refusal: (actor) => (canManageRequests(actor) ? null : 'forbidden'),
      });
    }
  }
  return found;
}
