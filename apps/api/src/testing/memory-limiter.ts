import { type Limiter, quotaAfter } from '../security/limiter.ts';

/** A limiter for tests of other things: it counts in memory, and its windows never end. */
export function createMemoryLimiter(): Limiter {
  const counts = new Map<string, number>();
  return {
    consume: async (limit, key) => {
      const { name, points, windowSeconds } = limit;
      const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
      counts.set(`${name} ${key}`, count);
      return points === 0 ? undefined : quotaAfter(limit, count, windowSeconds * 1000);
    },
    giveBack: async ({ name }, key) => {
      counts.set(`${name} ${key}`, (counts.get(`${name} ${key}`) ?? 1) - 1);
    },
    keyOf: (name, counted) => `${name}:${counted}`,
  };
}
