import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.ts';

/** How many of a thing one address may do in a stretch of time. */
export interface Limit {
  name: string;
  points: number;
  windowSeconds: number;
}

export interface Limiter {
  /** Counts one; throws `request.too_many` when the limit is used up. */
  consume: (limit: Limit, key: string) => Promise<void>;
}

/** Counts in this process's memory. */
export function createMemoryLimiter(): Limiter {
  const limiters = new Map<string, RateLimiterMemory>();

  function limiterFor({ name, points, windowSeconds }: Limit): RateLimiterMemory {
    let limiter = limiters.get(name);
    if (!limiter) {
      limiter = new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds });
      limiters.set(name, limiter);
    }
    return limiter;
  }

  return {
    consume: async (limit, key) => {
      try {
        await limiterFor(limit).consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new AppError('request.too_many', {
          retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
        });
      }
    },
  };
}
