import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAccount, cookieOf, TEST_PASSWORD } from '../../testing/data/account.ts';
import { testPasswords } from '../../testing/data/passwords.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

let id: string;
let email: string;
const t = await databaseSuite();
const app = await serverOn(t);
beforeEach(async () => {
  await t.db.delete(sessions);
  ({ id, email } = await anAccount(t.db));
});

const logIn = () =>
  app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password: TEST_PASSWORD },
  });

/** Waits until another connection waits for a lock. */
async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await t.db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (row && row.waiting > 0) return;
    await sleep(5);
  }
}

describe('a sign-in that has compared the password and then waits for a change of the person', () => {
  test.each<[string, () => Promise<Partial<typeof users.$inferInsert>>]>([
    ['a new password', async () => ({ passwordHash: await testPasswords.hash('otra contraseña') })],
    ['the end of the account', async () => ({ isActive: false })],
    ['another e-mail', async () => ({ isEmailVerified: false })],
  ])('is refused after %s', async (_case, change) => {
    const values = await change();
    const answer = await t.db.transaction(async (tx) => {
      await tx.update(users).set(values).where(eq(users.id, id));
      const answering = logIn();
      await Promise.race([untilSomebodyWaits(), answering]);
      await tx.delete(sessions);
      return { answering };
    });
    const refused = await answer.answering;
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'session.invalid_credentials' });
    expect(cookieOf(refused)).toBeUndefined();
    expect(await t.db.$count(sessions)).toBe(0);
  });

  test('succeeds after any other change', async () => {
    const answer = await t.db.transaction(async (tx) => {
      await tx.update(users).set({ firstName: 'Otra' }).where(eq(users.id, id));
      const answering = logIn();
      await Promise.race([untilSomebodyWaits(), answering]);
      return { answering };
    });
    expect((await answer.answering).statusCode).toBe(200);
    expect(await t.db.$count(sessions)).toBe(1);
  });
});

test('a sign-in that rehashes the password undoes no change of it', async () => {
  const older = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1 });
  await t.db.update(users).set({ passwordHash: older }).where(eq(users.id, id));
  const passwordHash = await testPasswords.hash('otra contraseña');
  const answer = await t.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    const answering = logIn();
    await Promise.race([untilSomebodyWaits(), answering]);
    return { answering };
  });
  expect((await answer.answering).statusCode).toBe(401);
  expect(await t.db.$count(users, eq(users.passwordHash, passwordHash))).toBe(1);
});

test('a password hashed with older parameters works for several simultaneous sign-ins', async () => {
  const older = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1 });
  await t.db.update(users).set({ passwordHash: older }).where(eq(users.id, id));
  const answers = await Promise.all([logIn(), logIn(), logIn()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await t.db.$count(sessions)).toBe(3);
});
