import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../testing/mail/outbox.ts';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

let boss: { id: string; cookie: string };
let agent: { id: string; cookie: string };
const t = await databaseSuite({ clear: ['users', 'sessions'] });
const app = await serverOn(t);
beforeEach(async () => {
  boss = await signedIn({ email: 'jefa@correo.mx', role: 'admin' });
  agent = await signedIn({ email: 'agente@correo.mx' });
  await clearOutbox(t.db);
});

async function signedIn(values: object) {
  const { id, email } = await anAccount(t.db, values);
  return { id, cookie: await signedInCookie(app, email) };
}

const form = {
  firstName: 'Luz',
  lastName: 'Mora',
  email: 'luz@correo.mx',
  phone: '',
  role: 'employee',
};

interface Answer {
  status: number;
  data: unknown;
  error: { code: string; message: string; fields?: Record<string, string> } | undefined;
}
type Call = 'list' | 'create' | 'update' | 'deactivate';
type Door = (
  call: Call,
  options?: { cookie?: string; id?: string; body?: unknown },
) => Promise<Answer>;

const routes = { list: 'GET', create: 'POST', update: 'PUT', deactivate: 'DELETE' } as const;

const rest: Door = async (call, { cookie, id, body } = {}) => {
  const path = call === 'list' || call === 'create' ? '' : `/${id}`;
  const answer = await app.inject({
    method: routes[call],
    url: `/api/employees${path}`,
    headers: cookie === undefined ? {} : { cookie },
    ...(body !== undefined && { payload: body as object }),
  });
  const json = answer.body === '' ? undefined : answer.json();
  const failed = answer.statusCode >= 400;
  return {
    status: answer.statusCode,
    data: failed ? undefined : json,
    error: failed ? json : undefined,
  };
};
const trpc: Door = async (call, { cookie, id, body } = {}) => {
  const answer = await app.inject({
    method: call === 'list' ? 'GET' : 'POST',
    url: `/trpc/employee.${call}`,
    headers: cookie === undefined ? {} : { cookie },
    ...(call !== 'list' && { payload: { ...(body as object), id } }),
  });
  const { result, error } = answer.json();
  return {
    status: error?.data.httpStatus ?? 200,
    data: result?.data,
    error: error && { code: error.data.appCode, message: error.message, fields: error.data.fields },
  };
};

const KEYS = [
  'id',
  'email',
  'firstName',
  'lastName',
  'phone',
  'role',
  'isActive',
  'status',
  'version',
];
const calls = Object.keys(routes) as Call[];

