import { userTokens } from '@pbr/db/schema/user-tokens';
import { users } from '@pbr/db/schema/users';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountJobsOf, runAccountJobs } from '../../../testing/data/account-jobs.ts';
import { fakeSession, generousLimits, testContext } from '../../../testing/context.ts';
import { aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { registerAccount } from './register-account.ts';
import { register } from './register.ts';
import { verifyEmail } from './verify-email.ts';

const t = await databaseSuite({ clear: ['users'] });
beforeEach(async () => {
  await clearOutbox(t.db);
});

const form = {
  firstName: 'Marta',
  lastName: 'Solís',
  email: 'Marta@correo.mx',
  phone: '55 1234 5678',
  password: 'seis perros azules',
  acceptPrivacy: true as const,
};
const context = (change: object = {}) => testContext(t.db, { registration: 'open', ...change });
const attempt = async (change: object = {}, ctx = context()) => {
  const answer = await register(ctx, { ...form, ...change });
  await runAccountJobs(ctx);
  return answer;
};
const people = () => t.db.select().from(users);
const mails = () => outboxOf(t.db);
const lastToken = async () => tokenIn((await mails()).at(-1));

describe('a registration', () => {
  test('mails a link and creates nobody who could sign in', async () => {
    expect(await attempt()).toEqual({ sent: true });
    expect(await people()).toEqual([
      expect.objectContaining({
        email: 'Marta@correo.mx',
        passwordHash: null,
        isActive: false,
        isEmailVerified: false,
        registration: 'pending',
      }),
    ]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'Marta@correo.mx',
      subject: 'Confirma tu correo en Portal PBR',
    });
    expect(mail?.text).toMatch(/^http:\/\/portal\.test\/verify-email\?token=[\w-]{43}$/mu);
  });

  test('of a known e-mail, in any case, gets the same answer, changes nothing and notifies the owner', async () => {
    const before = await aUser(t.db, { email: 'marta@correo.mx', passwordHash: 'x' });
    expect(await attempt({ email: 'MARTA@correo.mx' })).toEqual({ sent: true });
    expect(await people()).toEqual([before]);
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: 'marta@correo.mx',
        subject: 'Ya tienes una cuenta en Portal PBR',
      }),
    ]);
    expect(await t.db.select().from(userTokens)).toEqual([]);
  });

  test('leaves the same work behind whether or not the e-mail is known', async () => {
    await aUser(t.db, { email: 'conocida@correo.mx' });
    await register(context(), { ...form, email: 'conocida@correo.mx' });
    await register(context(), { ...form, email: 'nueva@correo.mx' });
    const jobs = await accountJobsOf(t.db);
    expect(jobs.map(({ task }) => task)).toEqual(['register_account', 'register_account']);
    expect(JSON.stringify(jobs)).not.toContain(form.password);
    expect(await people()).toHaveLength(1);
  });

  test("never repeats a stranger's input in a mail to somebody else", async () => {
    await attempt({ firstName: 'Gana dinero en malo.mx', lastName: 'Ya' });
    expect(JSON.stringify(await mails())).not.toMatch(/malo|Ya</u);
  });

  test('cannot choose a role, an id or a state', async () => {
    const id = '3f7befb7-1111-4222-8333-444455556666';
    await attempt({ role: 'admin', isActive: true, isEmailVerified: true, isAgent: true, id });
    await verifyEmail(context(), { token: await lastToken() });
    const [person] = await people();
    expect(person).toMatchObject({ role: 'employee', isAgent: false });
    expect(person?.id).not.toBe(id);
  });

  test('of one e-mail twenty times at once creates one person', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        register(context(), { ...form, email: n % 2 ? 'MARTA@correo.mx' : 'marta@correo.mx' }),
      ),
    );
    const jobs = await accountJobsOf(t.db);
    await Promise.all(jobs.map(({ payload }) => registerAccount(context(), payload)));
    expect(await people()).toHaveLength(1);
    expect(await mails()).toHaveLength(20);
  });

  test('is mailed once even if its job runs twice, as after a crash', async () => {
    await register(context(), form);
    const [job] = await accountJobsOf(t.db);
    await registerAccount(context(), job?.payload);
    await registerAccount(context(), job?.payload);
    expect(await mails()).toHaveLength(1);
    expect(await t.db.select().from(userTokens)).toHaveLength(1);
  });

  test('heeds no hidden field, because a password manager would lose the person', async () => {
    await attempt({ company: 'ACME' });
    expect(await people()).toHaveLength(1);
  });

  test.each([
    ['password', 'password', 'Muchas personas usan esta contraseña. Elige otra.'],
    ['password', 'marta@correo.mx', 'Elige una contraseña distinta de tu correo.'],
    ['password', 'cinco', 'Usa de 8 a 128 caracteres.'],
    ['password', 'nul\u0000 adentro', 'Hay caracteres que no se permiten.'],
    ['email', 'marta', 'Email inválido'],
    ['acceptPrivacy', false, 'Acepta el aviso de privacidad para continuar.'],
    ['firstName', ' ', 'Escribe tu nombre.'],
  ])('with %s %j is refused beside the field', async (field, value, message) => {
    await expect(attempt({ [field]: value })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { [field]: message },
    });
    expect(await accountJobsOf(t.db)).toEqual([]);
  });

  test('is refused while registration is closed', async () => {
    await expect(attempt({}, context({ registration: 'closed' }))).rejects.toMatchObject({
      code: 'account.registration_closed',
    });
  });

  test('is limited per IP, and silently per mailbox', async () => {
    const registration = { name: 'registration', points: 7, windowSeconds: 300 };
    const accountMails = { name: 'account-mails', points: 5, windowSeconds: 3600 };
    const ctx = context({ limits: { ...generousLimits, registration, accountMails } });
    for (let n = 0; n < 7; n += 1)
      expect(await attempt({ email: n % 2 ? 'MARTA@correo.mx' : form.email }, ctx)).toEqual({
        sent: true,
      });
    expect(await mails()).toHaveLength(5);
    await expect(attempt({}, ctx)).rejects.toMatchObject({ code: 'request.too_many' });
  });
});

