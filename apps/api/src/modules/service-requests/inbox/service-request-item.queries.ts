import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { IS_COLLEAGUE, PERSON, personJson, type PersonRow } from '@pbr/db/sql/people';
import { firstRow, oneRow } from '@pbr/db/sql/result-rows';
import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import { eq, type SQL, sql } from 'drizzle-orm';

/** The contract's keys of a service request `q`, assigned to `a` or to nobody. */
export const SERVICE_REQUEST_ITEM = sql`
  q.id, q.kind, q.client_name as "clientName", q.client_email as "clientEmail", q.client_phone as "clientPhone", q.message,
  q.details, q.status, q.response, ${isoInstant(sql`q.response_date`)} as "responseDate",
  ${isoInstant(sql`q.closed_at`)} as "closedAt", q.notice_version as "noticeVersion",
  ${isoInstant(sql`q.created_at`)} as "createdAt", ${isoInstant(sql`q.updated_at`)} as "updatedAt",
  case when a.id is not null then ${personJson(sql`a`)} end as assignee`;

export const SERVICE_REQUEST_JOINS = sql`left join users a on a.id = q.assignee_id`;

/** The service request, locked until the transaction ends. */
export async function lockServiceRequest(db: Db, id: string): Promise<ServiceRequestItem | null> {
  const [locked] = await db.execute(
    sql`select id from service_requests where id = ${id} for no key update`,
  );
  return locked ? readServiceRequest(db, id) : null;
}

export function readServiceRequest(db: Db, id: string): Promise<ServiceRequestItem | null> {
  return firstRow(
    db,
    sql`select ${SERVICE_REQUEST_ITEM} from service_requests q ${SERVICE_REQUEST_JOINS} where q.id = ${id}`,
  );
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
): Promise<ServiceRequestItem> {
  return changeRow(
    db,
    { id, now: answeredAt },
    sql`status = 'answered', closed_at = null, response = ${response}, answered_by = ${answeredBy},
      response_date = coalesce(response_date, ${atInstant(answeredAt)})`,
  );
}

/** Answered outside the portal: without words, but with the time for which the client waited. */
export function storeServiceRequestMarkedAnswered(
  db: Db,
  change: Change,
  answeredBy: string,
): Promise<ServiceRequestItem> {
  return changeRow(
    db,
    change,
    sql`status = 'answered', answered_by = ${answeredBy}, response_date = ${atInstant(change.now)}`,
  );
}

/** Takes back what `storeServiceRequestMarkedAnswered` did. */
export function storeServiceRequestUnmarked(db: Db, change: Change): Promise<ServiceRequestItem> {
  return changeRow(db, change, sql`status = 'pending', answered_by = null, response_date = null`);
}

export function storeAssignee(
  db: Db,
  change: Change,
  assigneeId: string | null,
): Promise<ServiceRequestItem> {
  return changeRow(db, change, sql`assignee_id = ${assigneeId}`);
}

export function storeServiceRequestClosed(db: Db, change: Change): Promise<ServiceRequestItem> {
  return changeRow(db, change, sql`status = 'closed', closed_at = ${atInstant(change.now)}`);
}

/** Gives a closed service request its former status: answered or pending. */
export function storeServiceRequestReopened(db: Db, change: Change): Promise<ServiceRequestItem> {
  return changeRow(
    db,
    change,
    sql`status = case when response is null and response_date is null then 'pending' else 'answered' end, closed_at = null`,
  );
}

export interface Change {
  id: string;
  now: Date;
}

type Assignee = PersonRow & { role: string; isColleague: boolean };

/** The fields of a person that decide whether a service request may be assigned to them, and how to mail them. */
export async function findAssignee(db: Db, id: string): Promise<Assignee | null> {
  const [person] = await db
    .select({ ...PERSON, role: users.role, isColleague: sql<boolean>`${IS_COLLEAGUE}` })
    .from(users)
    .where(eq(users.id, id));
  return person ?? null;
}

function changeRow(db: Db, { id, now }: Change, values: SQL): Promise<ServiceRequestItem> {
  return oneRow(
    db,
    sql`
      with q as (update service_requests set ${values}, updated_at = ${atInstant(now)} where id = ${id} returning *)
      select ${SERVICE_REQUEST_ITEM} from q ${SERVICE_REQUEST_JOINS}`,
  );
}
