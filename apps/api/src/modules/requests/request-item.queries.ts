import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import type { RequestItem } from '@pbr/schemas/request/request';
import { eq, type SQL, sql } from 'drizzle-orm';
import { instant } from './request.queries.ts';

/** The contract's keys of a request `q`, assigned to `a` or to nobody. */
export const ITEM = sql`
  q.id, q.kind, q.client_name as "clientName", q.client_email as "clientEmail", q.client_phone as "clientPhone", q.message,
  q.details, q.status, q.response, ${instant(sql`q.response_date`)} as "responseDate",
  ${instant(sql`q.closed_at`)} as "closedAt", q.notice_version as "noticeVersion",
  ${instant(sql`q.created_at`)} as "createdAt", ${instant(sql`q.updated_at`)} as "updatedAt",
  case when a.id is not null then
    json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name) end as assignee`;

export const ITEM_JOINS = sql`left join users a on a.id = q.assignee_id`;

/** The request, locked until the transaction ends. */
export async function lockRequest(db: Db, id: string): Promise<RequestItem | null> {
  const [locked] = await db.execute(
    sql`select id from service_requests where id = ${id} for no key update`,
  );
  return locked ? readRequest(db, id) : null;
}

export async function readRequest(db: Db, id: string): Promise<RequestItem | null> {
  const [row] = await db.execute<RequestItem & Record<string, unknown>>(
    sql`select ${ITEM} from service_requests q ${ITEM_JOINS} where q.id = ${id}`,
  );
  return row ?? null;
}

interface Answer {
  response: string;
  answeredBy: string;
  answeredAt: Date;
}

/** Keeps the time of the first answer: it tells how long the client waited. */
export function storeResponse(
  db: Db,
  id: string,
  { response, answeredBy, answeredAt }: Answer,
): Promise<RequestItem> {
  return changeRow(
    db,
    { id, now: answeredAt },
    sql`status = 'answered', closed_at = null, response = ${response}, answered_by = ${answeredBy},
      response_date = coalesce(response_date, ${moment(answeredAt)})`,
  );
}

export function storeAssignee(
  db: Db,
  change: Change,
  assigneeId: string | null,
): Promise<RequestItem> {
  return changeRow(db, change, sql`assignee_id = ${assigneeId}`);
}

export function storeRequestClosed(db: Db, change: Change): Promise<RequestItem> {
  return changeRow(db, change, sql`status = 'closed', closed_at = ${moment(change.now)}`);
}

/** Gives a closed request its former status: answered or pending. */
export function storeRequestReopened(db: Db, change: Change): Promise<RequestItem> {
  return changeRow(
    db,
    change,
    sql`status = case when response is null then 'pending' else 'answered' end, closed_at = null`,
  );
}

export interface Change {
  id: string;
  now: Date;
}

/** The fields of a person that decide whether a request may be assigned to them, and how to mail them. */
export async function findPerson(db: Db, id: string): Promise<RequestPerson | null> {
  const [person] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      isActive: users.isActive,
    })
    .from(users)
    .where(eq(users.id, id));
  return person ?? null;
}

interface RequestPerson {
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  isActive: boolean;
}

const moment = (instantOf: Date) => sql`${instantOf.toISOString()}::timestamptz`;

async function changeRow(db: Db, { id, now }: Change, values: SQL): Promise<RequestItem> {
  const [row] = await db.execute<RequestItem & Record<string, unknown>>(sql`
    with q as (update service_requests set ${values}, updated_at = ${moment(now)} where id = ${id} returning *)
    select ${ITEM} from q ${ITEM_JOINS}`);
  if (!row) throw new Error('a locked request disappeared');
  return row;
}
