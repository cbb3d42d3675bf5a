import type { Db } from '@pbr/db/client';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { personJson } from '@pbr/db/sql/people';
import { PRIMARY_PHOTO } from '@pbr/db/sql/photos';
import { firstRow, oneRow } from '@pbr/db/sql/result-rows';
import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import { type SQL, sql } from 'drizzle-orm';

/** The listing `p` beside an inquiry about it. */
export const LISTING_JSON = sql`
  json_build_object('id', p.id, 'name', p.name, 'neighborhood', p.neighborhood, 'city', p.city,
    'operationType', p.operation_type, 'salePrice', p.sale_price::text, 'rentPrice', p.rent_price::text, 'currency', p.currency,
    'image', ${PRIMARY_PHOTO},
    'isDeleted', p.deleted_at is not null)`;

/** The contract's keys of an inquiry `q` about listing `p` of owner `u`. */
export const INQUIRY_ITEM = sql`
  q.id, q.property_id as "propertyId", q.client_name as "clientName", q.client_email as "clientEmail",
  q.client_phone as "clientPhone", q.message, q.inquiry_type as "inquiryType", q.status, q.contact_source as "contactSource",
  q.agent_response as "agentResponse", ${isoInstant(sql`q.response_date`)} as "responseDate",
  ${isoInstant(sql`q.closed_at`)} as "closedAt", ${isoInstant(sql`q.created_at`)} as "createdAt",
  ${LISTING_JSON} as property,
  ${personJson(sql`u`)} as agent`;

export const INQUIRY_JOINS = sql`join properties p on p.id = q.property_id join users u on u.id = p.owner_id`;

/** The fields that the actions on one inquiry check. */
export interface LockedInquiry {
  id: string;
  ownerId: string;
  isDeleted: boolean;
  status: InquiryStatus;
  agentResponse: string | null;
  /** The time of the first answer. */
  responseDate: string | null;
}

/** The inquiry, locked until the transaction ends. */
export function lockInquiry(db: Db, id: string): Promise<LockedInquiry | null> {
  return firstRow(
    db,
    sql`
      select q.id, p.owner_id as "ownerId", p.deleted_at is not null as "isDeleted", q.status, q.agent_response as "agentResponse",
        ${isoInstant(sql`q.response_date`)} as "responseDate"
      from property_inquiries q join properties p on p.id = q.property_id where q.id = ${id} for no key update of q`,
  );
}

export interface AgentAnswer {
  agentResponse: string;
  answeredBy: string;
  answeredAt: Date;
}

/** Keeps the time of the first answer: it tells how long the client waited. */
export function storeAnswer(db: Db, id: string, answer: AgentAnswer): Promise<InboxItem> {
  const { agentResponse, answeredBy, answeredAt } = answer;
  return changeInquiry(
    db,
    id,
    sql`status = 'answered', closed_at = null, agent_response = ${agentResponse}, answered_by = ${answeredBy},
      response_date = coalesce(response_date, ${atInstant(answeredAt)})`,
  );
}

/** Answered outside the portal: without words, but with the time for which the client waited. */
export function storeMarkedAnswered(
  db: Db,
  id: string,
  { answeredBy, answeredAt }: Omit<AgentAnswer, 'agentResponse'>,
): Promise<InboxItem> {
  return changeInquiry(
    db,
    id,
    sql`status = 'answered', answered_by = ${answeredBy}, response_date = ${atInstant(answeredAt)}`,
  );
}

/** Takes back what `storeMarkedAnswered` did. */
export function storeUnmarked(db: Db, id: string): Promise<InboxItem> {
  return changeInquiry(db, id, sql`status = 'pending', answered_by = null, response_date = null`);
}

/** A closed inquiry keeps the time of its closing. */
export function storeClosed(db: Db, id: string, closedAt: Date): Promise<InboxItem> {
  const moment = atInstant(closedAt);
  return changeInquiry(
    db,
    id,
    sql`status = 'closed', closed_at = case when status = 'closed' then coalesce(closed_at, ${moment}) else ${moment} end`,
  );
}

/** Gives a closed inquiry its former status: answered or pending. */
export function storeReopened(db: Db, id: string): Promise<InboxItem> {
  const before = sql`case when agent_response is null and response_date is null then 'pending' else 'answered' end`;
  return changeInquiry(
    db,
    id,
    sql`status = case when status = 'closed' then ${before} else status end, closed_at = null`,
  );
}

const itemOf = (id: string) =>
  sql`select ${INQUIRY_ITEM} from property_inquiries q ${INQUIRY_JOINS} where q.id = ${id}`;

export function findItem(db: Db, id: string): Promise<InboxItem | null> {
  return firstRow(db, itemOf(id));
}

/** An inquiry that the caller has locked. */
export function readItem(db: Db, id: string): Promise<InboxItem> {
  return oneRow(db, itemOf(id));
}

function changeInquiry(db: Db, id: string, values: SQL): Promise<InboxItem> {
  return oneRow(
    db,
    sql`with q as (update property_inquiries set ${values} where id = ${id} returning *)
      select ${INQUIRY_ITEM} from q ${INQUIRY_JOINS}`,
  );
}
