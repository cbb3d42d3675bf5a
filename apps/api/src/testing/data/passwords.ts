import { createPasswords } from '../../security/passwords.ts';

/** As cheap as argon2id can be: what a password costs is the subject of `passwords.test.ts` alone. */
export const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const testPasswords = createPasswords(CHEAP);
