import type { Db } from '@pbr/db/client';
import { LISTING_OF_SHARE, PRICE } from '@pbr/db/sql/listings';
import { OWNER_JOINS } from '@pbr/db/sql/people';
import { firstRow, jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import type { CommissionShare } from '@pbr/schemas/commission/share';
import { sql } from 'drizzle-orm';
import { SHARE } from './share-json.queries.ts';

export type ShareRow = Omit<CommissionShare, 'amount'>;

export interface ListingShares {
  id: string;
  name: string;
  operationType: string;
  currency: string;
  salePrice: string | null;
  rentPrice: string | null;
  ownerId: string;
  isActive: boolean;
  shares: ShareRow[];
}

const SHARES = jsonRows(sql`
  select ${SHARE}, ${LISTING_OF_SHARE} as property from commission_shares s left join users a on a.id = s.agent_id
  where s.property_id = p.id order by s.is_active desc, s.created_at, s.id`);

/** A listing with all of its shares, for the policy to choose from, in one statement. Null when the listing is deleted. */
export function findSharesOfListing(db: Db, id: string): Promise<ListingShares | null> {
  return firstRow(
    db,
    sql`
      select p.id, p.name, p.operation_type as "operationType", p.currency, p.sale_price::text as "salePrice", p.rent_price::text as "rentPrice",
        p.owner_id as "ownerId", p.is_active as "isActive", ${SHARES} as shares
      from properties p ${OWNER_JOINS} where p.id = ${id} and p.deleted_at is null`,
  );
}

/** One share, with the price that its percentage is taken of. */
export function readShare(db: Db, id: string): Promise<{ share: ShareRow; price: string | null }> {
  return oneRow(
    db,
    sql`
      select (select row_to_json(one) from (select ${SHARE}, ${LISTING_OF_SHARE} as property) one) as share, (${PRICE})::text as price
      from commission_shares s join properties p on p.id = s.property_id ${OWNER_JOINS}
      left join users a on a.id = s.agent_id where s.id = ${id}`,
  );
}
