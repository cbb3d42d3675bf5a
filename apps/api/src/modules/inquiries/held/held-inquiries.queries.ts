import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { personJson } from '@pbr/db/sql/people';
import { firstRow, jsonRows, oneRow, oneValue } from '@pbr/db/sql/result-rows';
import { SENT_FORM, type SentForm } from '@pbr/db/sql/sent-forms';
import type { HeldInquiry } from '@pbr/schemas/held/held';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../inbox/inbox.queries.ts';
import { LISTING_JSON } from '../inbox/inbox-item.queries.ts';
import type { NewInquiry } from '../inquiry.queries.ts';

interface HeldPage {
  scope: Scope;
  limit: number;
  offset: number;
}

/** The held inquiries `h` about listings `p` of these people. Those about a deleted listing wait for its return. */
const held = (scope: Scope): SQL => sql`
  held_messages h join properties p on p.id = h.property_id and p.deleted_at is null
    ${scope === 'all' ? sql`` : sql`and p.owner_id = ${scope.ownerId}`}`;

const INQUIRY = sql`
  h.id, h.client_name as "clientName", h.client_email as "clientEmail", h.client_phone as "clientPhone", h.message,
  h.details ->> 'inquiryType' as "inquiryType", ${isoInstant(sql`h.created_at`)} as "createdAt"`;

/** One page, the newest first, and the number of all. */
export function findHeldInquiries(
  db: Db,
  { scope, limit, offset }: HeldPage,
): Promise<{ items: HeldInquiry[]; total: number }> {
  return oneRow(
    db,
    sql`
      select (select count(*)::int from ${held(scope)}) as total, ${jsonRows(sql`
        select ${INQUIRY}, ${LISTING_JSON} as property, ${personJson(sql`u`)} as agent
        from ${held(scope)} join users u on u.id = p.owner_id
        order by h.created_at desc, h.id desc limit ${limit} offset ${offset}`)} as items`,
  );
}

export function countHeldInquiries(db: Db, scope: Scope): Promise<number> {
  return oneValue(db, sql`select count(*)::int as count from ${held(scope)}`);
}

export interface LockedHeldInquiry extends NewInquiry {
  id: string;
  ownerId: string;
  createdAt: string;
}

/** The held inquiry, locked until the transaction ends. */
export function lockHeldInquiry(db: Db, id: string): Promise<LockedHeldInquiry | null> {
  return firstRow(
    db,
    sql`select ${INQUIRY}, h.property_id as "propertyId", p.owner_id as "ownerId" from ${held('all')} where h.id = ${id} for update of h`,
  );
}

/** Moves a held inquiry to the others: with its id, and with the time at which the client sent it. */
export function moveHeldInquiry(db: Db, id: string): Promise<SentForm> {
  return oneRow(
    db,
    sql`
      with h as (delete from held_messages where id = ${id} returning *)
      insert into property_inquiries
        (id, property_id, client_name, client_email, client_phone, message, inquiry_type, notice_version, created_at)
      select id, property_id, client_name, client_email, client_phone, message, details ->> 'inquiryType', notice_version, created_at
      from h returning ${SENT_FORM}`,
  );
}

export async function deleteHeldInquiry(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from held_messages where id = ${id}`);
}
