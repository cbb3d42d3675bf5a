import { char, customType, index, pgTable, smallint, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What was answered to a write that carried a key, so that the same one again is not done again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** A digest of who asked and of the key, which is not kept itself. */
    key: char({ length: 64 }).primaryKey(),
    /** A digest of the method, the address and the body. */
    request: char({ length: 64 }).notNull(),
    status: smallint(),
    etag: varchar({ length: 40 }),
    /** The body, encrypted with the key that the client has: answers may show what nobody else may read. */
    answer: bytea(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('idempotency_keys_expires_idx').on(t.expiresAt)],
);
