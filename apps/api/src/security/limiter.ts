import type { Db } from '@pbr/db/client';
import { AppError } from '../lib/errors.ts';
import type { Quota } from '../lib/quota.ts';

/** How many times one key, such as an IP or an account, may do something within a window. */
export interface Limit {
  name: string;
  /** 0 means that there is no limit. */
  points: number;
  windowSeconds: number;
}

/**
 * The clocks of two processes differ by less. A window that ends later than one that begins now, and this, was begun before the clock was
 * set back; it would last for as much longer.
 */
export const CLOCKS_DIFFER_MS = 60_000;

export interface Limiter {
  /**
   * Counts one; throws `request.too_many` when the limit is used up. It takes its own connection, so that the count stays when the caller
   * rolls back. Inside a transaction pass that as `inside`: the count then commits or rolls back with it, and the caller does not wait for
   * a second connection while it holds the first. Answers nothing when there is no limit.
   */
  consume: (limit: Limit, key: string, inside?: Db) => Promise<Quota | undefined>;
  /** Takes back one that `consume` has counted and that turned out not to count. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
  /** The key of a count that is stored elsewhere; it does not tell what is counted. */
  keyOf: (name: string, counted: string) => string;
}

/** The rest after so many were counted; throws `request.too_many` if they are more than the limit allows. */
export function quotaAfter(limit: Limit, count: number, msBeforeNext: number): Quota {
  const remaining = limit.points - count;
  const resetSeconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  if (remaining >= 0) return { ...limit, remaining, resetSeconds };
  throw new AppError('request.too_many', {
    retryAfterSeconds: resetSeconds,
    quota: { ...limit, remaining: 0, resetSeconds },
  });
}