describe('the link of a registration', () => {
  test('creates the account as asked and signs in', async () => {
    const session = fakeSession();
    await attempt();
    const answer = await verifyEmail(context({ session }), { token: await lastToken() });
    const [person] = await people();
    expect(person).toMatchObject({
      firstName: 'Marta',
      lastName: 'Solís',
      phone: '+52 55 1234 5678',
      role: 'employee',
      isActive: true,
      isEmailVerified: true,
      registration: null,
      privacyNoticeVersion: PRIVACY_NOTICE_VERSION,
    });
    expect(await verify(person?.passwordHash ?? '', form.password)).toBe(true);
    expect(answer).toMatchObject({ waitsForApproval: false, user: { id: person?.id } });
    expect(session.events).toEqual([`start ${person?.id}`]);
  });

  test.each(['approval', 'closed'] as const)(
    'only confirms the e-mail if the mode is %s, and notifies the company',
    async (registration) => {
      const session = fakeSession();
      await attempt();
      const token = await lastToken();
      await clearOutbox(t.db);
      const answer = await verifyEmail(context({ session, registration }), { token });
      expect(answer).toEqual({ user: null, waitsForApproval: true });
      expect(session.events).toEqual([]);
      expect(await people()).toEqual([
        expect.objectContaining({
          isActive: false,
          isEmailVerified: true,
          registration: 'pending',
        }),
      ]);
      expect(await mails()).toEqual([
        expect.objectContaining({
          to: 'contacto@demo.pbr.mx',
          subject: 'Un registro espera tu aprobación',
        }),
      ]);
    },
  );

  test('works once, even if opened twenty times at once', async () => {
    await attempt();
    const token = await lastToken();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifyEmail(context(), { token })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of tries.filter((one) => one.status === 'rejected'))
      expect(reason).toMatchObject({ code: 'account.token_invalid' });
  });

  test('is dead after 24 hours', async () => {
    await attempt();
    const token = await lastToken();
    const late = new Date(Date.now() + 24 * 3_600_000 + 1000);
    await expect(verifyEmail(context({ now: () => late }), { token })).rejects.toMatchObject({
      code: 'account.token_invalid',
    });
  });

  test('uses the data of its own attempt and voids the other attempts', async () => {
    await attempt({ firstName: 'Dueña' });
    const mine = await lastToken();
    await attempt({ firstName: 'Extraño', password: 'otra clave larga' });
    const other = await lastToken();
    await verifyEmail(context(), { token: mine });
    await expect(verifyEmail(context(), { token: other })).rejects.toMatchObject({
      code: 'account.token_invalid',
    });
    const [person] = await people();
    expect(person?.firstName).toBe('Dueña');
    expect(await verify(person?.passwordHash ?? '', form.password)).toBe(true);
  });

  test('does not change a person who became an employee meanwhile', async () => {
    await attempt();
    const token = await lastToken();
    await t.db
      .update(users)
      .set({ registration: null, isActive: true })
      .where(eq(users.email, form.email));
    await expect(verifyEmail(context(), { token })).rejects.toMatchObject({
      code: 'account.token_invalid',
    });
    expect((await people())[0]?.passwordHash).toBeNull();
  });

  test('is not stored in a form that would open anything', async () => {
    await attempt();
    const token = await lastToken();
    const kept = await t.db.select().from(userTokens);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toContain(form.password);
  });
});
