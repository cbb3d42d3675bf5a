import { sessions } from '@pbr/db/schema/sessions';
import { userTokens } from '@pbr/db/schema/user-tokens';
import { users } from '@pbr/db/schema/users';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ServiceContext } from '../../../lib/context.ts';
import { accountJobsOf, runAccountJobs } from '../../../testing/data/account-jobs.ts';
import { fakeSession, generousLimits, testContext } from '../../../testing/context.ts';
import { aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf, tokenIn } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { acceptInvitation, describeInvitation } from '../registration/accept-invitation.ts';
import { issueAccountLink } from '../links/account-link.ts';
import { askForPasswordReset } from './ask-for-password-reset.ts';
import { resetPassword } from './password-links.ts';
import { sendPasswordReset } from './send-password-reset.ts';
import { verifyEmail } from '../registration/verify-email.ts';

const t = await databaseSuite({ clear: ['users', 'sessions'] });
beforeEach(async () => {
  await clearOutbox(t.db);
});

const PASSWORD = 'seis perros azules';
const DEAD = { code: 'account.token_invalid' };
const context = (change: Partial<ServiceContext> = {}) => testContext(t.db, change);
const after = (ms: number) => context({ now: () => new Date(Date.now() + ms) });
const mails = () => outboxOf(t.db);

const person = (change: object = {}) =>
  aUser(t.db, { email: 'Marta@correo.mx', firstName: 'Marta', passwordHash: 'old', ...change });
const personNow = async (id: string) =>
  (await t.db.select().from(users).where(eq(users.id, id)))[0];

async function ask(email = 'marta@correo.mx', ctx = context()) {
  const answer = await askForPasswordReset(ctx, { email });
  await runAccountJobs(ctx);
  return answer;
}

async function link(userId: string, kind: 'reset_password' | 'invitation' | 'verify_email') {
  const { href } = await issueAccountLink(context(), { userId, kind });
  return new URL(href).searchParams.get('token') ?? '';
}

async function aSession(userId: string) {
  const sess = { userId, publicId: crypto.randomUUID() };
  await t.db.insert(sessions).values({
    sid: crypto.randomUUID(),
    sess,
    expire: new Date(Date.now() + 3_600_000).toISOString(),
  });
}

describe('a forgotten password', () => {
  test('gets the same answer for every e-mail, and a mail only for an active person', async () => {
    await person();
    await aUser(t.db, { email: 'fuera@correo.mx', isActive: false, passwordHash: 'x' });
    for (const email of ['MARTA@correo.mx', 'nadie@correo.mx', 'fuera@correo.mx'])
      expect(await ask(email)).toEqual({ sent: true });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'Marta@correo.mx' });
    expect(mail?.text).toMatch(/^http:\/\/portal\.test\/reset-password\?token=[\w-]{43}$/mu);
  });

  test('leaves the same work behind whether or not the e-mail is known', async () => {
    await person();
    await askForPasswordReset(context(), { email: 'marta@correo.mx' });
    await askForPasswordReset(context(), { email: 'nadie@correo.mx' });
    expect((await accountJobsOf(t.db)).map(({ task }) => task)).toEqual([
      'send_password_reset',
      'send_password_reset',
    ]);
    expect(await t.db.select().from(userTokens)).toEqual([]);
  });

  test('is mailed once even if its job runs twice, as after a crash', async () => {
    await person();
    await askForPasswordReset(context(), { email: 'marta@correo.mx' });
    const [job] = await accountJobsOf(t.db);
    await sendPasswordReset(context(), job?.payload);
    await sendPasswordReset(context(), job?.payload);
    expect(await mails()).toHaveLength(1);
  });

  test('mails a new link when asked again and voids the earlier one', async () => {
    await person();
    await ask();
    await ask();
    const [first, second] = await mails();
    await expect(
      resetPassword(context(), { token: tokenIn(first), password: PASSWORD }),
    ).rejects.toMatchObject(DEAD);
    await resetPassword(context(), { token: tokenIn(second), password: PASSWORD });
  });

  test('is limited per IP, and silently per mailbox', async () => {
    await person();
    const passwordReset = { name: 'password-reset', points: 7, windowSeconds: 300 };
    const accountMails = { name: 'account-mails', points: 5, windowSeconds: 3600 };
    const ctx = context({ limits: { ...generousLimits, passwordReset, accountMails } });
    for (let n = 0; n < 7; n += 1)
      expect(await ask(n % 2 ? 'MARTA@correo.mx' : 'marta@correo.mx', ctx)).toEqual({
        sent: true,
      });
    expect(await mails()).toHaveLength(5);
    await expect(ask('otra@correo.mx', ctx)).rejects.toMatchObject({
      code: 'request.too_many',
    });
  });
});

