import type { Db } from '@pbr/db/client';
import { canManageServiceRequests } from '../../modules/service-requests/service-request.policy.ts';
import type { AccessRow } from './access-row.ts';
import { aServiceRequest } from '../data/factories.ts';

/** Service requests of every kind, waiting and closed; only admins may manage them. */
export async function serviceRequestRows(db: Db): Promise<AccessRow[]> {
  const found: AccessRow[] = [];
  for (const kind of ['contact', 'valuation', 'legal'] as const) {
    for (const status of ['pending', 'closed'] as const) {
      const { id } = await aServiceRequest(db, { kind, status, details: {} });
      found.push({
        name: `${kind}, ${status}`,
        id,
        refusal: (actor) => (canManageServiceRequests(actor) ? null : 'forbidden'),
      });
    }
  }
  return found;
}
