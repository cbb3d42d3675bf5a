import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { PRICE } from '@pbr/db/sql/listings';
import { fullName, OWNER_CONTACT, OWNER_JOINS } from '@pbr/db/sql/people';
import { PRIMARY_PHOTO } from '@pbr/db/sql/photos';
import { jsonRows, oneRow, oneValue } from '@pbr/db/sql/result-rows';
import { holdsWords } from '@pbr/db/sql/search-words';
import type { ShareTerms } from '@pbr/schemas/commission/amounts';
import type { SharedWithMe, SharedWithMeItem } from '@pbr/schemas/commission/shared-with-me';
import { sql } from 'drizzle-orm';
import { SHARE, TERMS } from '../share-json.queries.ts';

interface SharesQuery {
  userId: string;
  /** Whether the person is the agent of the shares, or the owner of their listings. */
  as: 'agent' | 'owner';
  search: string | undefined;
  limit: number;
  /** Either `offset` is the number of rows to skip, or `after` holds the keys of the row before the page. */
  offset: number;
  after: readonly [string, string] | null;
}

/** `count` active shares of the same price and terms. */
interface SharedTerms extends ShareTerms {
  currency: string;
  price: string;
  count: number;
}

type UnpricedItem = Omit<SharedWithMeItem, 'amount'> & { price: string | null };

interface SharedRows {
  items: UnpricedItem[];
  total: number;
  counts: SharedWithMe['counts'];
  terms: SharedTerms[];
  /** The keys of the last row when more rows follow, otherwise null. */
  next: [string, string] | null;
}

const PROPERTY = sql`json_build_object(
  'id', p.id, 'name', p.name, 'neighborhood', p.neighborhood, 'city', p.city, 'state', p.state, 'propertyType', p.property_type,
  'operationType', p.operation_type, 'salePrice', p.sale_price::text, 'rentPrice', p.rent_price::text, 'currency', p.currency,
  'bedrooms', p.bedrooms, 'fullBathrooms', p.full_bathrooms, 'parkingSpaces', p.parking_spaces, 'isActive', p.is_active,
  'dealStatus', p.deal_status, 'createdAt', ${isoInstant(sql`p.created_at`)}, 'image', ${PRIMARY_PHOTO}, 'owner', ${OWNER_CONTACT})`;

const SIDES = {
  agent: { column: sql`s.agent_id`, other: fullName(sql`u`) },
  owner: {
    column: sql`p.owner_id`,
    other: sql`coalesce(${fullName(sql`a`)}, concat_ws(' ', s.external_agent_name, s.external_agent_email))`,
  },
};

/**
 * A page of the shares that a person has or gives, newest first, with the counts and totals of all pages, in one statement. The totals
 * add up what the person gets as an agent, or gives as an owner.
 */
export function findShares(db: Db, query: SharesQuery): Promise<SharedRows> {
  const { userId, search, limit, offset, after } = query;
  const { column, other } = SIDES[query.as];
  return oneRow(
    db,
    sql`
      with mine as materialized (
        select s.id, s.created_at, s.acceptance, s.percentage, s.commission_total, s.commission_part, s.share_type, p.is_active, p.currency, ${PRICE} as price,
          ${search === undefined ? sql`''` : sql`p.search_text || ' ' || pbr_norm(${other})`} as words
        from commission_shares s join properties p on p.id = s.property_id join users u on u.id = p.owner_id
          left join users a on a.id = s.agent_id
        where ${column} = ${userId} and s.is_active and p.deleted_at is null
      ), matched as materialized (
        select id, created_at from mine where ${holdsWords(sql`words`, search)}
      ), ranked as materialized (
        select id, created_at, row_number() over (order by created_at desc, id desc) as pos from (
          select * from matched ${after ? sql`where (created_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``}
          order by created_at desc, id desc limit ${limit + 1} offset ${offset}
        ) newest
      )
      select ${jsonRows(
        sql`select ${SHARE}, (${PRICE})::text as price, ${PROPERTY} as property, ranked.pos
          from ranked join commission_shares s on s.id = ranked.id join properties p on p.id = s.property_id ${OWNER_JOINS}
          left join users a on a.id = s.agent_id where ranked.pos <= ${limit}`,
        sql`order by item.pos`,
      )} as items,
        (select count(*)::int from matched) as total,
        (select json_build_object('total', count(*), 'active', count(*) filter (where is_active),
          'inactive', count(*) filter (where not is_active), 'pending', count(*) filter (where acceptance = 'pending'))
          from mine) as counts,
        ${jsonRows(sql`select s.currency, s.price::text as price, ${TERMS}, count(*)::int as count
          from mine s where s.is_active and s.price is not null and s.share_type = 'outgoing' group by 1, 2, 3, 4, 5`)} as terms,
        (select json_build_array(created_at, id) from ranked
          where pos = ${limit} and exists (select from ranked where pos > ${limit})) as next`,
  );
}

/** The number of shares that wait for this agent's answer. */
export function countWaiting(db: Db, agentId: string): Promise<number> {
  return oneValue(
    db,
    sql`
      select count(*)::int as count from commission_shares s join properties p on p.id = s.property_id
      where s.agent_id = ${agentId} and s.is_active and s.acceptance = 'pending' and p.deleted_at is null`,
  );
}
