import {
  assignServiceRequestSchema,
  serviceRequestItemSchema,
} from '@pbr/schemas/service-request/service-request';
import type { ServiceContext } from '../../../lib/context.ts';
import { wrongField } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { findAssignee, storeAssignee } from './service-request-item.queries.ts';
import { canBeAssigned } from '../service-request.policy.ts';
import { sentServiceRequests } from './service-request.rows.ts';

/** Assigns a service request to an admin, or to nobody. */
export const assignServiceRequest = action({
  access: 'admin',
  row: lock(sentServiceRequests, 'manage'),
  input: assignServiceRequestSchema,
  output: serviceRequestItemSchema,
  example: { assignee: null },
  run: async (inside, { assignee }, serviceRequest) => {
    if ((serviceRequest.assignee?.id ?? null) === assignee) return serviceRequest;
    if (assignee !== null) await checkCandidate(inside, assignee);
    return storeAssignee(inside.db, { id: serviceRequest.id, now: inside.now() }, assignee);
  },
});

async function checkCandidate({ db }: ServiceContext, userId: string): Promise<void> {
  const person = await findAssignee(db, userId);
  if (person && canBeAssigned(person)) return;
  throw wrongField('assignee', 'Elige a una persona activa de la administración.');
}
