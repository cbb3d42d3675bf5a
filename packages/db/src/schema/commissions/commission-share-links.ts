import { char, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../columns.ts';
import { commissionShares } from './commission-shares.ts';

/** Links that let an agent from outside read one share and answer it. A link without a row opens nothing. */
export const commissionShareLinks = pgTable(
  'commission_share_links',
  {
    id: uuid().primaryKey().defaultRandom(),
    shareId: uuid('share_id')
      .notNull()
      .references(() => commissionShares.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, in hex. */
    tokenHash: char('token_hash', { length: 64 })
      .notNull()
      .unique('commission_share_links_hash_key'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [index('commission_share_links_share_idx').on(t.shareId)],
);
