import type { CommissionShare } from '@pbr/schemas/commission/share';
import type { ServiceContext } from '../../../lib/context.ts';
import { readShare } from '../property-shares.queries.ts';
import { withAmount } from './with-amount.ts';

/** Reads a share. The caller has found it and checked that the actor may read it. */
export async function getShare(
  { db }: Pick<ServiceContext, 'db'>,
  id: string,
): Promise<CommissionShare> {
  const { share, price } = await readShare(db, id);
  return withAmount(share, price);
}
