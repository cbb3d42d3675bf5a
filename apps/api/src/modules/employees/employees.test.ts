import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, fakeSession, member, testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../testing/mail/outbox.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { issueAccountLink } from '../accounts/links/account-link.ts';
import { resetPassword } from '../accounts/passwords/password-links.ts';
import { activateEmployee } from './activate-employee.ts';
import { createEmployee } from './create-employee.ts';
import { getHoldings } from './get-holdings.ts';
import { handOver } from './hand-over.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { inviteEmployee } from './invite-employee.ts';
import { listEmployees } from './list-employees.ts';
import { updateEmployee } from './update-employee.ts';

let boss: typeof users.$inferSelect;
const t = await databaseSuite({ clear: ['users', 'sessions'] });
beforeEach(async () => {
  await clearOutbox(t.db);
  boss = await person({ email: 'jefa@correo.mx', role: 'admin', lastName: 'Ávila' });
});

const PASSWORD = 'seis perros azules';
const DEAD = { code: 'account.token_invalid' };
const form = {
  firstName: 'Luz',
  lastName: 'Mora',
  email: 'Luz@correo.mx',
  phone: '55 1234 5678',
  role: 'employee',
};
const person = (change: object = {}) =>
  aUser(t.db, { passwordHash: 'x', isEmailVerified: true, ...change });
const context = (change: object = {}) => testContext(t.db, { actor: admin(boss.id), ...change });
const create = (change: object = {}, ctx = context()) =>
  createEmployee(ctx, { ...form, ...change });
const update = (id: string, change: object = {}, ctx = context()) =>
  updateEmployee(ctx, { id, ...form, ...change });
const rowOf = async (id: string) => (await t.db.select().from(users).where(eq(users.id, id)))[0];
const mails = () => outboxOf(t.db);
const tokenOf = (href: string) => new URL(href).searchParams.get('token') ?? '';

async function aSession(userId: string, publicId: string = crypto.randomUUID()) {
  const expire = new Date(Date.now() + 3_600_000).toISOString();
  const sess = { userId, publicId };
  await t.db.insert(sessions).values({ sid: crypto.randomUUID(), sess, expire });
  return publicId;
}
const sessionsLeft = async () =>
  (await t.db.select({ publicId: sql<string>`sess ->> 'publicId'` }).from(sessions)).map(
    ({ publicId }) => publicId,
  );

const waiting = (change: object = {}) =>
  person({ registration: 'pending', isActive: false, isEmailVerified: true, ...change });
const unconfirmed = (email: string) =>
  person({
    email,
    registration: 'pending',
    isActive: false,
    isEmailVerified: false,
    passwordHash: null,
  });

describe('the list of employees', () => {
  test('holds active, invited and waiting people by name, and nobody else', async () => {
    await person({ lastName: 'Zúñiga', isActive: false });
    await person({ firstName: 'Ana', lastName: 'castro' });
    await person({ firstName: 'Beto', lastName: 'Dorado', passwordHash: null });
    await waiting({ firstName: 'Carla', lastName: 'Elías' });
    await unconfirmed('nadie@correo.mx');
    const list = await listEmployees(context());
    expect(list.map(({ lastName, status, isActive }) => [lastName, status, isActive])).toEqual([
      ['Ávila', 'active', true],
      ['castro', 'active', true],
      ['Dorado', 'invited', true],
      ['Elías', 'pending', false],
    ]);
    expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'email',
        'firstName',
        'lastName',
        'phone',
        'role',
        'isActive',
        'status',
        'version',
      ].toSorted(),
    );
  });
});

