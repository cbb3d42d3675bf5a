import { type SQL, sql } from 'drizzle-orm';

/** A timestamp as the text that `Date.toISOString` writes: '2026-11-20T18:05:00.000Z'. */
export const isoInstant = (timestamp: SQL) =>
  sql<string>`to_char(${timestamp} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A parameter with its type, where Postgres cannot tell it from the column. */
export const atInstant = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** A timestamp as text that a position in a list can hold without losing anything. */
export const microsecondsOf = (timestamp: SQL) =>
  sql<string>`((extract(epoch from ${timestamp}) * 1000000)::bigint)::text`;

/** The reverse of `microsecondsOf`. */
export const atMicroseconds = (microseconds: string) =>
  sql`(timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond')`;
