import type { Db } from '@pbr/db/client';
import type { CommissionShare } from '@pbr/schemas/commission/share';
import { sql } from 'drizzle-orm';
import { PRICE, SHARE } from './share-json.queries.ts';

export type ShareRow = Omit<CommissionShare, 'amount'>;

export interface ListingShares extends Record<string, unknown> {
  id: string;
  name: string;
  operationType: string;
  currency: string;
  price: string | null;
  ownerId: string;
  isActive: boolean;
  shares: ShareRow[];
}

/** A listing with all of its shares, for the policy to choose from, in one statement. Null when the listing is deleted. */
export async function findSharesOfListing(db: Db, id: string): Promise<ListingShares | null> {
  const [row] = await db.execute<ListingShares>(sql`
    select p.id, p.name, p.operation_type as "operationType", p.currency, (${PRICE})::text as price, p.owner_id as "ownerId",
      p.is_active as "isActive", (
        select coalesce(json_agg(row_to_json(share)), '[]'::json) from (
          select ${SHARE} from commission_shares s left join users a on a.id = s.agent_id
          where s.property_id = p.id order by s.is_active desc, s.created_at, s.id
        ) share
      ) as shares
    from properties p where p.id = ${id} and p.deleted_at is null`);
  return row ?? null;
}

/** One share, with the price that its percentage is taken of. */
export async function readShare(
  db: Db,
  id: string,
): Promise<{ share: ShareRow; price: string | null }> {
  const [row] = await db.execute<{ share: ShareRow; price: string | null }>(sql`
    select (select row_to_json(one) from (select ${SHARE}) one) as share, (${PRICE})::text as price
    from commission_shares s join properties p on p.id = s.property_id left join users a on a.id = s.agent_id
    where s.id = ${id}`);
  if (!row) throw new Error('a locked share disappeared');
  return row;
}
