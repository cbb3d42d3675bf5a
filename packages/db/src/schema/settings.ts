import { integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** One row per setting: 'company', 'usdMxnRate', 'lastBackup'. The schemas package validates the values. */
export const settings = pgTable('settings', {
  key: varchar({ length: 60 }).primaryKey(),
  value: jsonb().notNull(),
  /** Counts the saves, so that a save over somebody else's is noticed. */
  version: integer().notNull().default(1),
  updatedAt: timestamptz('updated_at').notNull().defaultNow(),
});
