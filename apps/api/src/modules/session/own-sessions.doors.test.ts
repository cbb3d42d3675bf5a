import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import type { Session } from '@pbr/schemas/account/session';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, cookieOf, signedInCookie, TEST_PASSWORD } from '../../testing/data/account.ts';
import { testApp } from '../../testing/app.ts';
import { generousLimits } from '../../testing/context.ts';
import { clearOutbox, outboxOf } from '../../testing/mail/outbox.ts';
import { databaseSuite } from '../../testing/suite.ts';

let app: FastifyInstance;
let account: Awaited<ReturnType<typeof anAccount>>;
let here: string;
const t = await databaseSuite();
beforeAll(async () => {
  const loginAccount = { name: 'login-account', points: 3, windowSeconds: 900 };
  app = await testApp(t.db, { limits: { ...generousLimits, loginAccount } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await t.db.delete(sessions);
  await clearOutbox(t.db);
  account = await anAccount(t.db);
  here = await signedInCookie(app, account.email);
});

const call = (name: string, input: object | undefined, cookie = here) =>
  app.inject({ method: 'POST', url: `/trpc/${name}`, payload: input ?? {}, headers: { cookie } });
const list = async (cookie = here) => {
  const answer = await app.inject({ url: '/trpc/session.list', headers: { cookie } });
  return answer.json<{ result: { data: Session[] } }>().result.data;
};
const status = async (cookie: string) =>
  (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode;

describe('the sessions of a person', () => {
  test('are listed with browser and times, and without anything that opens them', async () => {
    const payload = { email: account.email, password: TEST_PASSWORD };
    const headers = { 'user-agent': `Firefox ${'x'.repeat(400)}` };
    await app.inject({ method: 'POST', url: '/api/login', payload, headers });
    await signedInCookie(app, (await anAccount(t.db)).email);
    const own = await list();
    expect(own).toHaveLength(2);
    expect(own.filter(({ current }) => current)).toHaveLength(1);
    expect(own.map(({ userAgent }) => userAgent.length).toSorted((a, b) => a - b)).toEqual([
      'lightMyRequest'.length,
      300,
    ]);
    expect(Object.keys(own[0] ?? {}).toSorted()).toEqual(
      ['createdAt', 'current', 'publicId', 'seenAt', 'userAgent'].toSorted(),
    );
  });

  test('can be ended one by one', async () => {
    const there = await signedInCookie(app, account.email);
    const other = (await list()).find(({ current }) => !current);
    const answer = await call('session.end', { publicId: other?.publicId });
    expect(answer.json().result.data).toEqual({ ended: 1 });
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    const again = await call('session.end', { publicId: other?.publicId });
    expect(again.json().error.data.appCode).toBe('session.not_found');
  });

  test('include the current one, which ends like signing out', async () => {
    const [own] = await list();
    const answer = await call('session.end', { publicId: own?.publicId });
    expect(cookieOf(answer)).toBeUndefined();
    expect(answer.cookies).toMatchObject([{ value: '' }]);
    expect(await status(here)).toBe(401);
  });

  test('cannot be ended by somebody else', async () => {
    const stranger = await signedInCookie(app, (await anAccount(t.db)).email);
    const [theirs] = await list(stranger);
    const answer = await call('session.end', { publicId: theirs?.publicId });
    expect(answer.json().error.data).toMatchObject({
      httpStatus: 404,
      appCode: 'session.not_found',
    });
    expect(await status(stranger)).toBe(200);
  });

  test('can all be ended except the current one', async () => {
    const there = [
      await signedInCookie(app, account.email),
      await signedInCookie(app, account.email),
    ];
    const stranger = await signedInCookie(app, (await anAccount(t.db)).email);
    expect((await call('session.endOthers', undefined)).json().result.data).toEqual({ ended: 2 });
    expect(await status(here)).toBe(200);
    for (const cookie of there) expect(await status(cookie)).toBe(401);
    expect(await status(stranger)).toBe(200);
  });
});

test('an admin who deactivates somebody ends all their sessions with the next request', async () => {
  const boss = await signedInCookie(app, (await anAccount(t.db, { role: 'admin' })).email);
  const cookies = [here];
  for (let n = 0; n < 2; n += 1) cookies.push(await signedInCookie(app, account.email));
  const url = `/api/employees/${account.id}`;
  const answer = await app.inject({ method: 'DELETE', url, headers: { cookie: boss } });
  expect(answer.statusCode).toBe(204);
  for (const cookie of cookies) expect(await status(cookie)).toBe(401);
  const body = async (payload: object) => {
    const refused = await app.inject({ method: 'POST', url: '/api/login', payload });
    const { code, message } = refused.json();
    return { status: refused.statusCode, code, message };
  };
  expect(await body({ email: account.email, password: TEST_PASSWORD })).toEqual(
    await body({ email: 'nadie@correo.mx', password: TEST_PASSWORD }),
  );
});

describe('changing the password', () => {
  const change = (currentPassword: string, newPassword = 'buganvilia de noche', cookie = here) =>
    call('account.changePassword', { currentPassword, newPassword }, cookie);

  test('ends every other session, notifies the person, and the new one works', async () => {
    const there = await signedInCookie(app, account.email);
    const answer = await change(TEST_PASSWORD);
    expect(answer.json().result.data).toEqual({ endedSessions: 1 });
    expect([await status(here), await status(there)]).toEqual([200, 401]);
    expect(await outboxOf(t.db)).toMatchObject([{ to: account.email }]);
    const logIn = async (password: string) => {
      const payload = { email: account.email, password };
      return (await app.inject({ method: 'POST', url: '/api/login', payload })).statusCode;
    };
    expect(await logIn('buganvilia de noche')).toBe(200);
    expect(await logIn(TEST_PASSWORD)).toBe(401);
  });

  test('needs the old one, and cannot be used to guess it', async () => {
    const before = await t.db.select().from(users).where(eq(users.id, account.id));
    for (let n = 0; n < 3; n += 1) {
      const { data } = (await change(`incorrecta${n}`)).json().error;
      expect(data).toMatchObject({
        httpStatus: 400,
        fields: { currentPassword: 'Esta no es tu contraseña actual.' },
      });
    }
    expect((await change(TEST_PASSWORD)).statusCode).toBe(429);
    expect(await t.db.select().from(users).where(eq(users.id, account.id))).toEqual(before);
  });

  test('does not verify an unverified e-mail', async () => {
    await t.db.update(users).set({ isEmailVerified: false }).where(eq(users.id, account.id));
    expect((await change(TEST_PASSWORD)).statusCode).toBe(200);
    const [after] = await t.db.select().from(users).where(eq(users.id, account.id));
    expect(after?.isEmailVerified).toBe(false);
  });

  test('refuses a common one beside its field', async () => {
    const { data } = (await change(TEST_PASSWORD, 'password')).json().error;
    expect(Object.keys(data.fields)).toEqual(['newPassword']);
  });

  test('twice at once changes it once', async () => {
    const there = await signedInCookie(app, account.email);
    const answers = await Promise.all([
      change(TEST_PASSWORD, 'la primera de las dos'),
      change(TEST_PASSWORD, 'la segunda de las dos', there),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});
