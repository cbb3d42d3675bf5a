import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../lib/work-queue.ts';

/** Memory in KiB, passes and threads of argon2id. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface Passwords {
  /** An argon2id hash in PHC form, with a salt of its own. */
  hash: (password: string) => Promise<string>;
  /** Without a stored hash it takes as long and answers false. */
  verify: (stored: string | null, password: string) => Promise<boolean>;
  /** Whether the hash was made at another cost. */
  isOutdated: (stored: string) => boolean;
}

/** The floor that OWASP recommends for argon2id with one thread. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** When a crowd signs in, one processor stays free for visitors, and work that would wait for more than a second or two is refused. */
const inTurn = createWorkQueue<unknown>({
  concurrency: Math.max(1, availableParallelism() - 1),
  waiting: 40,
});

async function queued<T>(work: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  await inTurn(randomUUID(), async () => {
    result = await work();
  });
  return result as T;
}

export function hashPassword(password: string, cost = COST): Promise<string> {
  return queued(() => hash(password, cost));
}

/** Tests pass a cheap cost, and a `compare` that counts. */
export function createPasswords(cost = COST, compare: typeof verify = verify): Passwords {
  const { memoryCost, timeCost, parallelism } = cost;
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  /** The hash of a password that nobody knows. */
  const nobodys = hash(randomUUID(), cost);
  nobodys.catch(() => {});
  return {
    hash: (password) => hashPassword(password, cost),
    verify: (stored, password) =>
      queued(async () => {
        const matches = await compare(stored ?? (await nobodys), password);
        return stored !== null && matches;
      }),
    isOutdated: (stored) => !stored.startsWith(prefix),
  };
}
