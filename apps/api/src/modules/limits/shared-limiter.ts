import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../lib/context.ts';
import { type Limit, type Limiter, quotaAfter } from '../../security/limiter.ts';
import { countOne, uncountOne } from './limit.queries.ts';

/** Counts in the database, so that all processes share the counts and a restart keeps them. */
export function createSharedLimiter({ db, now }: Pick<ServiceContext, 'db' | 'now'>): Limiter {
  return {
    consume: async (limit, key, inside = db) => {
      if (limit.points === 0) return undefined;
      const { windowSeconds } = limit;
      const at = now();
      const { count, expiresAt } = await countOne(inside, {
        key: rowKey(limit, key),
        now: at,
        windowSeconds,
      });
      return quotaAfter(limit, count, Date.parse(expiresAt) - at.getTime());
    },
    giveBack: async (limit, key) => {
      if (limit.points > 0) await uncountOne(db, rowKey(limit, key));
    },
  };
}

/** Hashes the key, so that neither IPs nor e-mails are stored. */
function rowKey({ name }: Limit, key: string): string {
  return `${name}:${createHash('sha256').update(key).digest('hex')}`;
}
