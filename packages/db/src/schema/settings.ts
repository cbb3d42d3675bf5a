import { integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** One row a setting: 'company', 'usdMxnRate'. The schemas package validates the values. */
export const settings = pgTable('settings', {
  key: varchar({ length: 60 }).primaryKey(),
  value: jsonb().notNull(),
  /** Counts the saves, so that two editors can be told apart. */
  version: integer().notNull().default(1),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});
