import { assignRequestSchema, requestItemSchema } from '@pbr/schemas/request/request';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { findPerson, storeAssignee } from './request-item.queries.ts';
import { canBeAssigned } from './request.policy.ts';
import { requests } from './request.rows.ts';

/** Assigns a request to an admin, or to nobody. */
export const assignRequest = action({
  access: 'admin',
  row: lock(requests, 'manage'),
  input: assignRequestSchema,
  output: requestItemSchema,
  example: { assignee: null },
  run: async (inside, { assignee }, request) => {
    if ((request.assignee?.id ?? null) === assignee) return request;
    if (assignee !== null) await checkCandidate(inside, assignee);
    return storeAssignee(inside.db, { id: request.id, now: inside.now() }, assignee);
  },
});

async function checkCandidate({ db }: ServiceContext, userId: string): Promise<void> {
  const person = await findPerson(db, userId);
  if (person && canBeAssigned(person)) return;
  throw new AppError('request.invalid', {
    fields: { assignee: 'Elige a una persona activa de la administración.' },
  });
}