describe.each([
  ['REST', rest, { created: 201, gone: 204 }],
  ['tRPC', trpc, { created: 200, gone: 200 }],
] as const)('employees through %s', (_name, door, statuses) => {
  test.each(calls)(
    '%s is refused to a visitor and to an agent, whatever they send',
    async (call) => {
      const tries = [
        { id: boss.id, body: form },
        { id: 'x', body: { email: 5 } },
      ];
      for (const options of call === 'list' || call === 'deactivate' ? [{ id: boss.id }] : tries) {
        expect(await door(call, options)).toMatchObject({
          status: 401,
          error: { code: 'session.required' },
        });
        expect(await door(call, { ...options, cookie: agent.cookie })).toMatchObject({
          status: 403,
          error: { code: 'admin.required' },
        });
      }
      expect(await t.db.select().from(users)).toHaveLength(2);
      expect(await outboxOf(t.db)).toEqual([]);
    },
  );

  test('are listed with exactly the fields of the contract', async () => {
    const { status, data } = await door('list', boss);
    expect(status).toBe(200);
    const list = data as Record<string, unknown>[];
    expect(list).toHaveLength(2);
    for (const employee of list) expect(Object.keys(employee).toSorted()).toEqual(KEYS.toSorted());
  });

  test('are created with an invitation, changed and deactivated', async () => {
    const { cookie } = boss;
    const created = await door('create', { cookie, body: { ...form, isAgent: true, id: boss.id } });
    expect(created).toMatchObject({
      status: statuses.created,
      data: { ...form, phone: null, isActive: true, status: 'invited' },
    });
    const { id, invitationLink } = created.data as { id: string; invitationLink: string };
    expect(id).not.toBe(boss.id);
    expect(invitationLink).toContain('http://portal.test/invitation?token=');
    const updated = await door('update', { cookie, id, body: { ...form, lastName: 'Rey' } });
    expect(updated).toMatchObject({ status: 200, data: { id, lastName: 'Rey', role: 'employee' } });
    expect(updated.data).not.toHaveProperty('invitationLink');
    expect((await door('deactivate', { cookie, id })).status).toBe(statuses.gone);
    expect(((await door('list', { cookie })).data as unknown[]).length).toBe(2);
  });

  test.each([
    ['a taken e-mail', { email: 'AGENTE@correo.mx' }, 409, 'employee.email_taken'],
    ['a wrong e-mail', { email: 'luz' }, 400, 'request.invalid'],
  ])('with %s are refused beside the field', async (_case, change, status, code) => {
    const body = { ...form, ...change };
    const fields = { email: expect.any(String) };
    const refused = { status, error: { code, fields } };
    expect(await door('create', { cookie: boss.cookie, body })).toMatchObject(refused);
    const { id } = await aUser(t.db);
    expect(await door('update', { cookie: boss.cookie, id, body })).toMatchObject(refused);
  });

  test.each(['update', 'deactivate'] as const)(
    'who do not exist are not found: %s',
    async (call) => {
      for (const id of [crypto.randomUUID(), '1', '1e3', '%00'])
        expect(
          await door(call, { cookie: boss.cookie, id, body: call === 'update' ? {} : undefined }),
        ).toMatchObject({
          status: 404,
          error: { code: 'employee.not_found' },
        });
    },
  );

  test('who wait for approval keep their e-mail, and may be changed otherwise', async () => {
    const waiting = { registration: 'pending', isActive: false, isEmailVerified: true } as const;
    const { id, email } = await aUser(t.db, waiting);
    const { cookie } = boss;
    expect(await door('update', { cookie, id, body: form })).toMatchObject({
      status: 400,
      error: { fields: { email: 'Primero activa o rechaza este registro.' } },
    });
    const body = { ...form, email: email.toUpperCase() };
    expect(await door('update', { cookie, id, body })).toMatchObject({
      status: 200,
      data: { status: 'pending', lastName: form.lastName },
    });
  });

  test('with the role admin cannot be deactivated, and the last one keeps the role', async () => {
    const other = await signedIn({ role: 'admin' });
    for (const id of [boss.id, other.id])
      expect(await door('deactivate', { cookie: boss.cookie, id })).toMatchObject({
        status: 409,
        error: { code: 'employee.admin_protected' },
      });
    const role = { ...form, role: 'employee' };
    expect((await door('update', { cookie: boss.cookie, id: other.id, body: role })).status).toBe(
      200,
    );
    const own = { ...role, email: 'jefa@correo.mx' };
    expect(await door('update', { cookie: boss.cookie, id: boss.id, body: own })).toMatchObject({
      status: 409,
      error: { code: 'employee.last_admin' },
    });
  });

  test('are signed out of all three sessions at the next request after their deactivation', async () => {
    const cookies = [agent.cookie];
    for (let n = 0; n < 2; n += 1) cookies.push(await signedInCookie(app, 'agente@correo.mx'));
    expect(await statusOfUser(cookies)).toEqual([200, 200, 200]);
    await door('deactivate', { cookie: boss.cookie, id: agent.id });
    expect(await statusOfUser(cookies)).toEqual([401, 401, 401]);
  });

  test('who lose the role admin stay signed in but are refused at the next request', async () => {
    const other = await signedIn({ email: 'otra@correo.mx', role: 'admin' });
    expect((await door('list', other)).status).toBe(200);
    const body = { ...form, email: 'otra@correo.mx' };
    await door('update', { cookie: boss.cookie, id: other.id, body });
    expect((await door('list', other)).status).toBe(403);
    expect(await statusOfUser([other.cookie])).toEqual([200]);
  });
});

const statusOfUser = (cookies: string[]) =>
  Promise.all(
    cookies.map(
      async (cookie) => (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode,
    ),
  );

test('an agent cannot send invitations or approve registrations', async () => {
  const { id } = await aUser(t.db, {
    isActive: false,
    isEmailVerified: true,
    registration: 'pending',
  });
  for (const call of ['invite', 'activate']) {
    const ask = (headers: Record<string, string>) =>
      app.inject({ method: 'POST', url: `/trpc/employee.${call}`, headers, payload: { id } });
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask({ cookie: agent.cookie })).statusCode).toBe(403);
  }
  expect((await t.db.select().from(users).where(eq(users.id, id)))[0]?.isActive).toBe(false);
});
