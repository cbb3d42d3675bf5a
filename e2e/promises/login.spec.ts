import {
  type Door,
  DOORS,
  doors,
  expect,
  newEmail,
  PASSWORD,
  test,
  tokenIn,
} from '../fixtures/portal/promise-test.ts';
import { announceTenMegabytes, Visitor } from '../fixtures/portal/visitor.ts';

const WRONG = 'una contraseña incorrecta';

for (const [door, { logIn, isSignedIn }] of doors) {
  test.describe(`through ${door}`, () => {
    test('B1 the eleventh attempt at an account is refused with a time to wait, but not its owner elsewhere', async ({
      newPerson,
      visitor,
      portal,
    }) => {
      const { email } = await newPerson();
      const said: string[] = [];
      for (let n = 0; n < 30; n += 1) {
        const answer = await logIn(visitor, { email, password: WRONG });
        said.push(answer.said);
        if (answer.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      }
      expect(said.slice(0, 10)).toEqual(Array(10).fill('401 session.invalid_credentials'));
      expect(new Set(said.slice(10))).toEqual(new Set(['429 request.too_many']));
      expect((await logIn(visitor, { email, password: PASSWORD })).status).toBe(429);
      expect((await logIn(new Visitor(portal), { email, password: PASSWORD })).said).toBe('200');
    });

    test('B3 neither forged IPs nor another spelling nor further keys start a new count', async ({
      newPerson,
      visitor,
    }) => {
      const { email } = await newPerson();
      // Unicode normalisation turns full-width letters into the same e-mail.
      const fullWidth = email.replace('persona', 'ｐｅｒｓｏｎａ');
      const spellings = [
        email,
        email.toUpperCase(),
        ` ${email} `,
        `${email}\t`,
        fullWidth,
        `${email}.`,
        `mailto:${email}`,
        `Ana <${email}>`,
      ];
      const said: string[] = [];
      for (let n = 0; n < 24; n += 1) {
        const forged = `10.0.${n}.1`;
        const answer = await logIn(
          visitor,
          {
            email: spellings[n % spellings.length],
            password: WRONG,
            [`extra${n}`]: n,
            ip: forged,
          },
          {
            'x-forwarded-for': `${forged}, ${visitor.ip}`,
            'x-real-ip': forged,
            'x-client-ip': forged,
            'true-client-ip': forged,
            'cf-connecting-ip': forged,
            forwarded: `for=${forged}`,
          },
        );
        said.push(answer.said);
      }
      const tried = said.filter((one) => one === '401 session.invalid_credentials');
      expect(tried).toHaveLength(10);
      expect(new Set(said)).toEqual(
        new Set(['401 session.invalid_credentials', '429 request.too_many']),
      );
    });

    test('B5 an unknown, a deactivated and a known e-mail get the same refusal', async ({
      newPerson,
      admin,
      portal,
    }) => {
      const [known, deactivated] = [await newPerson(), await newPerson()];
      await admin.rest('DELETE', `/api/employees/${deactivated.id}`);
      const refusals = new Set<string>();
      for (const [email, password] of [
        [known.email, WRONG],
        [newEmail(), WRONG],
        [deactivated.email, WRONG],
        [deactivated.email, PASSWORD],
      ]) {
        const { status, text, headers } = await logIn(new Visitor(portal), { email, password });
        expect(headers['set-cookie']).toBeUndefined();
        refusals.add(`${status} ${text.replaceAll(/"requestId":"[^"]*"/gu, '')}`);
      }
      expect(refusals.size).toBe(1);
      expect([...refusals][0]).toContain('Credenciales inválidas');
    });

    test('B7 a password of five characters, with a NUL or of ten megabytes is refused with the right reason', async ({
      newPerson,
      visitor,
      portal,
    }) => {
      const { email } = await newPerson();
      expect((await logIn(visitor, { email, password: 'cinco' })).said).toBe('400 request.invalid');
      expect((await logIn(visitor, { email, password: `${PASSWORD}\u0000` })).said).toBe(
        '400 request.invalid',
      );
      const to = door === 'REST' ? 'POST /api/login' : 'POST /trpc/session.login';
      expect(await announceTenMegabytes(portal, to)).toMatch(/^HTTP\/1\.1 413 /u);
      expect((await logIn(visitor, { email, password: PASSWORD })).said).toBe('200');
      expect(await isSignedIn(visitor)).toBe(true);
    });
  });
}

test('B2 one password cannot be tried on two hundred accounts from one IP, through any door', async ({
  visitor,
}) => {
  const said: string[] = [];
  const tryOn = async ({ logIn }: Door) => {
    for (let n = 0; n < 50; n += 1)
      said.push((await logIn(visitor, { email: newEmail(), password: WRONG })).said);
  };
  await Promise.all([DOORS.REST, DOORS.tRPC, DOORS.REST, DOORS.tRPC].map(tryOn));
  const count = (what: string) => said.filter((one) => one === what).length;
  expect(count('401 session.invalid_credentials')).toBe(100);
  expect(count('429 request.too_many')).toBe(100);
});

test('B4 a batch of fifty attempts is not tried at all, and one of ten counts as ten', async ({
  newPerson,
  visitor,
}) => {
  const { email } = await newPerson();
  const batch = (size: number) =>
    visitor.rest('POST', `/trpc/${Array(size).fill('session.login').join(',')}?batch=1`, {
      body: Object.fromEntries(
        Array.from({ length: size }, (_, n) => [n, { email, password: WRONG }]),
      ),
    });
  expect((await batch(50)).text).not.toContain('session.invalid_credentials');
  const ten = await batch(10);
  expect(ten.text.match(/"appCode":"session\.invalid_credentials"/gu)).toHaveLength(10);
  const next = await batch(1);
  expect(next.text).toContain('"appCode":"request.too_many"');
});

test('B6 registering gives no rights, takes over no account and does not reveal who is known', async ({
  newPerson,
  portal,
}) => {
  const known = await newPerson();
  const email = newEmail();
  const id = '11111111-1111-4111-8111-111111111111';
  const form = {
    firstName: 'Intrusa',
    lastName: 'Nueva',
    password: 'una contraseña nueva',
    acceptPrivacy: true,
    role: 'admin',
    isActive: true,
    isAgent: true,
    isEmailVerified: true,
    id,
  };
  const register = (one: string) =>
    new Visitor(portal).mutate('account.register', { ...form, email: one });
  const [fresh, taken] = [await register(email), await register(known.email.toUpperCase())];
  expect(fresh.status).toBe(200);
  expect([taken.status, taken.text]).toEqual([fresh.status, fresh.text]);

  await expect.poll(() => portal.mailsTo(email).then(({ length }) => length)).toBe(1);
  const rows = () => portal.sql()`
    select id, role, is_active, is_agent, is_email_verified from users where lower(email) = ${email}`;
  expect([...(await rows())]).toEqual([
    expect.objectContaining({ role: 'employee', is_agent: false, is_email_verified: false }),
  ]);
  const early = await new Visitor(portal).rest('POST', '/api/login', {
    body: { email, password: form.password },
  });
  expect(early.said).toBe('401 session.invalid_credentials');
  const [mail] = await portal.mailsTo(email);
  const verified = await new Visitor(portal).mutate('account.verifyEmail', {
    token: tokenIn(mail?.text),
  });
  expect(verified.data).toMatchObject({ user: { email, role: 'employee' } });
  expect((await rows())[0]?.['id']).not.toBe(id);

  // The invitation, and the notice that somebody tried to register.
  await expect.poll(() => portal.mailsTo(known.email).then(({ length }) => length)).toBe(2);
  for (const { text } of await portal.mailsTo(known.email))
    expect(text).not.toContain('/verify-email');
  const people = await portal.sql()`
    select first_name, role from users where lower(email) = ${known.email}`;
  expect([...people]).toEqual([{ first_name: 'Marta', role: 'employee' }]);
  const logIn = (password: string) =>
    new Visitor(portal).rest('POST', '/api/login', { body: { email: known.email, password } });
  expect((await logIn(form.password)).status).toBe(401);
  expect((await logIn(PASSWORD)).status).toBe(200);
});

test('B7 a new password is refused if it is short, long, common, the e-mail or not text, and otherwise kept exactly as typed', async ({
  admin,
  portal,
}) => {
  const email = newEmail();
  const body = { firstName: 'Marta', lastName: 'Solís', email };
  const created = await admin.rest('POST', '/api/employees', { body });
  const token = tokenIn((created.data as { invitationLink: string }).invitationLink);
  const set = (password: unknown) =>
    new Visitor(portal).mutate('account.acceptInvitation', {
      token,
      password,
      acceptPrivacy: true,
    });
  for (const refused of [
    'cinco',
    'a'.repeat(129),
    'password',
    email,
    'nul\u0000nulnul',
    12_345_678,
  ])
    expect((await set(refused)).said, String(refused)).toBe('400 request.invalid');
  expect((await set('a'.repeat(200_000))).said).toBe('413 request.too_large');

  const composed = 'ñandú '.repeat(11).slice(0, 64).normalize('NFC');
  expect((await set(composed)).said).toBe('200');
  for (const [, { logIn }] of doors) {
    const tried = async (password: string) =>
      (await logIn(new Visitor(portal), { email, password })).status;
    expect(await tried(composed)).toBe(200);
    expect(await tried(composed.normalize('NFD'))).toBe(401);
    expect(await tried(composed.trim())).toBe(composed.trim() === composed ? 200 : 401);
  }
});

test('B8 signing in leads only to pages of this portal', async ({ newPerson, visitOf }) => {
  const visit = await visitOf(await newPerson());
  const sentTo = async (redirect: string) => {
    const answer = await visit.rest('GET', `/auth?redirect=${encodeURIComponent(redirect)}`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status, redirect).toBeGreaterThanOrEqual(300);
    expect(answer.status, redirect).toBeLessThan(400);
    const { location = '' } = answer.headers;
    return location.replace('https://portal.test', '');
  };
  for (const evil of [
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https:evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    '/%2F/evil.test',
    '/\t/evil.test',
  ])
    expect(await sentTo(evil), evil).toBe('/');
  expect(await sentTo('/settings?tab=sessions')).toBe('/settings?tab=sessions');
});
