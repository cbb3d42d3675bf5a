import { HELD_KINDS } from '@pbr/schemas/held/values';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { properties } from './properties.ts';

/**
 * Inquiries and service requests that filled the hidden field of their form. They stand apart, so that nothing that reads inquiries and
 * service requests meets them; one that is released moves there with its id.
 */
export const heldMessages = pgTable(
  'held_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: varchar({ length: 20 }).notNull(),
    /** The listing of an inquiry. */
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    clientName: varchar('client_name', { length: 120 }).notNull(),
    clientEmail: varchar('client_email', { length: 254 }),
    clientPhone: varchar('client_phone', { length: 120 }),
    message: text(),
    /** The further fields of this kind's form: text by field name. */
    details: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The version of the privacy notice that the client saw. */
    noticeVersion: varchar('notice_version', { length: 20 }).notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('held_messages_created_idx').on(t.createdAt, t.id),
    index('held_messages_property_idx').on(t.propertyId),
    checkIsOneOf('held_messages_kind_check', t.kind, HELD_KINDS),
    check(
      'held_messages_listing_check',
      sql`(${t.kind} = 'inquiry') = (${t.propertyId} is not null)`,
    ),
    check('held_messages_message_check', sql`char_length(${t.message}) <= 2000`),
    check('held_messages_details_check', sql`jsonb_typeof(${t.details}) = 'object'`),
    check(
      'held_messages_reachable_check',
      sql`${t.clientEmail} is not null or ${t.clientPhone} is not null`,
    ),
  ],
);
