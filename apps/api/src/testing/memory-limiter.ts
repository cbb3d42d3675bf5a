import { type Limiter, tooMany } from '../security/limiter.ts';

/** A limiter for tests of other things: it counts in memory, and its windows never end. */
export function createMemoryLimiter(): Limiter {
  const counts = new Map<string, number>();
  return {
    consume: async ({ name, points, windowSeconds }, key) => {
      const count = (counts.get(`${name} ${key}`) ?? 0) + 1;
      counts.set(`${name} ${key}`, count);
      if (points > 0 && count > points) throw tooMany(windowSeconds * 1000);
    },
    giveBack: async ({ name }, key) => {
      counts.set(`${name} ${key}`, (counts.get(`${name} ${key}`) ?? 1) - 1);
    },
  };
}
