import { hash } from '@node-rs/argon2';

/** Memory in KiB and passes: the floor that OWASP recommends for argon2id with one thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** An argon2id hash in PHC form, with a salt of its own. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}
