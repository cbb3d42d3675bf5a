import {
  NOW,
  type PropertyChanges,
  type PropertyChangesQuery,
  SINCE_MESSAGE,
} from '@pbr/schemas/property/feed';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { findChanges, findLastNumber } from './property-changes.queries.ts';

/**
 * The changes of the public list after a number, the same for everybody. A listing that changed several times appears only at its
 * last change.
 */
export async function listPropertyChanges(
  ctx: Pick<ServiceContext, 'db'>,
  { since, limit }: PropertyChangesQuery,
): Promise<PropertyChanges> {
  if (since === NOW)
    return { changes: [], next: String(await findLastNumber(ctx.db)), hasMore: false };
  const { last, changes } = await findChanges(ctx.db, { since: Number(since), limit });
  // Another database gave that number, or a later state of this one: following it would miss changes.
  if (Number(since) > last)
    throw new AppError('request.invalid', { fields: { since: SINCE_MESSAGE } });
  const next = changes.at(-1)?.number ?? Number(since);
  return {
    changes: changes.map(({ id, change, changedAt }) => ({ id, change, changedAt })),
    next: String(next),
    hasMore: next < last,
  };
}
