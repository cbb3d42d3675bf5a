import type { Db } from '@pbr/db/client';
import type { users } from '@pbr/db/schema/users';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { aUser } from './factories.ts';
import { testPasswords } from './passwords.ts';

/** The password of every test account. */
export const TEST_PASSWORD = 'seis perros azules';

let hash: Promise<string> | undefined;

export function testPasswordHash(): Promise<string> {
  hash ??= testPasswords.hash(TEST_PASSWORD);
  return hash;
}

/** Makes an account that can sign in with `TEST_PASSWORD`. */
export async function anAccount(db: Db, values: Partial<typeof users.$inferInsert> = {}) {
  const passwordHash = await testPasswordHash();
  return aUser(db, { passwordHash, isEmailVerified: true, ...values });
}

/** The cookie `name=value` of the session that an answer begins, or undefined. */
export function cookieOf(answer: LightMyRequestResponse): string | undefined {
  const cookie = answer.cookies.find(({ name }) => name.endsWith('pbr_session'));
  return cookie && cookie.value !== '' ? `${cookie.name}=${cookie.value}` : undefined;
}

/** Signs in and returns the cookie for the requests that follow. */
export async function signedInCookie(app: FastifyInstance, email: string): Promise<string> {
  const payload = { email, password: TEST_PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
  const cookie = cookieOf(answer);
  if (answer.statusCode !== 200 || !cookie) throw new Error(`no sign-in: ${answer.body}`);
  return cookie;
}
