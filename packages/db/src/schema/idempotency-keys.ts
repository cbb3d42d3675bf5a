import { char, customType, index, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Answers to writes that carried a key, so that repeating a request does not repeat the write. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A digest of the sender and the key; the key itself is not kept. */
    key: char({ length: 64 }).primaryKey(),
    /** A digest of the method, the URL and the body. */
    request: char({ length: 64 }).notNull(),
    status: smallint(),
    etag: varchar({ length: 40 }),
    /** The body, encrypted with the client's key: an answer may hold data that nobody else may read. */
    answer: bytea(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('idempotency_keys_expires_idx').on(t.expiresAt)],
);
