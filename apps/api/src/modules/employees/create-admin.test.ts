import { users } from '@pbr/db/schema/users';
import { describe, expect, test } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { acceptInvitation } from '../accounts/registration/accept-invitation.ts';
import { resetPassword } from '../accounts/passwords/password-links.ts';
import { createAdmin } from './create-admin.ts';

const t = await databaseSuite({ clear: ['users'] });

const PASSWORD = 'seis perros azules';
const email = 'jefa@correo.mx';
const people = () => t.db.select().from(users);
const tokenOf = (href: string) => new URL(href).searchParams.get('token') ?? '';
const accept = (link: string) =>
  acceptInvitation(testContext(t.db), {
    token: tokenOf(link),
    password: PASSWORD,
    acceptPrivacy: true,
  });

describe('the command for the first admin', () => {
  test('creates an admin, whose link sets the password', async () => {
    const { outcome, link } = await createAdmin(testContext(t.db), { email, firstName: 'Elena' });
    expect(outcome).toBe('created');
    expect(link).toMatch(/^http:\/\/portal\.test\/invitation\?token=/u);
    expect(await accept(link)).toMatchObject({ email, firstName: 'Elena', role: 'admin' });
  });

  test('voids the first link when it runs again', async () => {
    const first = await createAdmin(testContext(t.db), { email });
    const second = await createAdmin(testContext(t.db), { email: 'JEFA@correo.mx' });
    expect(second.outcome).toBe('invited');
    expect(await people()).toHaveLength(1);
    await expect(accept(first.link)).rejects.toMatchObject({ code: 'account.token_invalid' });
    await accept(second.link);
  });

  test('gives the role to an existing account, which keeps its password until it is changed', async () => {
    await aUser(t.db, { email, passwordHash: 'old', isActive: false, firstName: 'Elena' });
    const { outcome, link } = await createAdmin(testContext(t.db), { email, firstName: 'Otra' });
    expect(outcome).toBe('promoted');
    expect(await people()).toEqual([
      expect.objectContaining({
        role: 'admin',
        isActive: true,
        passwordHash: 'old',
        firstName: 'Elena',
      }),
    ]);
    await resetPassword(testContext(t.db), { token: tokenOf(link), password: PASSWORD });
  });

  test('takes an e-mail over from an unconfirmed registration', async () => {
    await aUser(t.db, { email, registration: 'pending', isActive: false, passwordHash: null });
    const { outcome, link } = await createAdmin(testContext(t.db), { email });
    expect(outcome).toBe('invited');
    expect(await accept(link)).toMatchObject({ role: 'admin', isEmailVerified: true });
  });

  test('refuses an invalid e-mail', async () => {
    await expect(createAdmin(testContext(t.db), { email: 'jefa' })).rejects.toMatchObject({
      fields: { email: 'Email inválido' },
    });
  });
});
