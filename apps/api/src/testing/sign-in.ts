import { hashPassword } from '../lib/passwords.ts';

/** Of everybody who signs in in a test. */
export const TEST_PASSWORD = 'seis perros azules';

let hash: Promise<string> | undefined;

export function testPasswordHash(): Promise<string> {
  hash ??= hashPassword(TEST_PASSWORD);
  return hash;
}
