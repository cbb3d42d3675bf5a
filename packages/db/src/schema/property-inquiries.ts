import { INQUIRY_STATUSES, INQUIRY_TYPES } from '@pbr/schemas/inquiry/values';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { properties } from './properties.ts';
import { users } from './users.ts';

export const propertyInquiries = pgTable(
  'property_inquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'restrict' }),
    clientName: varchar('client_name', { length: 120 }).notNull(),
    clientEmail: varchar('client_email', { length: 254 }).notNull(),
    clientPhone: varchar('client_phone', { length: 120 }),
    message: text(),
    inquiryType: varchar('inquiry_type', { length: 20 }).notNull().default('info'),
    status: varchar({ length: 20 }).notNull().default('pending'),
    contactSource: varchar('contact_source', { length: 40 }).notNull().default('website'),
    agentResponse: text('agent_response'),
    responseDate: timestamptz('response_date'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: timestamptz('closed_at'),
    /** The version of the privacy notice that the client saw. */
    noticeVersion: varchar('notice_version', { length: 20 }).notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('property_inquiries_property_idx').on(t.propertyId, t.createdAt.desc().nullsFirst()),
    index('property_inquiries_pending_idx')
      .on(t.propertyId, t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    checkIsOneOf('property_inquiries_type_check', t.inquiryType, INQUIRY_TYPES),
    checkIsOneOf('property_inquiries_status_check', t.status, INQUIRY_STATUSES),
    check('property_inquiries_message_check', sql`char_length(${t.message}) <= 2000`),
  ],
);
