import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * One row from a change of the dollar rate until every price in pesos follows it; a trigger on the settings makes it, a job works it off.
 * The job goes through the listings in the order of their ids. Whatever is written meanwhile takes the present rate by itself.
 */
export const rateFollowing = pgTable(
  'rate_following',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Each change of the rate starts another run. */
    run: uuid().notNull().defaultRandom(),
    /** Listings in dollars when the run began; null until they are counted. */
    total: integer(),
    done: integer().notNull().default(0),
    /** Listings up to this id follow; null before the first. */
    position: uuid(),
  },
  (t) => [check('rate_following_only_check', sql`${t.isOnly}`)],
);
