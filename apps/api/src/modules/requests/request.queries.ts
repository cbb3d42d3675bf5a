import type { Db } from '@pbr/db/client';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { lockName } from '@pbr/db/sql/locks';
import { oneRow } from '@pbr/db/sql/rows';
import type { RequestDetails } from '@pbr/schemas/request/facts';
import type { RequestKind } from '@pbr/schemas/request/kinds';
import { sql } from 'drizzle-orm';

/** The content of a form of any kind, ready to store. */
export interface NewRequest {
  kind: RequestKind;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  message: string | null;
  details: RequestDetails;
}

/** The part of a stored request that the answer to its sender tells. */
export interface StoredRequest {
  id: string;
  clientPhone: string | null;
  createdAt: string;
}

const STORED = sql`id, client_phone as "clientPhone", ${isoInstant(sql`created_at`)} as "createdAt"`;

/** Makes equal requests wait for each other until the transaction ends. */
export async function lockAlikeRequests(db: Db, request: NewRequest): Promise<void> {
  const { kind, clientEmail, message, details } = request;
  await lockName(
    db,
    sql`concat_ws(' ', 'request', ${kind}::text, lower(${clientEmail}), ${message}::text, ${JSON.stringify(details)}::text)`,
  );
}

/** Requests of the same kind and content with the same e-mail or none, later than `since`, the oldest first. */
export function findAlikeRequests(
  db: Db,
  request: NewRequest,
  since: Date,
): Promise<StoredRequest[]> {
  const { kind, clientEmail, message, details } = request;
  return db.execute<StoredRequest & Record<string, unknown>>(sql`
    select ${STORED} from service_requests
    where kind = ${kind} and created_at > ${atInstant(since)} and lower(client_email) is not distinct from lower(${clientEmail})
      and message is not distinct from ${message} and details = ${JSON.stringify(details)}::text::jsonb
    order by created_at, id`);
}

export function insertRequest(
  db: Db,
  request: NewRequest,
  noticeVersion: string,
  createdAt: Date,
): Promise<StoredRequest> {
  const { kind, clientName, clientEmail, clientPhone, message, details } = request;
  const moment = atInstant(createdAt);
  return oneRow(
    db,
    sql`
      insert into service_requests
        (kind, client_name, client_email, client_phone, message, details, notice_version, created_at, updated_at)
      values (${kind}, ${clientName}, ${clientEmail}, ${clientPhone}, ${message}, ${JSON.stringify(details)}::text::jsonb,
        ${noticeVersion}, ${moment}, ${moment})
      returning ${STORED}`,
  );
}

/** Adds the telephone of a client who had left none. */
export async function addRequestPhone(db: Db, id: string, clientPhone: string, now: Date) {
  await db.execute(
    sql`update service_requests set client_phone = ${clientPhone}, updated_at = ${atInstant(now)} where id = ${id}`,
  );
}