describe('an updated employee', () => {
  test('keeps the role if none is given, and everything that the form does not name', async () => {
    const other = await person({ role: 'admin', isAgent: true, bio: 'Hola' });
    const change = {
      role: '',
      email: 'Nueva@correo.mx',
      phone: null,
      isAgent: false,
      isActive: false,
    };
    expect(await update(other.id, change)).toMatchObject({
      email: 'Nueva@correo.mx',
      phone: null,
      role: 'admin',
    });
    expect(await rowOf(other.id)).toMatchObject({ isAgent: true, isActive: true, bio: 'Hola' });
  });

  test('is refused to a client that has read an older version', async () => {
    const { id } = await person();
    const { version } = await update(id);
    const having = (own: number) => context({ ifMatch: [{ own, photos: undefined }] });
    const again = (own: number) => update(id, { lastName: 'Rey' }, having(own));
    await expect(again(version - 1)).rejects.toMatchObject({ code: 'request.stale' });
    expect(await again(version)).toMatchObject({ lastName: 'Rey', version: version + 1 });
  });

  test('is refused to a form that has read an older version', async () => {
    const { id, version } = await person({ email: form.email, role: 'admin' });
    await update(id, { role: 'employee', version });
    const stale = update(id, { role: 'admin', email: 'otra@correo.mx', version });
    await expect(stale).rejects.toMatchObject({ code: 'employee.changed', kind: 'conflict' });
    expect(await rowOf(id)).toMatchObject({ role: 'employee', email: form.email });
  });

  test('may keep the e-mail in another case, and cannot take that of somebody else', async () => {
    const { id } = await person({ email: 'luz@correo.mx', isEmailVerified: true });
    const publicId = await aSession(id);
    await update(id);
    expect(await rowOf(id)).toMatchObject({ email: 'Luz@correo.mx', isEmailVerified: true });
    expect(await sessionsLeft()).toEqual([publicId]);
    await expect(update(id, { email: 'JEFA@correo.mx' })).rejects.toMatchObject({
      code: 'employee.email_taken',
      fields: { email: 'Ya hay una cuenta con este correo.' },
    });
  });

  test('with a new e-mail is signed out, loses old links, and gets a link at the new e-mail', async () => {
    const { id } = await person({ email: 'vieja@correo.mx', isEmailVerified: true });
    await aSession(id);
    const { href } = await issueAccountLink(context(), { userId: id, kind: 'reset_password' });
    await update(id);
    expect(await rowOf(id)).toMatchObject({ isEmailVerified: false });
    expect(await sessionsLeft()).toEqual([]);
    await expect(
      resetPassword(testContext(t.db), { token: tokenOf(href), password: PASSWORD }),
    ).rejects.toMatchObject(DEAD);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: 'Luz@correo.mx' });
    await resetPassword(testContext(t.db), { token: tokenIn(mail), password: PASSWORD });
    expect(await rowOf(id)).toMatchObject({ isEmailVerified: true });
  });

  test('may get an e-mail that a stranger typed and never confirmed', async () => {
    const { id } = await person();
    const stranger = await unconfirmed('LUZ@correo.mx');
    const another = await unconfirmed('otra@correo.mx');
    await update(id);
    expect(await rowOf(stranger.id)).toBeUndefined();
    expect(await rowOf(another.id)).toEqual(another);
  });

  test('cannot get an e-mail that somebody else gets at the same moment', async () => {
    const { id } = await person();
    const blocked = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const outcome = await t.db.transaction(async (tx) => {
      await aUser(tx, { email: 'luz@correo.mx' });
      const moving = update(id).catch((error: unknown) => error);
      await expect.poll(() => t.db.execute(blocked)).toHaveLength(1);
      return { moving };
    });
    expect(await outcome.moving).toMatchObject({ code: 'employee.email_taken' });
  });

  test('with a new e-mail before accepting the invitation is invited there only', async () => {
    const { id } = await create();
    const { href } = await issueAccountLink(context(), { userId: id, kind: 'reset_password' });
    await update(id, { email: 'nueva@correo.mx' });
    await expect(
      resetPassword(testContext(t.db), { token: tokenOf(href), password: PASSWORD }),
    ).rejects.toMatchObject(DEAD);
    expect((await mails()).map(({ to }) => to)).toEqual(['Luz@correo.mx', 'nueva@correo.mx']);
  });

  test('keeps the session of the request when updating themselves', async () => {
    const here = await aSession(boss.id);
    await aSession(boss.id);
    await update(boss.id, { role: 'admin' }, context({ session: fakeSession(here) }));
    expect(await sessionsLeft()).toEqual([here]);
  });

  test('may lose the role admin only while another admin can sign in', async () => {
    await person({ role: 'admin', passwordHash: null });
    await person({ role: 'admin', isActive: false });
    await person({ role: 'admin', isEmailVerified: false });
    await person();
    await expect(update(boss.id)).rejects.toMatchObject({ code: 'employee.last_admin' });
    await person({ role: 'admin' });
    expect(await update(boss.id)).toMatchObject({ role: 'employee' });
  });

  test("leaves one admin in 40 races of two admins who take each other's role", async () => {
    const other = await person({ role: 'admin', email: 'otro@correo.mx' });
    const demote = (by: string, whom: typeof boss) =>
      update(whom.id, { email: whom.email, role: 'employee' }, context({ actor: admin(by) }));
    for (let round = 0; round < 40; round += 1) {
      await t.db.update(users).set({ role: 'admin' });
      const tries = await Promise.allSettled([demote(boss.id, other), demote(other.id, boss)]);
      expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const lost = tries.find((one) => one.status === 'rejected');
      expect(lost?.reason).toMatchObject({ code: 'admin.required' });
    }
  });

  test.each([
    ['email', 'luz@', 'Email inválido'],
    ['firstName', '', 'Escribe el nombre.'],
    ['role', 'owner', 'Elige un rol.'],
    ['phone', 'abc', 'Escribe el teléfono con lada, por ejemplo 55 1234 5678.'],
    ['phone', '5512 3456', 'Escribe el teléfono con lada, por ejemplo 55 1234 5678.'],
  ])('with %s %j is refused beside the field', async (field, value, message) => {
    const refused = { code: 'request.invalid', fields: { [field]: message } };
    const { id } = await person();
    await expect(update(id, { [field]: value })).rejects.toMatchObject(refused);
    await expect(create({ [field]: value })).rejects.toMatchObject(refused);
  });
});

