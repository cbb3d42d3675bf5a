import { SHARE_EVENTS } from '@pbr/schemas/commission/values';
import { sql } from 'drizzle-orm';
import { bigint, check, index, numeric, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from '../columns.ts';
import { commissionShares } from './commission-shares.ts';
import { users } from '../users.ts';

/** The history of shares: what happened, who did it, when, and the terms from then on. Rows are only ever added. */
export const commissionShareChanges = pgTable(
  'commission_share_changes',
  {
    /** Grows in the order in which the changes happened. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => commissionShares.id, { onDelete: 'cascade' }),
    event: varchar({ length: 20 }).notNull(),
    /** Null for an agent from outside. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The person's name at that time; under an answer by a link, the name that was typed. */
    actorName: varchar('actor_name', { length: 250 }).notNull(),
    percentage: numeric({ precision: 5, scale: 2 }).notNull(),
    commissionTotal: numeric('commission_total', { precision: 5, scale: 2 }),
    commissionPart: numeric('commission_part', { precision: 5, scale: 2 }),
    fixedAmount: numeric('fixed_amount', { precision: 12, scale: 2 }),
    notes: text(),
    /** The price that the percentage applied to on that day. */
    price: numeric({ precision: 12, scale: 2 }),
    currency: varchar({ length: 3 }).notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('commission_share_changes_share_idx').on(t.shareId, t.id),
    checkIsOneOf('commission_share_changes_event_check', t.event, SHARE_EVENTS),
    check('commission_share_changes_notes_check', sql`char_length(${t.notes}) <= 2000`),
  ],
);
