import { userTokens } from '@pbr/db/schema/user-tokens';
import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, generousLimits, testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../testing/mail/outbox.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { acceptInvitation } from '../accounts/registration/accept-invitation.ts';
import { issueAccountLink } from '../accounts/links/account-link.ts';
import { verifyEmail } from '../accounts/registration/verify-email.ts';
import { createEmployee } from './create-employee.ts';
import { inviteEmployee } from './invite-employee.ts';
import { listEmployees } from './list-employees.ts';

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
  phone: '+52 55 1234 5678',
  role: 'employee',
};
const person = (change: object = {}) =>
  aUser(t.db, { passwordHash: 'x', isEmailVerified: true, ...change });
const context = (change: object = {}) => testContext(t.db, { actor: admin(boss.id), ...change });
const create = (change: object = {}, ctx = context()) =>
  createEmployee(ctx, { ...form, ...change });
const rowOf = async (id: string) => (await t.db.select().from(users).where(eq(users.id, id)))[0];
const mails = () => outboxOf(t.db);
const tokenOf = (href: string) => new URL(href).searchParams.get('token') ?? '';

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

describe('a new employee', () => {
  test('is invited by mail, with a link that the admin sees too', async () => {
    const created = await create();
    expect(created).toMatchObject({ ...form, isActive: true, status: 'invited' });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'Luz@correo.mx', subject: 'Te invitaron a Portal PBR' });
    expect(mail?.text).toContain(created.invitationLink);
    expect(created.invitationLink).toMatch(/^http:\/\/portal\.test\/invitation\?token=[\w-]{43}$/u);
    await acceptInvitation(testContext(t.db), {
      token: tokenIn(mail),
      password: PASSWORD,
      acceptPrivacy: true,
    });
    expect(await listEmployees(context())).toContainEqual(
      expect.objectContaining({ id: created.id, status: 'active', version: created.version + 1 }),
    );
  });

  test('has the role employee unless the form says admin, and takes nothing else from the form', async () => {
    const more = { role: undefined, isAgent: true, isEmailVerified: true, passwordHash: 'x' };
    const { id } = await create(more);
    expect(await rowOf(id)).toMatchObject({
      role: 'employee',
      isAgent: false,
      isEmailVerified: false,
      passwordHash: null,
    });
    expect(await create({ email: 'otra@correo.mx', role: 'admin' })).toMatchObject({
      role: 'admin',
    });
  });

  test.each([
    [true, 'Ya hay una cuenta con este correo.'],
    [false, 'Este correo es de una cuenta que no está activa.'],
  ])('with a taken e-mail (active: %s) is refused beside the field', async (isActive, es) => {
    await person({ email: 'LUZ@correo.mx', isActive });
    await expect(create()).rejects.toMatchObject({
      code: 'employee.email_taken',
      fields: { email: es },
    });
    expect(await mails()).toEqual([]);
  });

  test('sent twenty times at once is created once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => create()));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of tries.filter((one) => one.status === 'rejected'))
      expect(reason).toMatchObject({ code: 'employee.email_taken' });
    expect(await mails()).toHaveLength(1);
  });

  test('takes the e-mail over from an unconfirmed registration, whose link dies', async () => {
    const stranger = await unconfirmed('luz@correo.mx');
    const link = { userId: stranger.id, kind: 'verify_email' } as const;
    const { href } = await issueAccountLink(context(), { ...link, data: { firstName: 'Extraño' } });
    const created = await create();
    expect(created).toMatchObject({ firstName: 'Luz', status: 'invited', isActive: true });
    await expect(verifyEmail(testContext(t.db), { token: tokenOf(href) })).rejects.toMatchObject(
      DEAD,
    );
    expect(JSON.stringify(await t.db.select().from(userTokens))).not.toContain('Extraño');
  });

  test('gets no sixth mail in an hour, but the admin gets the link', async () => {
    const accountMails = { name: 'account-mails', points: 5, windowSeconds: 3600 };
    const ctx = context({ limits: { ...generousLimits, accountMails } });
    const { id } = await create({}, ctx);
    for (let n = 0; n < 6; n += 1)
      expect((await inviteEmployee(ctx, { id })).link).toContain('/invitation?token=');
    expect(await mails()).toHaveLength(5);
  });
});

describe('an invitation', () => {
  test('sent again voids the earlier one', async () => {
    const { id, invitationLink } = await create();
    const { link } = await inviteEmployee(context(), { id });
    const accept = (href: string) =>
      acceptInvitation(testContext(t.db), {
        token: tokenOf(href),
        password: PASSWORD,
        acceptPrivacy: true,
      });
    await expect(accept(invitationLink)).rejects.toMatchObject(DEAD);
    await accept(link);
    await expect(inviteEmployee(context(), { id })).rejects.toMatchObject({
      code: 'employee.not_invited',
    });
  });

  test('is not possible for a registration that waits', async () => {
    const { id } = await waiting();
    await expect(inviteEmployee(context(), { id })).rejects.toMatchObject({
      code: 'employee.not_invited',
    });
  });
});
