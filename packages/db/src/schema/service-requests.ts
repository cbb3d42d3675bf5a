import { INQUIRY_STATUSES } from '@pbr/schemas/inquiry/values';
import { SERVICE_REQUEST_KINDS } from '@pbr/schemas/service-request/kinds';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Visitors ask these of the company: a message, an appraisal, legal advice. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: varchar({ length: 20 }).notNull(),
    clientName: varchar('client_name', { length: 120 }).notNull(),
    clientEmail: varchar('client_email', { length: 254 }),
    clientPhone: varchar('client_phone', { length: 120 }),
    message: text(),
    /** The further fields of this kind's form: text by field name. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    status: varchar({ length: 20 }).notNull().default('pending'),
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    response: text(),
    responseDate: timestamptz('response_date'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: timestamptz('closed_at'),
    /** The version of the privacy notice that the client saw. */
    noticeVersion: varchar('notice_version', { length: 20 }).notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // The two halves of the admins' list: waiting service requests, oldest first, and all others, newest first.
    index('service_requests_pending_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} = 'pending'`),
    index('service_requests_done_idx')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} <> 'pending'`),
    index('service_requests_assignee_idx').on(t.assigneeId),
    index('service_requests_recent_idx').on(t.kind, t.createdAt),
    checkIsOneOf('service_requests_kind_check', t.kind, SERVICE_REQUEST_KINDS),
    checkIsOneOf('service_requests_status_check', t.status, INQUIRY_STATUSES),
    check('service_requests_message_check', sql`char_length(${t.message}) <= 2000`),
    check('service_requests_details_check', sql`jsonb_typeof(${t.details}) = 'object'`),
    check(
      'service_requests_reachable_check',
      sql`${t.clientEmail} is not null or ${t.clientPhone} is not null`,
    ),
  ],
);
