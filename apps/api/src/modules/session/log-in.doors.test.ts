import { limitCounts } from '@pbr/db/schema/limit-counts';
import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import { hash, verify as argon2Verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createPasswords } from '../../security/passwords.ts';
import { createSharedLimiter } from '../limits/shared-limiter.ts';
import { anAccount, TEST_PASSWORD } from '../../testing/data/account.ts';
import { testApp } from '../../testing/app.ts';
import { generousLimits } from '../../testing/context.ts';
import { CHEAP } from '../../testing/data/passwords.ts';
import { aClock } from '../../testing/data/clock.ts';
import { databaseSuite } from '../../testing/suite.ts';

/** Does the real work and counts the calls. */
const verify = vi.fn(argon2Verify);
const passwords = createPasswords(CHEAP, verify);
const CHEAP_HASH = /^\$argon2id\$v=19\$m=8,t=1,p=1\$/u;

let app: FastifyInstance;
const clock = aClock('2026-11-20T18:00:00Z');
let userId: string;
let email: string;
const t = await databaseSuite();
beforeAll(async () => {
  app = await testApp(t.db, {
    now: clock.now,
    passwords,
    limiter: createSharedLimiter({ db: t.db, now: clock.now, secret: 'x' }),
    limits: {
      ...generousLimits,
      loginAccount: { name: 'login-account', points: 10, windowSeconds: 900 },
      loginIp: { name: 'login-ip', points: 30, windowSeconds: 900 },
    },
    trustProxy: false,
  });
  ({ id: userId, email } = await anAccount(t.db, { email: 'Marta@Correo.mx' }));
});
afterAll(() => app.close());
beforeEach(async () => {
  await t.db.delete(limitCounts);
  verify.mockClear();
});

interface Sent {
  email?: unknown;
  password?: unknown;
  [key: string]: unknown;
}
interface Options {
  headers?: Record<string, string>;
  remoteAddress?: string;
}
type Door = (
  body: Sent,
  options?: Options,
) => Promise<{
  status: number;
  code: unknown;
  fields: unknown;
  message: unknown;
  retryAfter: unknown;
}>;

const rest: Door = async (body, options = {}) => {
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload: body, ...options });
  const { code, fields, message } = answer.json();
  return {
    status: answer.statusCode,
    code,
    fields,
    message,
    retryAfter: answer.headers['retry-after'],
  };
};
const trpc: Door = async (body, options = {}) => {
  const url = '/trpc/session.login';
  const answer = await app.inject({ method: 'POST', url, payload: body, ...options });
  const { error } = answer.json();
  const { appCode: code, fields, retryAfterSeconds } = error?.data ?? {};
  const retryAfter = answer.headers['retry-after'];
  expect(retryAfter).toBe(retryAfterSeconds && String(retryAfterSeconds));
  return { status: answer.statusCode, code, fields, message: error?.message, retryAfter };
};
const REFUSED = {
  status: 401,
  code: 'session.invalid_credentials',
  message: 'Credenciales inválidas',
};

