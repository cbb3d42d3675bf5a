import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext } from '../../testing/context.ts';
import { aProperty, aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../testing/mail/outbox.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { acceptInvitation } from '../accounts/registration/accept-invitation.ts';
import { createEmployee } from './create-employee.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { inviteEmployee } from './invite-employee.ts';
import { reactivateEmployee } from './reactivate-employee.ts';
import { searchEmployees } from './search-employees.ts';
import { updateEmployee } from './update-employee.ts';

let boss: string;
const t = await databaseSuite({ clear: ['properties', 'users', 'sessions'] });
beforeEach(async () => {
  await clearOutbox(t.db);
  boss = (await person({ role: 'admin', firstName: 'Ana', lastName: 'Ávila' })).id;
});

const NOW = new Date('2026-11-21T18:00:00Z');
const person = (values: object = {}) =>
  aUser(t.db, { passwordHash: 'x', isEmailVerified: true, ...values });
const asBoss = () => testContext(t.db, { actor: admin(boss), now: () => NOW });
const find = (input: object = {}) => searchEmployees(asBoss(), input);
const rowOf = async (id: string) => (await t.db.select().from(users).where(eq(users.id, id)))[0];
const form = { firstName: 'Luz', lastName: 'Mora', email: 'luz@correo.mx', phone: '55 1234 5678' };

async function everyKind() {
  await person({ lastName: 'Zúñiga', isActive: false });
  await person({ lastName: 'castro' });
  await person({ lastName: 'Dorado', passwordHash: null });
  await person({ lastName: 'Elías', registration: 'pending', isActive: false });
  await person({
    lastName: 'Nadie',
    registration: 'pending',
    isActive: false,
    isEmailVerified: false,
  });
}
const namesIn = async (input: object) => (await find(input)).items.map(({ lastName }) => lastName);

describe('the team', () => {
  test('lists everybody: waiting people first, deactivated ones last, and by name', async () => {
    await everyKind();
    expect(await namesIn({})).toEqual(['Elías', 'Ávila', 'castro', 'Dorado', 'Zúñiga']);
    expect(await namesIn({ status: 'active' })).toEqual(['Ávila', 'castro']);
    expect(await namesIn({ status: 'invited' })).toEqual(['Dorado']);
    expect(await namesIn({ status: 'pending' })).toEqual(['Elías']);
    expect(await namesIn({ status: 'inactive' })).toEqual(['Zúñiga']);
    expect((await find({ status: 'inactive' })).counts).toEqual({
      total: 2,
      admins: 1,
      employees: 1,
      invited: 1,
      pending: 1,
      inactive: 1,
    });
  });

  test('is searched by name without accents, by e-mail and by telephone', async () => {
    await person({
      firstName: 'María',
      lastName: 'Núñez',
      email: 'mn@correo.mx',
      phone: '55 1234-5678',
    });
    for (const search of [
      'maria nunez',
      'MN@correo',
      '5512345678',
      '(55) 1234.5678',
      'núñez 55 1234',
    ])
      expect(await namesIn({ search }), search).toEqual(['Núñez']);
    for (const search of ['%', '_', 'nadie']) expect(await namesIn({ search }), search).toEqual([]);
  });

  test('is paged in the database, and a page past the end is empty', async () => {
    for (let n = 0; n < 27; n += 1) await person({ lastName: `Persona ${10 + n}` });
    const [first, second] = [await find({}), await find({ page: 2 })];
    expect([first.total, first.pageCount, first.items.length, second.items.length]).toEqual([
      28, 2, 25, 3,
    ]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(28);
    expect((await find({ page: 3 })).items).toEqual([]);
  });

  test('shows the expiry of an invitation, the number of listings and the verifications', async () => {
    const { id } = await createEmployee(asBoss(), form);
    await updateEmployee(asBoss(), {
      id,
      ...form,
      verification: { isAgent: true, isPhoneVerified: true },
    });
    await aProperty(t.db, { ownerId: id });
    await aProperty(t.db, { ownerId: id, deletedAt: NOW.toISOString() });
    const [invited] = (await find({ status: 'invited' })).items;
    expect(invited).toMatchObject({
      invitationExpiresAt: '2026-11-24T18:00:00.000Z',
      listings: 1,
      isAgent: true,
      isPhoneVerified: true,
    });
    expect((await find({ status: 'active' })).items[0]).toMatchObject({
      invitationExpiresAt: null,
    });
  });

  test('shows the last invitation of several', async () => {
    const { id } = await createEmployee(asBoss(), form);
    const later = () => new Date('2026-11-22T18:00:00Z');
    await inviteEmployee(testContext(t.db, { actor: admin(boss), now: later }), { id });
    expect((await find({ status: 'invited' })).items[0]).toMatchObject({
      invitationExpiresAt: '2026-11-25T18:00:00.000Z',
    });
  });

  test('is for admins', async () => {
    const asAgent = testContext(t.db, { actor: member(boss) });
    await expect(searchEmployees(asAgent, {})).rejects.toMatchObject({ code: 'admin.required' });
  });
});

describe("an admin's verification of a person", () => {
  test('stays unless it is mentioned, and ends when the phone number changes', async () => {
    const { id } = await person({ isAgent: true, isPhoneVerified: true, phone: '55 1234 5678' });
    await updateEmployee(asBoss(), { id, ...form, phone: '(55) 1234-5678' });
    expect(await rowOf(id)).toMatchObject({ isAgent: true, isPhoneVerified: true });
    await updateEmployee(asBoss(), { id, ...form, phone: '55 8765 4321' });
    expect(await rowOf(id)).toMatchObject({ isAgent: true, isPhoneVerified: false });
  });

  test('of a number ends with it although the switch is still on, and may be given to a new one', async () => {
    const verification = { isAgent: false, isPhoneVerified: true };
    const { id } = await person({ isPhoneVerified: true, phone: '55 1234 5678' });
    const move = (phone: string) => updateEmployee(asBoss(), { id, ...form, phone, verification });
    await move('55 8765 4321');
    expect(await rowOf(id)).toMatchObject({ isPhoneVerified: false });
    await move('55 8765 0000');
    expect(await rowOf(id)).toMatchObject({ isPhoneVerified: true });
  });

  test('can be set and reset', async () => {
    const { id } = await person();
    for (const is of [true, false]) {
      await updateEmployee(asBoss(), {
        id,
        ...form,
        verification: { isAgent: is, isPhoneVerified: is },
      });
      expect(await rowOf(id)).toMatchObject({ isAgent: is, isPhoneVerified: is });
    }
    await expect(
      updateEmployee.perform(asBoss(), { id, ...form, verification: { isAgent: 'yes' } }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('a returning person', () => {
  test('may sign in as before, and is notified once', async () => {
    const { id } = await person({ email: 'bruno@correo.mx' });
    await deactivateEmployee(asBoss(), { id });
    for (let n = 0; n < 2; n += 1)
      expect(await reactivateEmployee(asBoss(), { id })).toEqual({
        invitationLink: null,
        given: null,
      });
    expect(await rowOf(id)).toMatchObject({ isActive: true, passwordHash: 'x' });
    expect(await outboxOf(t.db)).toEqual([
      expect.objectContaining({
        to: 'bruno@correo.mx',
        subject: 'Tu cuenta en Portal PBR vuelve a estar activa',
      }),
    ]);
  });

  test('without a password is invited again; the earlier link stays dead', async () => {
    const { id, invitationLink: earlier } = await createEmployee(asBoss(), form);
    await deactivateEmployee(asBoss(), { id });
    const { invitationLink } = await reactivateEmployee(asBoss(), { id });
    const accept = (token: string) =>
      acceptInvitation(testContext(t.db, { now: () => NOW }), {
        token,
        password: 'seis perros azules',
        acceptPrivacy: true,
      });
    const tokenOf = (href: string | null) => new URL(href ?? '').searchParams.get('token') ?? '';
    await expect(accept(tokenOf(earlier))).rejects.toMatchObject({ code: 'account.token_invalid' });
    expect(tokenIn((await outboxOf(t.db)).at(-1))).toBe(tokenOf(invitationLink));
    expect(await accept(tokenOf(invitationLink))).toMatchObject({ email: 'luz@correo.mx' });
  });
});
