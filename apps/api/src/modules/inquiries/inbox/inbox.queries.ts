import type { Db } from '@pbr/db/client';
import { atMicroseconds, isoInstant, microsecondsOf } from '@pbr/db/sql/instants';
import { personJson } from '@pbr/db/sql/people';
import { jsonRows, oneRow, oneValue } from '@pbr/db/sql/result-rows';
import { barePhone, holdsWords, holdsWordsOrPhone } from '@pbr/db/sql/search-words';
import { statusCounts } from '@pbr/db/sql/status-counts';
import type { Dashboard } from '@pbr/schemas/dashboard';
import type { Inbox, InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InquiryPosition } from '@pbr/schemas/inquiry/list';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { COUNT_CAP } from '@pbr/schemas/property/search';
import { idsOfPublicId } from '@pbr/schemas/property/values';
import { barePhones } from '@pbr/schemas/telephone';
import { type SQL, sql } from 'drizzle-orm';
import { INQUIRY_ITEM, INQUIRY_JOINS } from './inbox-item.queries.ts';

/** All inquiries, or those about one person's listings that are not deleted. */
export type Scope = 'all' | { ownerId: string };

/** Pending inquiries come first, the oldest on top; then the others, the newest on top. */
const PENDING_FIRST = sql`
  order by case when status = 'pending' then created_at end nulls last, created_at desc, id`;

type InboxFilters = Omit<InboxSearch, 'page'>;

interface InboxQuery {
  scope: Scope;
  filters: InboxFilters;
  limit: number;
  offset: number;
}

/** One page of the inbox and the number of inquiries by status, in one statement. */
export function findInbox(
  db: Db,
  { scope, filters, limit, offset }: InboxQuery,
): Promise<Pick<Inbox, 'items' | 'counts'>> {
  const { status, ...others } = filters;
  return oneRow(
    db,
    sql`
      with found as materialized (
        select q.id, q.status, q.created_at from property_inquiries q join properties p on p.id = q.property_id
        where ${conditionsOf(scope, others)}
      ), page as (
        select id, row_number() over (${PENDING_FIRST}) as pos from (
          select * from found where ${status ?? null}::text is null or status = ${status ?? null}
          ${PENDING_FIRST} limit ${limit} offset ${offset}
        ) shown
      )
      select (select ${statusCounts(sql`status`)} from found) as counts, ${jsonRows(
        sql`select ${INQUIRY_ITEM}, page.pos from page join property_inquiries q on q.id = page.id ${INQUIRY_JOINS}`,
        sql`order by pos`,
      )} as items`,
  );
}

interface InquiriesQuery {
  scope: Scope;
  filters: InboxFilters;
  after: InquiryPosition | null;
  limit: number;
}

/** Inquiries by their age, the newest first: an order that an answer does not change while a long list is read. */
export async function findInquiries(
  db: Db,
  { scope, filters, after, limit }: InquiriesQuery,
): Promise<{ items: InboxItem[]; next: InquiryPosition | null }> {
  const older =
    after && sql`and (q.created_at, q.id) < (${atMicroseconds(after[0])}, ${after[1]}::uuid)`;
  const rows = await db.execute<InboxItem & { position: string } & Record<string, unknown>>(sql`
    select ${INQUIRY_ITEM}, page.position from (
      select q.id, ${microsecondsOf(sql`q.created_at`)} as position
      from property_inquiries q join properties p on p.id = q.property_id
      where ${conditionsOf(scope, filters)} ${older ?? sql``}
      order by q.created_at desc, q.id desc limit ${limit + 1}
    ) page join property_inquiries q on q.id = page.id ${INQUIRY_JOINS}
    order by q.created_at desc, q.id desc`);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? [last.position, last.id] : null };
}

/** The number of inquiries that match; COUNT_CAP + 1 means 'more than COUNT_CAP'. */
export function countInquiries(
  db: Db,
  { scope, filters }: Pick<InquiriesQuery, 'scope' | 'filters'>,
): Promise<number> {
  return oneValue(
    db,
    sql`select count(*)::int as count from (
      select from property_inquiries q join properties p on p.id = q.property_id
      where ${conditionsOf(scope, filters)} limit ${COUNT_CAP + 1}) found`,
  );
}

function conditionsOf(scope: Scope, { status, propertyId, agent, search }: InboxFilters): SQL {
  const conditions = [inScope(scope)];
  if (status) conditions.push(sql`q.status = ${status}`);
  if (propertyId) conditions.push(sql`q.property_id = ${propertyId}`);
  if (agent) conditions.push(sql`p.owner_id = ${agent}`);
  if (search) conditions.push(holdsSearch(search));
  return sql.join(conditions, sql` and `);
}

/** Each id that people read ('PBR-1A2B3C4D') is the listing's or is written in the inquiry; the other words are all there. */
function holdsSearch(search: string): SQL {
  const conditions: SQL[] = [];
  const others: string[] = [];
  for (const word of search.split(/\s+/u)) {
    const ids = idsOfPublicId(word);
    if (ids)
      conditions.push(
        sql`(p.id between ${ids.first}::uuid and ${ids.last}::uuid or ${holdsWords(SEARCHED, word)})`,
      );
    else others.push(word);
  }
  const rest = others.join(' ');
  if (rest) conditions.push(holdsWordsOrPhone(SEARCHED, rest, barePhones(rest)));
  return sql.join(conditions, sql` and `);
}

/** The words of an inquiry that a search looks through. */
const SEARCHED = sql`pbr_norm(concat_ws(' ', q.client_name, q.client_email, q.client_phone, ${barePhone(sql`q.client_phone`)},
  q.message, p.name))`;

function inScope(scope: Scope): SQL {
  return scope === 'all' ? sql`true` : sql`p.owner_id = ${scope.ownerId} and p.deleted_at is null`;
}

/** Every page of a signed-in person reads this count. */
export function countPending(db: Db, scope: Scope): Promise<number> {
  const ofOne = sql`join properties p on p.id = q.property_id`;
  return oneValue(
    db,
    sql`
      select count(*)::int as count from property_inquiries q ${scope === 'all' ? sql`` : ofOne}
      where q.status = 'pending' and ${inScope(scope)}`,
  );
}

export type WaitingRows = Dashboard['waiting']['unanswered'];

/** The number of pending inquiries, and those that have waited longest. */
export function findWaiting(db: Db, scope: Scope, limit: number): Promise<WaitingRows> {
  return oneRow(
    db,
    sql`
      with waiting as materialized (
        select q.id, q.client_name, q.client_phone, q.inquiry_type, q.created_at, q.property_id
        from property_inquiries q join properties p on p.id = q.property_id
        where q.status = 'pending' and ${inScope(scope)}
      )
      select (select count(*)::int from waiting) as count, (
        select coalesce(json_agg(json_build_object('id', w.id, 'clientName', w.client_name, 'clientPhone', w.client_phone,
          'inquiryType', w.inquiry_type, 'createdAt', ${isoInstant(sql`w.created_at`)}, 'property', json_build_object(
            'id', p.id, 'name', p.name, 'neighborhood', p.neighborhood, 'city', p.city), 'agent', ${personJson(sql`u`)})
          order by w.created_at, w.id), '[]'::json)
        from (select * from waiting order by created_at, id limit ${limit}) w
          join properties p on p.id = w.property_id join users u on u.id = p.owner_id
      ) as oldest`,
  );
}
