import { randomUUID } from 'node:crypto';
import { DOORS, doors, expect, PASSWORD, test } from '../fixtures/portal/promise-test.ts';
import { isLong } from '../fixtures/browser/configuration.ts';
import { say, Visitor } from '../fixtures/portal/visitor.ts';

// A thousand of each takes long, so only the long run does it.
const LOGINS = isLong ? 1000 : 30;
const READINGS = isLong ? 1000 : 200;
const DAY = 86_400;

const sessionId = (cookie: string) => decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '';

for (const [door, { logIn, logOut, isSignedIn }] of doors) {
  test.describe(`through ${door}`, () => {
    test('A1 signing in sets a cookie bound to this host, https and this site, which no script can read', async ({
      portal,
      newPerson,
      visitor,
    }) => {
      const { email } = await newPerson();
      const answer = await logIn(visitor, { email, password: PASSWORD });
      expect(answer.said).toBe('200');
      const [cookie = '', ...others] = answer.headers['set-cookie'] ?? [];
      expect(others).toEqual([]);
      const [pair, ...attributes] = cookie.split('; ');
      expect(pair).toMatch(/^__Host-pbr_session=[\w-]{32}\./u);
      const lasting = /^(Max-Age|Expires)=/u;
      expect(attributes.filter((one) => !lasting.test(one)).toSorted()).toEqual([
        'HttpOnly',
        'Path=/',
        'SameSite=Lax',
        'Secure',
      ]);
      expect(answer.text).not.toMatch(/argon|passwordHash/u);
      const [{ count } = { count: -1 }] = await portal.sql()<
        { count: number }[]
      >`select count(*)::int from sessions where sess::text || sid like ${`%${sessionId(visitor.cookie)}%`}`;
      expect(count).toBe(0);
    });

    test('A2 signing in creates a new session id, whatever cookie the visitor brings', async ({
      newPerson,
      portal,
    }) => {
      const body = { email: (await newPerson()).email, password: PASSWORD };
      const before = new Visitor(portal);
      await logIn(before, body);
      for (const brought of [
        before.cookie,
        `__Host-pbr_session=${'a'.repeat(32)}.${'b'.repeat(43)}`,
      ]) {
        const visitor = new Visitor(portal);
        visitor.cookie = brought;
        await logIn(visitor, body);
        expect(sessionId(visitor.cookie)).not.toBe(sessionId(brought));
        expect(await isSignedIn(visitor)).toBe(true);
        const old = new Visitor(portal);
        old.cookie = brought;
        expect(await isSignedIn(old)).toBe(false);
      }
    });

    test('A4 a cookie is dead after signing out, wherever it is replayed, and signing out twice is fine', async ({
      newPerson,
      visitOf,
      portal,
    }) => {
      const visitor = await visitOf(await newPerson());
      const { cookie } = visitor;
      expect((await logOut(visitor)).status).toBe(door === 'REST' ? 204 : 200);
      const replay = new Visitor(portal);
      const said: string[] = [];
      for (const [method, path, body] of [
        ['GET', '/api/user'],
        ['PATCH', '/api/user', {}],
        ['GET', '/api/employees'],
        ['DELETE', '/api/user/photo'],
        ['GET', '/trpc/session.list'],
        ['GET', '/trpc/account.profile'],
        ['POST', '/trpc/session.endOthers', {}],
      ] as const) {
        replay.cookie = cookie;
        said.push((await replay.rest(method, path, { body })).said);
      }
      expect(new Set(said)).toEqual(new Set(['401 session.required']));
      replay.cookie = cookie;
      expect([200, 204]).toContain((await logOut(replay)).status);
    });

    test('A5 a session ends after seven days without use; with use it lasts thirty days', async ({
      newPerson,
      visitOf,
      portal,
    }) => {
      const person = await newPerson();
      /** Makes this person's sessions older by so many seconds. */
      const pass = (seconds: number) => portal.sql()`
        update sessions set expire = expire - make_interval(secs => ${seconds}),
          sess = jsonb_set(jsonb_set(sess,
            '{seenAt}', to_jsonb(to_char((sess->>'seenAt')::timestamptz at time zone 'UTC' - make_interval(secs => ${seconds}), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
            '{createdAt}', to_jsonb(to_char((sess->>'createdAt')::timestamptz at time zone 'UTC' - make_interval(secs => ${seconds}), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
        where sess->>'userId' = ${person.id}`;
      const idle = await visitOf(person);
      await pass(7 * DAY - 60);
      expect(await isSignedIn(idle)).toBe(true);
      await pass(7 * DAY + 1);
      expect(await isSignedIn(idle)).toBe(false);

      const used = await visitOf(person);
      for (let week = 1; week <= 5; week += 1) {
        await pass(6 * DAY - 60);
        expect(await isSignedIn(used), `after ${week * 6} days`).toBe(true);
      }
      await pass(301);
      expect(await isSignedIn(used), 'after thirty days').toBe(false);
    });

    test('A6 all sessions of a deactivated person end at once, and the refusal reveals nothing', async ({
      newPerson,
      visitOf,
      admin,
      portal,
    }) => {
      const person = await newPerson();
      const visits = [await visitOf(person), await visitOf(person), await visitOf(person)];
      const gone =
        door === 'REST'
          ? await admin.rest('DELETE', `/api/employees/${person.id}`)
          : await admin.mutate('employee.deactivate', { id: person.id });
      expect(gone.status).toBe(door === 'REST' ? 204 : 200);
      const live = await Promise.all(visits.map((visit) => isSignedIn(visit)));
      expect(live).toEqual([false, false, false]);
      const right = await logIn(new Visitor(portal), { email: person.email, password: PASSWORD });
      const wrong = await logIn(new Visitor(portal), {
        email: person.email,
        password: 'incorrecta',
      });
      expect(right.said).toBe('401 session.invalid_credentials');
      expect(withoutId(right.text)).toBe(withoutId(wrong.text));
    });

    test('A7 a former admin has lost the role by the next request', async ({
      newPerson,
      visitOf,
      admin,
    }) => {
      const person = await newPerson('admin');
      const visit = await visitOf(person);
      const list = () =>
        door === 'REST' ? visit.rest('GET', '/api/employees') : visit.query('employee.list');
      expect((await list()).said).toBe('200');
      const form = { firstName: 'Marta', lastName: 'Solís', email: person.email, role: 'employee' };
      const changed =
        door === 'REST'
          ? await admin.rest('PUT', `/api/employees/${person.id}`, { body: form })
          : await admin.mutate('employee.update', { id: person.id, ...form });
      expect(changed.said).toBe('200');
      // Either the session ended or it lost the rights of an admin.
      expect(['403 admin.required', '401 session.required']).toContain((await list()).said);
      expect((await (await visitOf(person)).rest('GET', '/api/employees')).said).toBe(
        '403 admin.required',
      );
    });

    test('A8 a changed password ends all other sessions', async ({ newPerson, visitOf }) => {
      const person = await newPerson();
      const [own, other, third] = [
        await visitOf(person),
        await visitOf(person),
        await visitOf(person),
      ];
      const changed = await own.mutate('account.changePassword', {
        currentPassword: PASSWORD,
        newPassword: `otros ${PASSWORD}`,
      });
      // The other two sessions, and the one that accepted the invitation.
      expect(changed.data).toEqual({ endedSessions: 3 });
      expect(await isSignedIn(other)).toBe(false);
      expect(await isSignedIn(third)).toBe(false);
      expect(await isSignedIn(own)).toBe(true);
    });
  });
}

