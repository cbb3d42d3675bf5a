import { randomUUID } from 'node:crypto';
import { expect, newEmail, PASSWORD, test } from '../fixtures/portal/promise-test.ts';
import { type Answer, Visitor } from '../fixtures/portal/visitor.ts';
import { NOBODY, writes } from '../fixtures/portal/ways.ts';

const HTML = { accept: 'text/html' };
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';

/** Forms that a page of any origin may send without a cookie. */
const OPEN_FORMS = new Set(['/api/contact', `/api/properties/${NOBODY}/inquiries`]);

test.describe('F1 a write from another site', () => {
  test('is refused by every call on both doors, with and without a session; two forms take it without one', async ({
    admin,
    visitor,
  }) => {
    expect(writes.length).toBeGreaterThan(20);
    const { cookie } = admin;
    for (const { method, path } of writes) {
      for (const headers of [
        { origin: 'https://evil.test' },
        { origin: 'null' },
        { origin: 'https://portal.test.evil.test' },
        { origin: 'http://portal.test' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://portal.test', 'sec-fetch-site': 'cross-site' },
      ] as Record<string, string>[]) {
        for (const who of [admin, visitor]) {
          const { said } = await who.rest(method, path, { body: {}, headers });
          const isTaken = who === visitor && OPEN_FORMS.has(path);
          expect(
            said === '403 request.cross_site',
            `${method} ${path} ${JSON.stringify(headers)}`,
          ).toBe(!isTaken);
        }
      }
    }
    expect(admin.cookie).toBe(cookie);
    expect((await admin.rest('GET', '/api/user')).said).toBe('200');
  });

  test('does not include writes of the portal itself or of a program', async ({ visitor }) => {
    for (const headers of [
      { origin: 'https://portal.test', 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      {},
    ] as Record<string, string>[])
      expect((await visitor.rest('POST', '/api/logout', { headers })).said).toBe('204');
  });
});

test("F2 another site's form cannot send JSON, on either door", async ({ newPerson, visitor }) => {
  const { email } = await newPerson();
  const body = JSON.stringify({ email, password: PASSWORD });
  for (const type of [
    'text/plain',
    'text/plain;charset=application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-but-not',
    'application/xml',
  ]) {
    const headers = { 'content-type': type };
    for (const path of ['/api/login', '/trpc/session.login', `/api/properties/${NOBODY}/inquiries`])
      expect((await visitor.rest('POST', path, { body, headers })).said, `${type} ${path}`).toBe(
        '415 request.unsupported_type',
      );
  }
  expect(visitor.cookie).toBe('');
});

/** The headers of an answer that open it to other sites. */
const opening = ({ headers }: Answer) =>
  Object.entries(headers).filter(([name]) => name.startsWith('access-control'));

test('F3 no other site may read an answer that is not public, preflights included', async ({
  admin,
  visitor,
}) => {
  for (const origin of ['https://evil.test', 'null']) {
    for (const path of ['/', '/api/login', '/api/user', '/trpc/session.user', '/healthz']) {
      for (const asked of ['GET', 'POST']) {
        const headers = { origin, 'access-control-request-method': asked };
        for (const method of ['GET', 'OPTIONS'])
          for (const who of [admin, visitor])
            expect(opening(await who.rest(method, path, { headers })), `${method} ${path}`).toEqual(
              [],
            );
      }
    }
    for (const [path, asked] of [
      ['/api/properties', 'POST'],
      [`/api/properties/${NOBODY}`, 'PUT'],
    ] as const) {
      const headers = { origin, 'access-control-request-method': asked };
      expect(opening(await visitor.rest('OPTIONS', path, { headers })), path).toEqual([]);
    }
  }
});

test('F3 what is public may be read by every site, never with credentials', async ({
  admin,
  visitor,
}) => {
  for (const origin of ['https://evil.test', 'null', 'https://portal.test']) {
    for (const who of [admin, visitor]) {
      const answer = await who.rest('GET', '/api/properties', { headers: { origin } });
      expect(Object.fromEntries(opening(answer))).toEqual({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('etag'),
      });
    }
  }
});

/** `embedding` tells whose pages may embed the answer. */
function expectSafe({ headers }: Answer, what: string, embedding = 'same-origin'): void {
  expect(headers, what).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/u),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': embedding,
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(Object.keys(headers), what).not.toContain('server');
  expect(Object.keys(headers), what).not.toContain('x-powered-by');
}

/** Only scripts with this answer's nonce may run or, on a page that many visitors are sent, only scripts with the listed digests. */
function expectPolicy({ headers }: Answer, what: string): void {
  const policy = new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  );
  expect(policy.get('default-src'), what).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors'), what).toEqual(["'none'"]);
  expect(policy.get('base-uri'), what).toEqual(["'none'"]);
  expect(policy.get('frame-src'), what).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://my.matterport.com',
    'https://kuula.co',
  ]);
  const [self, ...own] = policy.get('script-src') ?? [];
  expect(self, what).toBe("'self'");
  expect(own.join(' '), what).toMatch(
    /^(?:'nonce-[\w-]{22}'|'sha256-[\w+/]{43}='(?: 'sha256-[\w+/]{43}=')*)$/u,
  );
  expect(policy.get('style-src-elem'), what).toEqual([
    "'self'",
    expect.stringMatching(/^'nonce-[\w-]{22}'$/u),
  ]);
}

