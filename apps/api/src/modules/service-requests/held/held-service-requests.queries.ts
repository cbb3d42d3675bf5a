import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { firstRow, jsonRows, oneRow, oneValue } from '@pbr/db/sql/result-rows';
import { SENT_FORM, type SentForm } from '@pbr/db/sql/sent-forms';
import type { HeldServiceRequest } from '@pbr/schemas/held/held';
import { sql } from 'drizzle-orm';

const HELD = sql`held_messages h where h.kind <> 'inquiry'`;

const SERVICE_REQUEST = sql`
  h.id, h.kind, h.client_name as "clientName", h.client_email as "clientEmail", h.client_phone as "clientPhone", h.message, h.details,
  ${isoInstant(sql`h.created_at`)} as "createdAt"`;

/** One page of held service requests, the newest first, and the number of all. */
export function findHeldServiceRequests(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: HeldServiceRequest[]; total: number }> {
  return oneRow(
    db,
    sql`
      select (select count(*)::int from ${HELD}) as total, ${jsonRows(sql`
        select ${SERVICE_REQUEST} from ${HELD} order by h.created_at desc, h.id desc limit ${limit} offset ${offset}`)} as items`,
  );
}

export function countHeldServiceRequests(db: Db): Promise<number> {
  return oneValue(db, sql`select count(*)::int as count from ${HELD}`);
}

/** The held service request, locked until the transaction ends. */
export function lockHeldServiceRequest(db: Db, id: string): Promise<HeldServiceRequest | null> {
  return firstRow(db, sql`select ${SERVICE_REQUEST} from ${HELD} and h.id = ${id} for update`);
}

/** Moves a held service request to the others: with its id, and with the time at which the client sent it. */
export function moveHeldServiceRequest(db: Db, id: string): Promise<SentForm> {
  return oneRow(
    db,
    sql`
      with h as (delete from held_messages where id = ${id} returning *)
      insert into service_requests
        (id, kind, client_name, client_email, client_phone, message, details, notice_version, created_at, updated_at)
      select id, kind, client_name, client_email, client_phone, message, details, notice_version, created_at, created_at
      from h returning ${SENT_FORM}`,
  );
}

export async function deleteHeldServiceRequest(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from held_messages where id = ${id}`);
}