test('A1 session ids are 24 random bytes, all different from their first characters on', async ({
  newPerson,
  visitOf,
}) => {
  test.setTimeout(60_000 + LOGINS * 1000);
  const person = await newPerson();
  const ids: string[] = [];
  for (let n = 0; n < LOGINS; n += 1) ids.push(sessionId((await visitOf(person)).cookie));
  for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/u);
  expect(new Set(ids).size).toBe(LOGINS);
  // Six letters of base64url are 36 bits: two of a thousand ids hardly ever begin alike.
  expect(new Set(ids.map((id) => id.slice(0, 6))).size).toBeGreaterThan(LOGINS - 3);
});

test('A3 a cookie that is forged, huge or nonsense makes a visitor or is refused, but never an error', async ({
  newPerson,
  visitOf,
  visitor,
}) => {
  const { cookie } = await visitOf(await newPerson());
  const name = '__Host-pbr_session';
  for (const [tried, said] of [
    [`${cookie.slice(0, -3)}${cookie.endsWith('xyz') ? 'abc' : 'xyz'}`, '401 session.required'],
    [cookie.replace(/=(.)/u, (_, first) => (first === 'a' ? '=b' : '=a')), '401 session.required'],
    [cookie.split('.')[0] ?? '', '401 session.required'],
    [`${name}[]=a; ${name}[__proto__]=b`, '401 session.required'],
    [Array.from({ length: 200 }, (_, n) => `c${n}=${n}`).join('; '), '401 session.required'],
    [`${name}=%E0%A4%A; ${name}=%00.%00`, '401 session.required'],
  ] as const) {
    for (const path of ['/api/user', '/trpc/session.list']) {
      visitor.cookie = tried;
      const answer = await visitor.rest('GET', path);
      expect(answer.said, tried.slice(0, 60)).toMatch(new RegExp(`^${said}`, 'u'));
    }
  }
});

