import type { Db } from '@pbr/db/client';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { users } from '@pbr/db/schema/users';
import { atInstant } from '@pbr/db/sql/instants';
import { lockName } from '@pbr/db/sql/locks';
import { PERSON, type PersonRow } from '@pbr/db/sql/people';
import { oneRow } from '@pbr/db/sql/result-rows';
import { SENT_FORM, type SentForm } from '@pbr/db/sql/sent-forms';
import type { InquiryForm } from '@pbr/schemas/inquiry/write';
import { eq, sql } from 'drizzle-orm';

/** A form without its hidden field, about this listing. */
export interface NewInquiry extends Omit<InquiryForm, 'company'> {
  propertyId: string;
}

/** Makes the inquiries of one client for one listing wait for each other until the transaction ends. */
export async function lockInquiriesOf(
  db: Db,
  { propertyId, clientEmail }: NewInquiry,
): Promise<void> {
  await lockName(db, sql`${propertyId} || ' ' || lower(${clientEmail})`);
}

/** Inquiries by the same client about the same listing with the same message, later than `since`, the oldest first. */
export function findAlikeInquiries(
  db: Db,
  { propertyId, clientEmail, message }: NewInquiry,
  since: Date,
): Promise<SentForm[]> {
  return db.execute<SentForm & Record<string, unknown>>(sql`
    select ${SENT_FORM} from ${propertyInquiries}
    where property_id = ${propertyId} and lower(client_email) = lower(${clientEmail})
      and message is not distinct from ${message} and created_at > ${atInstant(since)}
    order by created_at, id`);
}

export function insertInquiry(
  db: Db,
  inquiry: NewInquiry,
  noticeVersion: string,
  createdAt: Date,
): Promise<SentForm> {
  return oneRow(
    db,
    sql`insert into ${propertyInquiries}
        (property_id, client_name, client_email, client_phone, message, inquiry_type, notice_version, created_at)
      values (${inquiry.propertyId}, ${inquiry.clientName}, ${inquiry.clientEmail}, ${inquiry.clientPhone}, ${inquiry.message},
        ${inquiry.inquiryType}, ${noticeVersion}, ${atInstant(createdAt)})
      returning ${SENT_FORM}`,
  );
}

/** Adds the telephone of a client who had left none. */
export async function addPhone(db: Db, id: string, clientPhone: string): Promise<void> {
  await db.execute(
    sql`update ${propertyInquiries} set client_phone = ${clientPhone} where id = ${id}`,
  );
}

export type OwnerContact = PersonRow & { isActive: boolean };

/** The owner's own contact, for mails; the listing's public shape may name the company instead. */
export async function findOwnerContact(db: Db, ownerId: string): Promise<OwnerContact | null> {
  const [owner] = await db
    .select({ ...PERSON, isActive: users.isActive })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner ?? null;
}