describe('the link of a forgotten password', () => {
  test('sets the password, verifies the e-mail, ends every session, notifies the person and signs in', async () => {
    const { id } = await person();
    const other = await aUser(t.db);
    for (const owner of [id, id, other.id]) await aSession(owner);
    const token = await link(id, 'reset_password');
    const session = fakeSession();
    const user = await resetPassword(context({ session }), { token, password: PASSWORD });
    const now = await personNow(id);
    expect(now).toMatchObject({ isEmailVerified: true, isActive: true });
    expect(await verify(now?.passwordHash ?? '', PASSWORD)).toBe(true);
    expect(user).toMatchObject({ id, email: 'Marta@correo.mx', isEmailVerified: true });
    expect(session.events).toEqual([`start ${id}`]);
    const left = await t.db.select({ userId: sql`sess ->> 'userId'` }).from(sessions);
    expect(left).toEqual([{ userId: other.id }]);
    expect(await mails()).toEqual([
      expect.objectContaining({
        to: 'Marta@correo.mx',
        subject: 'Cambió tu contraseña en Portal PBR',
      }),
    ]);
  });

  test('keeps the password exactly as it was typed', async () => {
    const { id } = await person();
    const typed = '  contrasen\u0303a con espacios  ';
    await resetPassword(context(), { token: await link(id, 'reset_password'), password: typed });
    const { passwordHash } = (await personNow(id)) ?? {};
    expect(await verify(passwordHash ?? '', typed)).toBe(true);
    expect(await verify(passwordHash ?? '', typed.trim())).toBe(false);
    expect(await verify(passwordHash ?? '', typed.normalize('NFC'))).toBe(false);
  });

  test('works for an invited person who never set a password, and voids the invitation', async () => {
    const { id } = await person({ passwordHash: null });
    const invitation = await link(id, 'invitation');
    await ask();
    await resetPassword(context(), { token: tokenIn((await mails())[0]), password: PASSWORD });
    await expect(
      acceptInvitation(context(), { token: invitation, password: PASSWORD, acceptPrivacy: true }),
    ).rejects.toMatchObject(DEAD);
  });

  test('works once, even if used ten times at once', async () => {
    const { id } = await person();
    const token = await link(id, 'reset_password');
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => resetPassword(context(), { token, password: PASSWORD })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { reason } of tries.filter((one) => one.status === 'rejected'))
      expect(reason).toMatchObject(DEAD);
  });

  test.each([
    ['password', 'Muchas personas usan esta contraseña. Elige otra.'],
    ['MARTA@correo.mx', 'Elige una contraseña distinta de tu correo.'],
    ['corta', 'Usa de 8 a 128 caracteres.'],
  ])('refuses %s and stays good for another try', async (password, message) => {
    const { id } = await person();
    const token = await link(id, 'reset_password');
    await expect(resetPassword(context(), { token, password })).rejects.toMatchObject({
      fields: { password: message },
    });
    await resetPassword(context(), { token, password: PASSWORD });
  });

  test('is dead for a person who was deactivated meanwhile', async () => {
    const { id } = await person();
    const token = await link(id, 'reset_password');
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    await expect(resetPassword(context(), { token, password: PASSWORD })).rejects.toMatchObject(
      DEAD,
    );
    expect(await personNow(id)).toMatchObject({ passwordHash: 'old' });
  });
});

