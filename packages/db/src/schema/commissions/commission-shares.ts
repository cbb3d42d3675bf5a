import { SHARE_ACCEPTANCES, SHARE_TYPES } from '@pbr/schemas/commission/values';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from '../columns.ts';
import { properties } from '../properties.ts';
import { users } from '../users.ts';

export const commissionShares = pgTable(
  'commission_shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    /** Null for an agent from outside. */
    agentId: uuid('agent_id').references(() => users.id, { onDelete: 'restrict' }),
    percentage: numeric({ precision: 5, scale: 2 }).notNull(),
    /** The whole commission in per cent of the price, and the part of it that the percentage is; both or none. */
    commissionTotal: numeric('commission_total', { precision: 5, scale: 2 }),
    commissionPart: numeric('commission_part', { precision: 5, scale: 2 }),
    fixedAmount: numeric('fixed_amount', { precision: 12, scale: 2 }),
    externalAgentName: varchar('external_agent_name', { length: 120 }),
    externalAgentEmail: varchar('external_agent_email', { length: 254 }),
    externalAgentPhone: varchar('external_agent_phone', { length: 30 }),
    shareType: varchar('share_type', { length: 20 }).notNull().default('outgoing'),
    notes: text(),
    isActive: boolean('is_active').notNull().default(true),
    acceptance: varchar({ length: 20 }).notNull().default('pending'),
    /** Every write adds 1. */
    version: integer().notNull().default(1),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // One active share per property and agent: a colleague by id, an agent from outside by e-mail (else name).
    uniqueIndex('commission_shares_agent_key')
      .on(t.propertyId, t.agentId)
      .where(sql`${t.isActive} and ${t.agentId} is not null`),
    uniqueIndex('commission_shares_external_agent_key')
      .on(t.propertyId, sql`lower(coalesce(${t.externalAgentEmail}, ${t.externalAgentName}))`)
      .where(sql`${t.isActive} and ${t.agentId} is null`),
    index('commission_shares_property_idx').on(t.propertyId),
    index('commission_shares_agent_idx')
      .on(t.agentId, t.createdAt.desc().nullsFirst())
      .where(sql`${t.isActive}`),
    checkIsOneOf('commission_shares_share_type_check', t.shareType, SHARE_TYPES),
    checkIsOneOf('commission_shares_acceptance_check', t.acceptance, SHARE_ACCEPTANCES),
    check('commission_shares_percentage_check', sql`${t.percentage} between 0.01 and 100`),
    check(
      'commission_shares_part_check',
      sql`(${t.commissionTotal} is null) = (${t.commissionPart} is null)`,
    ),
    check('commission_shares_fixed_amount_check', sql`${t.fixedAmount} >= 0`),
    check(
      'commission_shares_agent_check',
      sql`(${t.agentId} is null) = (${t.externalAgentName} is not null)`,
    ),
    check(
      'commission_shares_declined_check',
      sql`not (${t.isActive} and ${t.acceptance} = 'declined')`,
    ),
    check('commission_shares_self_check', sql`${t.agentId} <> ${t.ownerId}`),
    check('commission_shares_notes_check', sql`char_length(${t.notes}) <= 2000`),
  ],
);
