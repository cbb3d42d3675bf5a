import { createPasswords } from '../../security/passwords.ts';

/** The cheapest argon2id there is: only `passwords.test.ts` tests the real cost. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const testPasswords = createPasswords(CHEAP);