test.describe('F4 the protective headers are on', () => {
  test('answers of every status, errors included', async ({ visitor }) => {
    const asset = /"(\/assets\/[^"]+\.js)"/u.exec(
      (await visitor.rest('GET', '/', { headers: HTML })).text,
    )?.[1];
    const fresh = await visitor.rest('GET', asset ?? '');
    const headers = { 'if-none-match': String(fresh.headers.etag) };
    const big = { email: newEmail(), password: 'a'.repeat(200_000) };
    for (const [status, answer, embedding] of [
      [200, await visitor.rest('GET', '/', { headers: HTML })],
      [200, await visitor.rest('GET', '/api/properties'), 'cross-origin'],
      [204, await visitor.rest('OPTIONS', '/api/properties')],
      [308, await visitor.rest('GET', '/properties/', { headers: HTML })],
      [200, await visitor.rest('GET', '/trpc/session.user')],
      [200, await visitor.rest('GET', '/sitemap.xml')],
      [200, await visitor.rest('GET', '/healthz')],
      [200, fresh],
      [304, await visitor.rest('GET', asset ?? '', { headers })],
      [302, await visitor.rest('GET', '/api/login')],
      [400, await visitor.rest('POST', '/api/login', { body: '{' })],
      [401, await visitor.rest('GET', '/api/user')],
      [403, await visitor.rest('POST', '/api/login', { headers: { origin: 'null' } })],
      [404, await visitor.rest('GET', '/no-existe', { headers: HTML })],
      [404, await visitor.rest('GET', '/api/no-existe')],
      [404, await visitor.rest('GET', '/uploads/nada.webp'), 'cross-origin'],
      [405, await visitor.rest('PUT', '/api/properties', { body: {} })],
      [413, await visitor.rest('POST', '/api/login', { body: big })],
      [413, await visitor.mutate('session.login', big)],
      [
        415,
        await visitor.rest('POST', '/api/login', {
          body: 'a=b',
          headers: { 'content-type': 'text/plain' },
        }),
      ],
    ] as const) {
      const what = `${status} ${answer.text.slice(0, 80)}`;
      expect(answer.status, what).toBe(status);
      expectSafe(answer, what, embedding);
      expectPolicy(answer, what);
    }
  });

  test('answers about failures, which reveal no details', async ({ portal, visitor }) => {
    const sql = portal.sql();
    await sql`alter table properties rename to properties_away`;
    try {
      // Nobody has asked for these before, so the server has no answer ready.
      const asked = randomUUID();
      for (const [answer, embedding] of [
        [await visitor.rest('GET', `/api/properties?search=${asked}`), 'cross-origin'],
        [await visitor.query('property.get', { id: asked })],
        [await visitor.rest('GET', `/properties?search=${asked}`, { headers: HTML })],
      ] as const) {
        expect(answer.status).toBe(500);
        expectSafe(answer, answer.text.slice(0, 80), embedding);
        expectPolicy(answer, answer.text.slice(0, 80));
        expect(answer.text).not.toMatch(
          /properties_away|(?<!<)select |relation|node_modules|\.ts:/u,
        );
      }
    } finally {
      await sql`alter table properties_away rename to properties`;
    }
    expect((await visitor.rest('GET', '/api/properties')).said).toBe('200');
  });

  test('uploaded pictures, which also run nothing', async ({ newPerson, visitOf, visitor }) => {
    const visit = await visitOf(await newPerson());
    const set = await visit.rest('PUT', '/api/user/photo', { body: { url: PIXEL } });
    expect(set.said).toBe('200');
    const picture = await visitor.rest(
      'GET',
      (set.data as { profileImageUrl: string }).profileImageUrl,
    );
    expect(picture.status).toBe(200);
    expectSafe(picture, 'picture', 'cross-origin');
    expect(picture.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

test("F5 answers to signed-in people are kept nowhere, and visitors' answers vary by the cookie", async ({
  newPerson,
  visitOf,
  portal,
}) => {
  const visit = await visitOf(await newPerson());
  for (const path of [
    '/api/user',
    '/api/properties',
    '/api/no-existe',
    '/trpc/session.user',
    '/trpc/session.list',
    '/trpc/property.featured',
    '/',
    '/properties',
    '/settings',
    '/no-existe',
  ]) {
    const headers = path.startsWith('/api') || path.startsWith('/trpc') ? {} : HTML;
    const own = await visit.rest('GET', path, { headers });
    expect(own.headers['cache-control'], path).toBe('no-store');
    const other = await new Visitor(portal).rest('GET', path, { headers });
    if (other.status === 200) expect(other.headers.vary, path).toMatch(/\bcookie\b/iu);
    if (other.status === 200) expect(own.headers.vary, path).toMatch(/\bcookie\b/iu);
  }
});
