import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

export const sessions = pgTable(
  'sessions',
  {
    sid: varchar({ length: 128 }).primaryKey(),
    sess: jsonb().notNull(),
    expire: timestamptz('expire').notNull(),
  },
  (t) => [index('sessions_expire_idx').on(t.expire)],
);
