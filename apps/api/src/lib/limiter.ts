import { AppError } from './errors.ts';

/** How many of a thing one address may do in a stretch of time. */
export interface Limit {
  name: string;
  /** 0 means that there is no limit. */
  points: number;
  windowSeconds: number;
}

export interface Limiter {
  /** Counts one; throws `request.too_many` when the limit is used up. */
  consume: (limit: Limit, key: string) => Promise<void>;
  /** Takes back what `consume` has counted: it turned out not to count. */
  giveBack: (limit: Limit, key: string) => Promise<void>;
}

export function tooMany(msBeforeNext: number): AppError {
  return new AppError('request.too_many', {
    retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
}
