import type { Db } from '@pbr/db/client';
import { atMicroseconds, microsecondsOf } from '@pbr/db/sql/instants';
import { oneValue } from '@pbr/db/sql/result-rows';
import { barePhone, holdsWordsOrPhone } from '@pbr/db/sql/search-words';
import { statusCounts } from '@pbr/db/sql/status-counts';
import type {
  ServiceRequestItem,
  ServiceRequestList,
  ServiceRequestPosition,
} from '@pbr/schemas/service-request/service-request';
import type { ServiceRequestSearch } from '@pbr/schemas/service-request/search';
import { barePhones } from '@pbr/schemas/telephone';
import { type SQL, sql } from 'drizzle-orm';
import { SERVICE_REQUEST_ITEM, SERVICE_REQUEST_JOINS } from './service-request-item.queries.ts';

interface ServiceRequestPage {
  filters: ServiceRequestSearch;
  after: ServiceRequestPosition | null;
  limit: number;
}

interface PageRow extends ServiceRequestItem, Record<string, unknown> {
  half: ServiceRequestPosition[0];
  position: string;
}

/** Pending service requests come first, the oldest on top; then the others, the newest on top. Each half walks an index of its own. */
export async function findServiceRequests(
  db: Db,
  { filters, after, limit }: ServiceRequestPage,
): Promise<{ items: ServiceRequestItem[]; next: ServiceRequestPosition | null }> {
  const found = conditionsOf(filters);
  const halves = [
    after?.[0] === 'done' ? null : waitingHalf(found, after),
    doneHalf(found, after?.[0] === 'done' ? after : null),
  ].filter((half) => half !== null);
  const rows = await db.execute<PageRow>(sql`
    select ${SERVICE_REQUEST_ITEM}, page.half, page.position from (
      ${sql.join(
        halves.map((half) => sql`(${half} limit ${limit + 1})`),
        sql` union all `,
      )}
    ) page join service_requests q on q.id = page.id ${SERVICE_REQUEST_JOINS}
    order by page.half desc, case when page.half = 'waiting' then page.created_at end,
      case when page.half = 'waiting' then q.id end, page.created_at desc, q.id desc
    limit ${limit + 1}`);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last ? ([last.half, last.position, last.id] as const) : null;
  return { items, next };
}

const KEYS = sql`(q.created_at, q.id)`;
const MICROSECONDS = microsecondsOf(sql`q.created_at`);

const keysOf = ([, microseconds, id]: ServiceRequestPosition) =>
  sql`(${atMicroseconds(microseconds)}, ${id}::uuid)`;

function waitingHalf(found: SQL, after: ServiceRequestPosition | null): SQL {
  return sql`select q.id, q.created_at, 'waiting' as half, ${MICROSECONDS} as position from service_requests q
    where q.status = 'pending' and ${found} ${after ? sql`and ${KEYS} > ${keysOf(after)}` : sql``}
    order by q.created_at, q.id`;
}

function doneHalf(found: SQL, after: ServiceRequestPosition | null): SQL {
  return sql`select q.id, q.created_at, 'done' as half, ${MICROSECONDS} as position from service_requests q
    where q.status <> 'pending' and ${found} ${after ? sql`and ${KEYS} < ${keysOf(after)}` : sql``}
    order by q.created_at desc, q.id desc`;
}

/** From the newest on, an order that an answer does not change while a file is made; the position is the last row's time in microseconds and id. */
export async function findServiceRequestsByTime(
  db: Db,
  { filters, after, limit }: ServiceRequestsByTime,
): Promise<{ items: ServiceRequestItem[]; next: TimePosition | null }> {
  const older = after && sql`and ${KEYS} < (${atMicroseconds(after[0])}, ${after[1]}::uuid)`;
  const rows = await db.execute<
    ServiceRequestItem & { position: string } & Record<string, unknown>
  >(sql`
    select ${SERVICE_REQUEST_ITEM}, ${MICROSECONDS} as position from service_requests q ${SERVICE_REQUEST_JOINS}
    where ${conditionsOf(filters)} ${older ?? sql``}
    order by q.created_at desc, q.id desc limit ${limit + 1}`);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? [last.position, last.id] : null };
}

interface ServiceRequestsByTime extends Omit<ServiceRequestPage, 'after'> {
  after: TimePosition | null;
}
export type TimePosition = readonly [microseconds: string, id: string];

/** The number of service requests by status, with the other filters applied. */
export function countServiceRequests(
  db: Db,
  { status: _any, ...filters }: ServiceRequestSearch,
): Promise<ServiceRequestList['counts']> {
  return oneValue(
    db,
    sql`select ${statusCounts(sql`q.status`)} as counts from service_requests q where ${conditionsOf(filters)}`,
  );
}

export function countPendingServiceRequests(db: Db): Promise<number> {
  return oneValue(
    db,
    sql`select count(*)::int as count from service_requests where status = 'pending'`,
  );
}

function conditionsOf({ kind, status, assignee, search }: ServiceRequestSearch): SQL {
  const conditions = [sql`true`];
  if (kind) conditions.push(sql`q.kind = ${kind}`);
  if (status) conditions.push(sql`q.status = ${status}`);
  if (assignee === 'nobody') conditions.push(sql`q.assignee_id is null`);
  else if (assignee) conditions.push(sql`q.assignee_id = ${assignee}`);
  if (search) conditions.push(holdsWordsOrPhone(SEARCHED, search, barePhones(search)));
  return sql.join(conditions, sql` and `);
}

/** The words of a service request that a search looks through. */
const SEARCHED = sql`pbr_norm(concat_ws(' ', q.client_name, q.client_email, q.client_phone, ${barePhone(sql`q.client_phone`)},
  q.message, (select string_agg(value, ' ') from jsonb_each_text(q.details))))`;
