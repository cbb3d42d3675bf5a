import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { jsonRows, oneRow } from '@pbr/db/sql/rows';
import { barePhone, holdsWords } from '@pbr/db/sql/words';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { type SQL, sql } from 'drizzle-orm';
import { ITEM, ITEM_JOINS } from './inbox-item.queries.ts';

/** All inquiries, or those about one person's listings that are not deleted. */
type Scope = 'all' | { ownerId: string };

/** Pending inquiries come first, the oldest on top; then the others, the newest on top. */
const PENDING_FIRST = sql`
  order by case when status = 'pending' then created_at end nulls last, created_at desc, id`;

interface InboxQuery {
  scope: Scope;
  filters: Omit<InboxSearch, 'page'>;
  limit: number;
  offset: number;
}

interface InboxRows {
  items: InboxItem[];
  counts: { pending: number; answered: number; closed: number };
}

/** One page of the inbox and the number of inquiries by status, in one statement. */
export function findInbox(
  db: Db,
  { scope, filters, limit, offset }: InboxQuery,
): Promise<InboxRows> {
  const { status, propertyId, search } = filters;
  const conditions = [inScope(scope)];
  if (propertyId) conditions.push(sql`q.property_id = ${propertyId}`);
  if (search) conditions.push(holdsWords(SEARCHED, search));
  return oneRow(
    db,
    sql`
      with found as materialized (
        select q.id, q.status, q.created_at from property_inquiries q join properties p on p.id = q.property_id
        where ${sql.join(conditions, sql` and `)}
      ), page as (
        select id, row_number() over (${PENDING_FIRST}) as pos from (
          select * from found where ${status ?? null}::text is null or status = ${status ?? null}
          ${PENDING_FIRST} limit ${limit} offset ${offset}
        ) shown
      )
      select (
        select json_build_object('pending', count(*) filter (where status = 'pending'),
          'answered', count(*) filter (where status = 'answered'), 'closed', count(*) filter (where status = 'closed'))
        from found
      ) as counts, ${jsonRows(
        sql`select ${ITEM}, page.pos from page join property_inquiries q on q.id = page.id ${ITEM_JOINS}`,
        sql`order by pos`,
      )} as items`,
  );
}

/** The words of an inquiry that a search looks through. */
const SEARCHED = sql`pbr_norm(concat_ws(' ', q.client_name, q.client_email, q.client_phone, ${barePhone(sql`q.client_phone`)},
  q.message, p.name))`;

function inScope(scope: Scope): SQL {
  return scope === 'all' ? sql`true` : sql`p.owner_id = ${scope.ownerId} and p.deleted_at is null`;
}

/** Every page of a signed-in person reads this count. */
export async function countPending(db: Db, scope: Scope): Promise<number> {
  const ofOne = sql`join properties p on p.id = q.property_id`;
  const { count } = await oneRow<{ count: number }>(
    db,
    sql`
      select count(*)::int as count from property_inquiries q ${scope === 'all' ? sql`` : ofOne}
      where q.status = 'pending' and ${inScope(scope)}`,
  );
  return count;
}

export interface WaitingRows {
  count: number;
  oldest: {
    id: string;
    clientName: string;
    inquiryType: string;
    createdAt: string;
    property: { id: string; name: string };
  }[];
}

/** The number of pending inquiries, and those that have waited longest. */
export function findWaiting(db: Db, scope: Scope, limit: number): Promise<WaitingRows> {
  return oneRow(
    db,
    sql`
      with waiting as materialized (
        select q.id, q.client_name, q.inquiry_type, q.created_at, p.id as property_id, p.name
        from property_inquiries q join properties p on p.id = q.property_id
        where q.status = 'pending' and ${inScope(scope)}
      )
      select (select count(*)::int from waiting) as count, (
        select coalesce(json_agg(json_build_object('id', id, 'clientName', client_name, 'inquiryType', inquiry_type,
          'createdAt', ${isoInstant(sql`created_at`)}, 'property', json_build_object('id', property_id, 'name', name))
          order by created_at, id), '[]'::json)
        from (select * from waiting order by created_at, id limit ${limit}) oldest
      ) as oldest`,
  );
}
