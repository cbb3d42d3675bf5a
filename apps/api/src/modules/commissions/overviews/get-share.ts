import type { CommissionShare } from '@pbr/schemas/commission/share';
import type { ServiceContext } from '../../../lib/context.ts';
import { readShare } from './property-shares.queries.ts';
import { withAmount } from './with-amount.ts';

/** A share that the caller has found and may read. */
export async function getShare(
  { db }: Pick<ServiceContext, 'db'>,
  id: string,
): Promise<CommissionShare> {
  const { share, price } = await readShare(db, id);
  return withAmount(share, price);
}
