import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from './work-queue.ts';

/** Memory in KiB and passes: the floor that OWASP recommends for argon2id with one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** How a hash of this cost begins. */
const PREFIX = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** Opens with no password that anybody knows. */
const NOBODYS = hash(randomUUID(), COST);
NOBODYS.catch(() => {});

/** A crowd that signs in leaves one processor to the visitors, and what would wait for more than a second or two is refused. */
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

/** An argon2id hash in PHC form, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, COST));
}

/** Where there is nothing to compare with, it takes as long and says no. */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return queued(async () => {
    const matches = await verify(stored ?? (await NOBODYS), password);
    return stored !== null && matches;
  });
}

/** Whether the hash was made when another cost was usual. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(PREFIX);
}