describe('a deactivated employee', () => {
  test('loses every session and every link at once', async () => {
    const { id } = await person();
    for (let n = 0; n < 3; n += 1) await aSession(id);
    const mine = await aSession(boss.id);
    const { href } = await issueAccountLink(context(), { userId: id, kind: 'reset_password' });
    await deactivateEmployee(context(), { id });
    expect(await rowOf(id)).toMatchObject({ isActive: false });
    expect(await sessionsLeft()).toEqual([mine]);
    // The link stays void even when the person is active again.
    await t.db.update(users).set({ isActive: true }).where(eq(users.id, id));
    await expect(
      resetPassword(testContext(t.db), { token: tokenOf(href), password: PASSWORD }),
    ).rejects.toMatchObject(DEAD);
  });

  test('does not change when deactivated again', async () => {
    const { id } = await person();
    for (let n = 0; n < 2; n += 1)
      expect(await deactivateEmployee(context(), { id })).toEqual({ id });
  });

  test('may not be an admin, whoever asks', async () => {
    const other = await person({ role: 'admin' });
    for (const id of [boss.id, other.id])
      await expect(deactivateEmployee(context(), { id })).rejects.toMatchObject({
        code: 'employee.admin_protected',
      });
    expect(await rowOf(other.id)).toMatchObject({ isActive: true });
  });

  test('may be a registration that waits, which is thereby rejected', async () => {
    const { id } = await waiting();
    await deactivateEmployee(context(), { id });
    expect(await rowOf(id)).toMatchObject({ isActive: false, registration: null });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Tu registro en Portal PBR' });
    await expect(activateEmployee(context(), { id })).rejects.toMatchObject({
      code: 'employee.not_found',
    });
  });
});

describe('a registration that waits', () => {
  test('is approved once, and notified', async () => {
    const { id } = await waiting({ email: 'carla@correo.mx' });
    for (let n = 0; n < 2; n += 1)
      expect(await activateEmployee(context(), { id })).toMatchObject({
        isActive: true,
        status: 'active',
      });
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: 'carla@correo.mx',
        subject: 'Tu cuenta en Portal PBR está activa',
      }),
    ]);
  });

  test('can be approved; employees and invited people are not affected', async () => {
    for (const passwordHash of ['x', null]) {
      const { id } = await person({ passwordHash });
      const before = await rowOf(id);
      await activateEmployee(context(), { id });
      expect(await rowOf(id)).toEqual(before);
    }
    expect(await mails()).toEqual([]);
  });
});

const writes: Record<string, (ctx: ReturnType<typeof context>, id: string) => Promise<unknown>> = {
  create: (ctx) => createEmployee(ctx, form),
  update: (ctx, id) => updateEmployee(ctx, { id, ...form }),
  deactivate: (ctx, id) => deactivateEmployee(ctx, { id }),
  invite: (ctx, id) => inviteEmployee(ctx, { id }),
  activate: (ctx, id) => activateEmployee(ctx, { id }),
  reactivate: (ctx, id) => reactivateEmployee(ctx, { id }),
  handOver: (ctx, id) => handOver(ctx, { id, to: boss.id }),
};

describe.each(Object.entries(writes))('%s', (_name, write) => {
  test('is refused to a former admin even if the request began before', async () => {
    const { id } = await person({ passwordHash: null });
    await t.db.update(users).set({ role: 'employee' }).where(eq(users.id, boss.id));
    await expect(write(context(), id)).rejects.toMatchObject({ code: 'admin.required' });
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, boss.id));
    await expect(write(context(), id)).rejects.toMatchObject({ code: 'session.required' });
    await expect(write(context({ actor: member(id) }), id)).rejects.toMatchObject({
      code: 'admin.required',
    });
    expect(await mails()).toEqual([]);
  });
});

const { create: _create, ...changes } = writes;
const ofOne: typeof writes = { ...changes, holdings: (ctx, id) => getHoldings(ctx, { id }) };
test.each(Object.entries(ofOne))(
  '%s answers 404 for an unknown or unconfirmed person',
  async (_name, write) => {
    const { id } = await unconfirmed('nadie@correo.mx');
    for (const missing of [id, crypto.randomUUID(), '1', 'x'.repeat(5000), ''])
      await expect(write(context(), missing)).rejects.toMatchObject({ code: 'employee.not_found' });
  },
);

test('the actions themselves refuse an agent before looking at the input', async () => {
  const agent = context({ actor: member((await person()).id) });
  const refused = { code: 'admin.required' };
  await expect(listEmployees(agent)).rejects.toMatchObject(refused);
  await expect(createEmployee.perform(agent, {})).rejects.toMatchObject(refused);
  await expect(inviteEmployee(agent, { id: 'x' })).rejects.toMatchObject(refused);
});
