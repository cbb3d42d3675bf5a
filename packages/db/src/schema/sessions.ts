import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the session's id, in hex: a reader of the table cannot take a session over. */
    sid: varchar({ length: 128 }).primaryKey(),
    sess: jsonb().notNull(),
    expire: timestamptz('expire').notNull(),
  },
  (t) => [
    index('sessions_expire_idx').on(t.expire),
    index('sessions_user_idx').on(sql`(${t.sess} ->> 'userId')`),
  ],
);
