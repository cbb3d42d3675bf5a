import type { Db } from '@pbr/db/client';
import { AppError } from '../lib/errors.ts';

/** How many of a thing one address may do in a stretch of time. */
export interface Limit {
  name: string;
  /** 0 means that there is no limit. */
  points: number;
  windowSeconds: number;
}

export interface Limiter {
  /**
   * Counts one; throws `request.too_many` when the limit is used up. It takes a connection of its own, so that what is rolled back
   * still counts. Inside a transaction pass it as `inside`: then what is counted happens, or not, together with it, and no second
   * connection is waited for while the first is held.
   */
  consume: (limit: Limit, key: string, inside?: Db) => Promise<void>;
  /** Takes back what `consume` has counted: it turned out not to count. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
}

export function tooMany(msBeforeNext: number): AppError {
  return new AppError('request.too_many', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}
