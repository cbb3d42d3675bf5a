import type { Db } from '@pbr/db/client';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { users } from '@pbr/db/schema/users';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { lockName } from '@pbr/db/sql/locks';
import { firstRow } from '@pbr/db/sql/rows';
import type { InquiryForm, InquiryReceipt } from '@pbr/schemas/inquiry/write';
import { eq, type SQL, sql } from 'drizzle-orm';

const RECEIPT = sql`json_build_object(
  'id', id, 'propertyId', property_id, 'clientName', client_name, 'clientEmail', client_email, 'clientPhone', client_phone,
  'message', message, 'inquiryType', inquiry_type, 'status', status, 'contactSource', contact_source,
  'createdAt', ${isoInstant(sql`created_at`)})`;

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

/** An inquiry by the same client about the same listing with the same message, later than `since`. */
export function findSameInquiry(
  db: Db,
  inquiry: NewInquiry,
  since: Date,
): Promise<InquiryReceipt | null> {
  return oneReceipt(
    db,
    sql`select ${RECEIPT} as receipt from ${propertyInquiries}
      where property_id = ${inquiry.propertyId} and lower(client_email) = lower(${inquiry.clientEmail})
        and message is not distinct from ${inquiry.message} and created_at > ${atInstant(since)}
      order by created_at limit 1`,
  );
}

export async function insertInquiry(
  db: Db,
  inquiry: NewInquiry,
  noticeVersion: string,
  createdAt: Date,
): Promise<InquiryReceipt> {
  const receipt = await oneReceipt(
    db,
    sql`insert into ${propertyInquiries}
        (property_id, client_name, client_email, client_phone, message, inquiry_type, notice_version, created_at)
      values (${inquiry.propertyId}, ${inquiry.clientName}, ${inquiry.clientEmail}, ${inquiry.clientPhone}, ${inquiry.message},
        ${inquiry.inquiryType}, ${noticeVersion}, ${atInstant(createdAt)})
      returning ${RECEIPT} as receipt`,
  );
  if (!receipt) throw new Error('the insert returned no row');
  return receipt;
}

/** The owner's own contact, for mails; the listing's public shape may name the company instead. */
export async function findOwnerContact(db: Db, ownerId: string): Promise<OwnerContact | null> {
  const [owner] = await db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      isActive: users.isActive,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  return owner ?? null;
}

export interface OwnerContact {
  email: string;
  firstName: string;
  lastName: string;
  isActive: boolean;
}

async function oneReceipt(db: Db, statement: SQL): Promise<InquiryReceipt | null> {
  const row = await firstRow<{ receipt: InquiryReceipt }>(db, statement);
  return row?.receipt ?? null;
}
