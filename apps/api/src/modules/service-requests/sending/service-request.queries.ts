import type { Db } from '@pbr/db/client';
import { atInstant } from '@pbr/db/sql/instants';
import { lockName } from '@pbr/db/sql/locks';
import { oneRow } from '@pbr/db/sql/result-rows';
import { SENT_FORM, type SentForm } from '@pbr/db/sql/sent-forms';
import type { ServiceRequestDetails } from '@pbr/schemas/service-request/facts';
import type { ServiceRequestKind } from '@pbr/schemas/service-request/kinds';
import { sql } from 'drizzle-orm';

/** The content of a form of any kind, ready to store. */
export interface NewServiceRequest {
  kind: ServiceRequestKind;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  message: string | null;
  details: ServiceRequestDetails;
}

/** Makes equal service requests wait for each other until the transaction ends. */
export async function lockAlikeServiceRequests(
  db: Db,
  serviceRequest: NewServiceRequest,
): Promise<void> {
  const { kind, clientEmail, message, details } = serviceRequest;
  await lockName(
    db,
    sql`concat_ws(' ', 'request', ${kind}::text, lower(${clientEmail}), ${message}::text, ${JSON.stringify(details)}::text)`,
  );
}

/** Service requests of the same kind and content with the same e-mail or none, later than `since`, the oldest first. */
export function findAlikeServiceRequests(
  db: Db,
  serviceRequest: NewServiceRequest,
  since: Date,
): Promise<SentForm[]> {
  const { kind, clientEmail, message, details } = serviceRequest;
  return db.execute<SentForm & Record<string, unknown>>(sql`
    select ${SENT_FORM} from service_requests
    where kind = ${kind} and created_at > ${atInstant(since)} and lower(client_email) is not distinct from lower(${clientEmail})
      and message is not distinct from ${message} and details = ${JSON.stringify(details)}::text::jsonb
    order by created_at, id`);
}

export function insertServiceRequest(
  db: Db,
  serviceRequest: NewServiceRequest,
  noticeVersion: string,
  createdAt: Date,
): Promise<SentForm> {
  const { kind, clientName, clientEmail, clientPhone, message, details } = serviceRequest;
  const moment = atInstant(createdAt);
  return oneRow(
    db,
    sql`
      insert into service_requests
        (kind, client_name, client_email, client_phone, message, details, notice_version, created_at, updated_at)
      values (${kind}, ${clientName}, ${clientEmail}, ${clientPhone}, ${message}, ${JSON.stringify(details)}::text::jsonb,
        ${noticeVersion}, ${moment}, ${moment})
      returning ${SENT_FORM}`,
  );
}

/** Adds the telephone of a client who had left none. */
export async function addServiceRequestPhone(db: Db, id: string, clientPhone: string, now: Date) {
  await db.execute(
    sql`update service_requests set client_phone = ${clientPhone}, updated_at = ${atInstant(now)} where id = ${id}`,
  );
}