describe('an invitation', () => {
  test('names the invited person without being used up, then sets the first password and signs in', async () => {
    const { id } = await person({ passwordHash: null, lastName: 'Solís' });
    const token = await link(id, 'invitation');
    for (let n = 0; n < 2; n += 1)
      expect(await describeInvitation(context(), { token })).toEqual({
        email: 'Marta@correo.mx',
        firstName: 'Marta',
        lastName: 'Solís',
      });
    const session = fakeSession();
    await acceptInvitation(context({ session }), {
      token,
      password: PASSWORD,
      acceptPrivacy: true,
    });
    expect(await personNow(id)).toMatchObject({
      isEmailVerified: true,
      privacyNoticeVersion: PRIVACY_NOTICE_VERSION,
    });
    expect(session.events).toEqual([`start ${id}`]);
    expect(await mails()).toEqual([]);
    await expect(describeInvitation(context(), { token })).rejects.toMatchObject(DEAD);
  });

  test('requires consent to the privacy notice', async () => {
    const { id } = await person({ passwordHash: null });
    const token = await link(id, 'invitation');
    await expect(
      acceptInvitation.perform(context(), { token, password: PASSWORD }),
    ).rejects.toMatchObject({
      fields: { acceptPrivacy: 'Acepta el aviso de privacidad para continuar.' },
    });
  });

  test('is dead for a person who was deactivated meanwhile', async () => {
    const { id } = await person({ passwordHash: null });
    const token = await link(id, 'invitation');
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, id));
    await expect(describeInvitation(context(), { token })).rejects.toMatchObject(DEAD);
    await expect(
      acceptInvitation(context(), { token, password: PASSWORD, acceptPrivacy: true }),
    ).rejects.toMatchObject(DEAD);
  });
});

const MINUTE = 60_000;
const uses = {
  reset_password: (ctx: ServiceContext, token: string) =>
    resetPassword(ctx, { token, password: PASSWORD }),
  invitation: (ctx: ServiceContext, token: string) =>
    acceptInvitation(ctx, { token, password: PASSWORD, acceptPrivacy: true }),
  verify_email: (ctx: ServiceContext, token: string) => verifyEmail(ctx, { token }),
} as const;
const kinds = Object.keys(uses) as (keyof typeof uses)[];

describe('a mailed link', () => {
  test.each(
    kinds.flatMap((kind) =>
      kinds.filter((other) => other !== kind).map((other) => [kind, other] as const),
    ),
  )('of kind %s does not work as %s', async (kind, other) => {
    const { id } = await person();
    const token = await link(id, kind);
    await expect(uses[other](context(), token)).rejects.toMatchObject(DEAD);
  });

  test.each([
    ['reset_password', 60 * MINUTE],
    ['invitation', 72 * 60 * MINUTE],
  ] as const)('of kind %s works until it expires, not after', async (kind, validMs) => {
    const { id } = await person();
    const token = await link(id, kind);
    await expect(uses[kind](after(validMs + 1000), token)).rejects.toMatchObject(DEAD);
    await uses[kind](after(validMs - MINUTE), token);
  });

  test('is voided only by a later link of its kind for the same person', async () => {
    const [{ id }, other] = [await person(), await aUser(t.db)];
    await uses.reset_password(context(), await link(id, 'reset_password'));
    for (const kind of kinds) await link(id, kind);
    await link(other.id, 'reset_password');
    const rows = () => t.db.select().from(userTokens).orderBy(userTokens.id);
    const before = await rows();
    await issueAccountLink(after(MINUTE), { userId: id, kind: 'reset_password' });
    const kept = await rows();
    const voided = before.filter(
      (one) => !kept.some(({ usedAt, id: same }) => same === one.id && usedAt === one.usedAt),
    );
    expect(voided).toMatchObject([{ userId: id, kind: 'reset_password', usedAt: null }]);
  });

  test.each(kinds)('does not work as %s if it was invented', async (kind) => {
    for (const token of ['x', 'A'.repeat(43), '\u0000', `${'A'.repeat(43)}'--`])
      await expect(uses[kind](context(), token)).rejects.toMatchObject(DEAD);
  });
});