test('A3 a cookie of 20 kB is refused, and one of 64 kB is not even read to its end', async ({
  portal,
}) => {
  for (const [kilobytes, answers] of [
    [20, /^HTTP\/1\.1 431 /u],
    [64, /^(HTTP\/1\.1 431 |ECONNRESET|EPIPE)/u],
  ] as const) {
    for (const path of ['/api/user', '/trpc/session.list']) {
      const cookie = `__Host-pbr_session=${'a'.repeat(kilobytes * 1024)}`;
      const words = `GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`;
      expect(await say(portal, words).catch(codeOf)).toMatch(answers);
    }
  }
});

test('A4 another site cannot sign anybody out with a link', async ({ newPerson, visitOf }) => {
  const visit = await visitOf(await newPerson());
  const { cookie } = visit;
  const follow = async (headers: Record<string, string>) => {
    visit.cookie = cookie;
    const answer = await visit.rest('GET', '/api/logout', { headers });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/');
    visit.cookie = cookie;
    return DOORS.REST.isSignedIn(visit);
  };
  expect(await follow({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(await follow({ 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(await follow({})).toBe(true);
  expect(await follow({ 'sec-fetch-site': 'same-origin' })).toBe(false);
});

test('A5 expired sessions leave the table within the hour', async ({ portal }) => {
  const sql = portal.sql();
  const sid = randomUUID();
  await sql`insert into sessions (sid, sess, expire) values (${sid}, '{}', now() - interval '1 second')`;
  const scheduled = () =>
    sql`select 1 from graphile_worker._private_known_crontabs where identifier = 'sweep_expired'`;
  await expect.poll(async () => (await scheduled()).length).toBe(1);
  await sql`select graphile_worker.add_job('sweep_expired')`;
  await expect
    .poll(async () => (await sql`select 1 from sessions where sid = ${sid}`).length)
    .toBe(0);
});

test('A9 visitors who read page after page create no session, get no cookie, and may cache the pages', async ({
  portal,
}) => {
  test.setTimeout(60_000 + READINGS * 300);
  const sql = portal.sql();
  const inserted = async () => {
    const [row] = await sql<{ count: number }[]>`select count(*)::int from sessions`;
    return row?.count;
  };
  const before = await inserted();
  const paths = [
    '/',
    '/properties?operation=venta',
    '/auth',
    '/no-existe',
    '/api/properties',
    '/api/user',
    '/api/nothing',
    '/trpc/session.user',
    '/sitemap.xml',
    '/robots.txt',
  ];
  const cookies = new Set<string>();
  const kept = new Set<string>();
  const crawl = async () => {
    const visitor = new Visitor(portal);
    for (let n = 0; n < READINGS / 4; n += 1) {
      const answer = await visitor.rest('GET', paths[n % paths.length] ?? '/');
      for (const cookie of answer.headers['set-cookie'] ?? []) cookies.add(cookie);
      if (answer.status === 200) kept.add(String(answer.headers['cache-control']));
    }
  };
  await Promise.all([crawl(), crawl(), crawl(), crawl()]);
  expect([...cookies]).toEqual([]);
  expect([...kept].filter((rule) => rule.includes('no-store'))).toEqual([]);
  expect(await inserted()).toBe(before);
});

const codeOf = (error: NodeJS.ErrnoException) => String(error.code);

const withoutId = (text: string) => text.replaceAll(/"requestId":"[^"]*"/gu, '');
