import { API_TOKEN_SCOPES } from '@pbr/schemas/account/api-token-values';
import { sql } from 'drizzle-orm';
import { char, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Tokens that let programs use the documented API as the person who made them. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: varchar({ length: 80 }).notNull(),
    scope: varchar({ length: 10 }).notNull(),
    /** SHA-256 of the token, in hex. */
    tokenHash: char('token_hash', { length: 64 }).notNull().unique('api_tokens_hash_key'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Written at most every few minutes. */
    lastUsedAt: timestamptz('last_used_at'),
    expiresAt: timestamptz('expires_at')
      .notNull()
      .default(sql`now() + interval '1 year'`),
    revokedAt: timestamptz('revoked_at'),
  },
  (t) => [
    index('api_tokens_user_idx').on(t.userId),
    checkIsOneOf('api_tokens_scope_check', t.scope, API_TOKEN_SCOPES),
  ],
);
