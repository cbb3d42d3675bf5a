import type { Db } from '@pbr/db/client';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { lockName } from '@pbr/db/sql/locks';
import { firstRow, oneRow } from '@pbr/db/sql/rows';
import type { RequestReceipt } from '@pbr/schemas/request/request';
import type { RequestDetails } from '@pbr/schemas/request/facts';
import type { RequestKind } from '@pbr/schemas/request/kinds';
import { type SQL, sql } from 'drizzle-orm';

/** The content of a form of any kind, ready to store. */
export interface NewRequest {
  kind: RequestKind;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  message: string | null;
  details: RequestDetails;
}

const RECEIPT = sql`id, kind, client_name as "clientName", client_email as "clientEmail", client_phone as "clientPhone", status,
  ${isoInstant(sql`created_at`)} as "createdAt"`;

/** Identifies the sender by e-mail, else by the digits of the telephone. */
const senderOf = ({ email, phone }: { email: SQL; phone: SQL }) =>
  sql`coalesce(lower(${email}), regexp_replace(${phone}, '\\D', '', 'g'))`;
const typed = ({ clientEmail, clientPhone }: NewRequest) =>
  senderOf({ email: sql`${clientEmail}::text`, phone: sql`${clientPhone}::text` });

/** Makes the requests of one sender wait for each other until the transaction ends. */
export async function lockRequestsOf(db: Db, request: NewRequest): Promise<void> {
  await lockName(db, sql`'request ' || ${typed(request)}`);
}

/** A request by the same sender of the same kind and content, later than `since`. */
export function findSameRequest(
  db: Db,
  request: NewRequest,
  since: Date,
): Promise<RequestReceipt | null> {
  const { kind, message, details } = request;
  return firstRow(
    db,
    sql`
      select ${RECEIPT} from service_requests
      where kind = ${kind} and created_at > ${atInstant(since)}
        and ${senderOf({ email: sql`client_email`, phone: sql`client_phone` })} = ${typed(request)}
        and message is not distinct from ${message} and details = ${JSON.stringify(details)}::text::jsonb
      order by created_at limit 1`,
  );
}

export function insertRequest(
  db: Db,
  request: NewRequest,
  noticeVersion: string,
  createdAt: Date,
): Promise<RequestReceipt> {
  const { kind, clientName, clientEmail, clientPhone, message, details } = request;
  const moment = atInstant(createdAt);
  return oneRow(
    db,
    sql`
      insert into service_requests
        (kind, client_name, client_email, client_phone, message, details, notice_version, created_at, updated_at)
      values (${kind}, ${clientName}, ${clientEmail}, ${clientPhone}, ${message}, ${JSON.stringify(details)}::text::jsonb,
        ${noticeVersion}, ${moment}, ${moment})
      returning ${RECEIPT}`,
  );
}
