import type { Db } from '@pbr/db/client';
import { heldMessages } from '@pbr/db/schema/held-messages';
import { atInstant } from '@pbr/db/sql/instants';
import { lockName } from '@pbr/db/sql/locks';
import { oneRow } from '@pbr/db/sql/result-rows';
import { SENT_FORM, type SentForm } from '@pbr/db/sql/sent-forms';
import { type HeldKind, MAX_HELD } from '@pbr/schemas/held/values';
import { sql } from 'drizzle-orm';

/** The content of a form that is held back. */
export interface NewHeld {
  kind: HeldKind;
  /** The listing of an inquiry; null for a service request. */
  propertyId: string | null;
  clientName: string;
  clientEmail: string | null;
  clientPhone: string | null;
  message: string | null;
  /** The further fields of the form. */
  details: Readonly<Record<string, string>>;
}

/** Makes all messages that are to be held wait for each other until the transaction ends. */
export async function lockHeld(db: Db): Promise<void> {
  await lockName(db, sql`'held messages'`);
}

/** Held messages with this content and this sender's e-mail, later than `since`, the oldest first, locked. */
export function findAlikeHeld(db: Db, held: NewHeld, since: Date): Promise<SentForm[]> {
  const { kind, propertyId, clientEmail, message, details } = held;
  return db.execute<SentForm & Record<string, unknown>>(sql`
    select ${SENT_FORM} from ${heldMessages}
    where kind = ${kind} and property_id is not distinct from ${propertyId}::uuid
      and lower(client_email) is not distinct from lower(${clientEmail}) and message is not distinct from ${message}
      and details = ${JSON.stringify(details)}::text::jsonb and created_at > ${atInstant(since)}
    order by created_at, id for update`);
}

/**
 * Stores one more under the lock, and erases the oldest beyond the limit; one that is being released leaves by itself.
 */
export function insertHeld(
  db: Db,
  held: NewHeld,
  noticeVersion: string,
  createdAt: Date,
): Promise<SentForm> {
  const { kind, propertyId, clientName, clientEmail, clientPhone, message, details } = held;
  return oneRow(
    db,
    sql`
      with beyond as (
        delete from ${heldMessages} where id in (
          select id from ${heldMessages}
          where id in (select id from ${heldMessages} order by created_at desc, id desc offset ${MAX_HELD - 1})
          for update skip locked)
      )
      insert into ${heldMessages}
        (kind, property_id, client_name, client_email, client_phone, message, details, notice_version, created_at)
      values (${kind}, ${propertyId}, ${clientName}, ${clientEmail}, ${clientPhone}, ${message},
        ${JSON.stringify(details)}::text::jsonb, ${noticeVersion}, ${atInstant(createdAt)})
      returning ${SENT_FORM}`,
  );
}

export async function addHeldPhone(db: Db, id: string, clientPhone: string): Promise<void> {
  await db.execute(sql`update ${heldMessages} set client_phone = ${clientPhone} where id = ${id}`);
}