describe.each([
  ['REST', rest],
  ['tRPC', trpc],
])('signing in through %s', (_name, send) => {
  const wrong = (options?: Options) => send({ email, password: 'incorrecta' }, options);
  const right = (options?: Options) => send({ email, password: TEST_PASSWORD }, options);
  const times = async (count: number, act: (n: number) => ReturnType<Door>) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push((await act(n)).status);
    return statuses;
  };

  test.each([
    ['a wrong e-mail', { email: 'marta@', password: TEST_PASSWORD }, 'email', 'Email inválido'],
    [
      'a short password',
      { email: 'marta@correo.mx', password: '12345' },
      'password',
      'La contraseña debe tener al menos 6 caracteres',
    ],
    [
      'a NUL',
      { email: 'marta@correo.mx', password: 'seis\u0000perros' },
      'password',
      'Hay caracteres que no se permiten.',
    ],
    ['no password', { email: 'marta@correo.mx' }, 'password', 'Escribe tu contraseña.'],
    [
      'an empty password',
      { email: 'marta@correo.mx', password: '' },
      'password',
      'Escribe tu contraseña.',
    ],
    [
      'another type',
      { email: { $ne: 1 }, password: TEST_PASSWORD },
      'email',
      'Escribe un correo electrónico.',
    ],
    [
      'a look-alike',
      { email: 'mаrta@correo.mx', password: TEST_PASSWORD },
      'email',
      'Email inválido',
    ],
  ])(
    'with %s is refused beside the field, and does not count',
    async (_case, body, field, message) => {
      const answer = await send(body);
      expect(answer).toMatchObject({
        status: 400,
        code: 'request.invalid',
        fields: { [field]: message },
      });
      expect(await t.db.$count(limitCounts)).toBe(0);
    },
  );

  test.each([' MARTA@CORREO.MX ', 'marta@correo.mx.', 'mailto:marta@correo.mx'])(
    'accepts the e-mail as %j',
    async (typed) => {
      expect((await send({ email: typed, password: TEST_PASSWORD })).status).toBe(200);
    },
  );

  test('gives everybody who may not sign in the same answer, after the same work', async () => {
    const inactive = await anAccount(t.db, { isActive: false });
    const unverified = await anAccount(t.db, { isEmailVerified: false });
    const invited = await anAccount(t.db, { passwordHash: null });
    const emails = ['nadie@correo.mx', inactive.email, unverified.email, invited.email, email];
    for (const typed of emails) {
      verify.mockClear();
      const password = typed === email ? 'incorrecta' : TEST_PASSWORD;
      expect(await send({ email: typed, password }), typed).toMatchObject(REFUSED);
      expect(verify, typed).toHaveBeenCalledTimes(1);
      const [compared] = verify.mock.calls[0] ?? [];
      expect(String(compared), typed).toMatch(CHEAP_HASH);
    }
  });

  test('is closed after ten failures, for that account and that IP', async () => {
    expect(await times(12, () => wrong())).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
      429,
    ]);
    const refused = await right();
    expect(refused).toMatchObject({ status: 429, code: 'request.too_many' });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect(Number(refused.retryAfter)).toBeLessThanOrEqual(900);
    expect(verify).toHaveBeenCalledTimes(10);
    // The owner of the account signs in from another IP.
    expect((await right({ remoteAddress: '192.0.2.99' })).status).toBe(200);
  });

  test('opens again after a quarter of an hour', async () => {
    await times(10, () => wrong());
    clock.pass(900_000);
    expect((await right()).status).toBe(200);
  });

  test('counts failures only', async () => {
    await times(9, () => wrong());
    await times(12, () => right());
    expect((await wrong()).status).toBe(401);
    expect((await wrong()).status).toBe(429);
  });

  test('counts the same however the e-mail or the origin is written', async () => {
    const spellings = [
      'marta@correo.mx',
      'MARTA@correo.mx',
      ' Marta@Correo.MX',
      'marta@CORREO.mx ',
    ];
    const statuses = await times(11, (n) =>
      send(
        { email: spellings[n % 4], password: `incorrecta${n}`, extra: n },
        {
          headers: {
            'x-forwarded-for': `10.0.0.${n}`,
            'x-real-ip': `10.0.1.${n}`,
            forwarded: `for=10.0.2.${n}`,
          },
        },
      ),
    );
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });

  test('treats the IPs of one connection as one', async () => {
    await times(10, (n) => wrong({ remoteAddress: `2001:db8:1:2::${n + 1}` }));
    expect((await wrong({ remoteAddress: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await wrong({ remoteAddress: '2001:db8:1:3::1' })).status).toBe(401);
    await times(10, () => wrong({ remoteAddress: '192.0.2.5' }));
    expect((await wrong({ remoteAddress: '::ffff:192.0.2.5' })).status).toBe(429);
  });

  test('is closed to an IP that tries one password on many accounts', async () => {
    const statuses = await times(31, (n) =>
      send({ email: `a${n}@correo.mx`, password: 'verano2026' }),
    );
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([401]));
    expect(statuses[30]).toBe(429);
    expect((await right()).status).toBe(429);
  });

  test('allows ten of many simultaneous attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => wrong()));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(verify).toHaveBeenCalledTimes(10);
  });
});

test('the calls inside a tRPC batch count one by one', async () => {
  const batch = async (size: number) => {
    const path = Array.from({ length: size }, () => 'session.login').join(',');
    const calls = Array.from({ length: size }, (_, n) => [n, { email, password: 'incorrecta' }]);
    const url = `/trpc/${path}?batch=1`;
    return app.inject({ method: 'POST', url, payload: Object.fromEntries(calls) });
  };
  await batch(6);
  const answers = (await batch(6)).json<{ error: { data: { httpStatus: number } } }[]>();
  const refused = answers.filter(({ error }) => error.data.httpStatus === 429);
  expect(refused).toHaveLength(2);
  expect((await batch(50)).statusCode).toBe(400);
  expect(verify).toHaveBeenCalledTimes(10);
});

test('a batch of sign-ins leaves one session', async () => {
  await t.db.delete(sessions);
  const payload = Object.fromEntries(
    Array.from({ length: 5 }, (_, n) => [n, { email, password: TEST_PASSWORD }]),
  );
  const url = `/trpc/${Array.from({ length: 5 }, () => 'session.login').join(',')}?batch=1`;
  const answer = await app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(200);
  expect(answer.cookies).toHaveLength(1);
  expect(await t.db.$count(sessions)).toBe(1);
});

test('a server without configuration hashes at the recommended cost', async () => {
  const server = await testApp(t.db, { passwords: undefined });
  onTestFinished(() => server.close());
  const account = await anAccount(t.db);
  const payload = { email: account.email, password: TEST_PASSWORD };
  const answer = await server.inject({ method: 'POST', url: '/api/login', payload });
  expect(answer.statusCode).toBe(200);
  const [user] = await t.db.select().from(users).where(eq(users.id, account.id));
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
});

test('a hash of another cost is renewed, and still opens', async () => {
  const old = await hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1 });
  await t.db.update(users).set({ passwordHash: old }).where(eq(users.id, userId));
  expect((await rest({ email, password: TEST_PASSWORD })).status).toBe(200);
  const [user] = await t.db.select().from(users).where(eq(users.id, userId));
  expect(user?.passwordHash).toMatch(CHEAP_HASH);
  expect((await rest({ email, password: TEST_PASSWORD })).status).toBe(200);
});
