import { USER_TOKEN_KINDS } from '@pbr/schemas/account/values';
import { char, index, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Mailed links; each opens once, and only until it expires. */
export const userTokens = pgTable(
  'user_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 20 }).notNull(),
    /** SHA-256 of the link's token, in hex. */
    tokenHash: char('token_hash', { length: 64 }).notNull().unique('user_tokens_hash_key'),
    /** The data of this registration, which takes effect when its link is opened. */
    data: jsonb(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('user_tokens_user_idx').on(t.userId, t.kind),
    index('user_tokens_expires_idx').on(t.expiresAt),
    checkIsOneOf('user_tokens_kind_check', t.kind, USER_TOKEN_KINDS),
  ],
);
