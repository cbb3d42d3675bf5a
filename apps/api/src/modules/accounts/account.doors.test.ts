import { users } from '@pbr/db/schema/users';
import type { InjectOptions } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { runAccountJobs } from '../../testing/data/account-jobs.ts';
import { testApp } from '../../testing/app.ts';
import { generousLimits, testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../testing/mail/outbox.ts';
import { cookieOf } from '../../testing/data/account.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const t = await databaseSuite({ clear: ['users', 'sessions'] });
const app = await serverOn(t, { trustProxy: '127.0.0.1' });
beforeEach(async () => {
  await clearOutbox(t.db);
});

const form = {
  firstName: 'Marta',
  lastName: 'Solís',
  email: 'marta@correo.mx',
  password: 'seis perros azules',
  acceptPrivacy: true,
};

const call = (name: string, payload: object, options: InjectOptions = {}, on = app) =>
  on.inject({ ...options, method: 'POST', url: `/trpc/account.${name}`, payload });
const lastMail = async () => {
  await runAccountJobs(testContext(t.db));
  return (await outboxOf(t.db)).at(-1);
};

describe('an account', () => {
  test('is registered, verified and signed in', async () => {
    const answer = await call('register', form);
    expect([answer.statusCode, answer.json().result.data]).toEqual([200, { sent: true }]);
    expect(answer.cookies).toEqual([]);
    const token = tokenIn(await lastMail());
    const verified = await call('verifyEmail', { token });
    expect(verified.json().result.data).toMatchObject({
      user: { email: form.email, role: 'employee', isEmailVerified: true },
      waitsForApproval: false,
    });
    expect(verified.body).not.toMatch(/argon2|passwordHash/u);
    const cookie = cookieOf(verified) ?? '';
    expect((await app.inject({ url: '/api/user', headers: { cookie } })).statusCode).toBe(200);
    const again = await call('verifyEmail', { token });
    expect([again.statusCode, again.json().error.data.appCode, again.cookies]).toEqual([
      400,
      'account.token_invalid',
      [],
    ]);
  });

  test('cannot be told from an unknown one by any answer', async () => {
    await aUser(t.db, { email: 'activa@correo.mx', passwordHash: 'x' });
    await aUser(t.db, { email: 'fuera@correo.mx', passwordHash: 'x', isActive: false });
    const answersTo = async (email: string) => {
      const answers = [
        await call('register', { ...form, email }),
        await call('requestPasswordReset', { email }),
      ];
      return answers.map(({ statusCode, body, headers }) => {
        const { date: _date, 'x-request-id': _id, ...rest } = headers;
        return {
          statusCode,
          body,
          headers: JSON.stringify(rest).replaceAll(/'nonce-[^']+'/gu, ''),
        };
      });
    };
    const known = await answersTo('activa@correo.mx');
    expect(await answersTo('fuera@correo.mx')).toEqual(known);
    expect(await answersTo('nueva@correo.mx')).toEqual(known);
  });

  test.each([
    ['password', '12345'],
    ['password', 'password'],
    ['password', 'nul\u0000 adentro'],
    ['password', 'a'.repeat(129)],
  ])('is refused with %s %j, beside the field', async (field, value) => {
    const answer = await call('register', { ...form, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.fields).toHaveProperty(field);
    expect(await t.db.select().from(users)).toEqual([]);
  });

  test('is refused with a password of 10 MB, which is not read', async () => {
    const answer = await call('register', { ...form, password: 'a'.repeat(10 * 1024 * 1024) });
    expect(answer.statusCode).toBe(413);
  });
});

describe('a mailed link', () => {
  const EVIL = {
    host: 'malo.mx',
    'x-forwarded-host': 'malo.mx',
    'x-forwarded-proto': 'https',
    forwarded: 'host=malo.mx',
    'x-original-host': 'malo.mx',
  };

  test('leads to the portal, whatever host the request names', async () => {
    await aUser(t.db, { email: form.email, passwordHash: 'x' });
    await call('requestPasswordReset', { email: form.email }, { headers: EVIL });
    await call('register', { ...form, email: 'nueva@correo.mx' }, { headers: EVIL });
    await lastMail();
    const mails = await outboxOf(t.db);
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(`${mail.text}${mail.html}`).not.toContain('malo.mx');
      expect(mail.text).toMatch(/^http:\/\/portal\.test\/[a-z-]+\?token=/mu);
    }
  });

  test('describes the invited person, while a wrong link describes nothing', async () => {
    const answer = await app.inject({
      url: `/trpc/account.describeInvitation?input=${encodeURIComponent('{"token":"x"}')}`,
    });
    expect([answer.statusCode, answer.json().error.data.appCode]).toEqual([
      400,
      'account.token_invalid',
    ]);
  });
});

test("the registration mode is public, and 'closed' refuses registrations", async () => {
  const closed = await testApp(t.db, { registration: 'closed' });
  const mode = await closed.inject({ url: '/trpc/account.registrationMode' });
  expect(mode.json().result.data).toBe('closed');
  const answer = await call('register', form, {}, closed);
  expect([answer.statusCode, answer.json().error.data.appCode]).toEqual([
    403,
    'account.registration_closed',
  ]);
  await closed.close();
});

test.each([
  ['register', 'registration', form],
  ['requestPasswordReset', 'passwordReset', { email: form.email }],
] as const)('every call of %s inside a batch counts', async (name, kind, payload) => {
  const limits = { ...generousLimits, [kind]: { name: kind, points: 3, windowSeconds: 300 } };
  const limited = await testApp(t.db, { limits });
  const names = Array.from({ length: 5 }, () => `account.${name}`).join(',');
  const answer = await limited.inject({
    method: 'POST',
    url: `/trpc/${names}?batch=1`,
    payload: Object.fromEntries(Array.from({ length: 5 }, (_, n) => [n, payload])),
  });
  const codes = answer
    .json<{ error?: { data: { appCode: string } } }[]>()
    .map(({ error }) => error?.data.appCode ?? 'ok');
  expect(codes.toSorted()).toEqual(['ok', 'ok', 'ok', 'request.too_many', 'request.too_many']);
  await limited.close();
});
