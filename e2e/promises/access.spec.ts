import { expect, newEmail, test } from '../fixtures/portal/promise-test.ts';
import { announceTenMegabytes, say, Visitor } from '../fixtures/portal/visitor.ts';
import { aListing, NOBODY, ways } from '../fixtures/portal/ways.ts';

/** No contract accepts this body, so a call that gets past the access check answers another refusal. */
const NONSENSE = { email: { nonsense: true }, firstName: 7, token: 7, id: 7 };
const HTML = { accept: 'text/html' };

test.describe('C1 without a session', () => {
  test('everything that the specification calls public works', async ({
    portal,
    firstAdmin,
    visitor,
  }) => {
    const id = await aListing(portal, firstAdmin.id);
    for (const path of ['/', '/properties', `/properties/${id}`, '/services', '/valuation'])
      expect((await visitor.rest('GET', path, { headers: HTML })).said, path).toBe('200');
    for (const path of ['/legal-advisory', '/agents', '/contacts', '/auth'])
      expect((await visitor.rest('GET', path, { headers: HTML })).said, path).toBe('200');
    const message = { clientName: 'Eva', clientEmail: newEmail(), message: '¿Sigue disponible?' };
    for (const [method, path, body, said] of [
      ['GET', '/api/properties', undefined, '200'],
      ['GET', `/api/properties/${id}`, undefined, '200'],
      ['GET', `/api/properties/${NOBODY}`, undefined, '404 property.not_found'],
      ['POST', `/api/properties/${id}/inquiries`, message, '201'],
      ['POST', '/api/login', {}, '400 request.invalid'],
      ['POST', '/api/logout', undefined, '204'],
      ['GET', '/api/login', undefined, '302'],
      ['GET', '/api/logout', undefined, '302'],
      ['GET', '/trpc/session.user', undefined, '200'],
      ['GET', '/trpc/property.featured', undefined, '200'],
      ['POST', '/trpc/session.logout', {}, '200'],
    ] as const)
      expect((await visitor.rest(method, path, { body })).said, path).toBe(said);
  });

  test('everything else requires signing in before the input is looked at', async ({ visitor }) => {
    for (const { method, path, access } of ways) {
      if (access === 'public') continue;
      const { said } = await visitor.rest(method, path, method === 'GET' ? {} : { body: NONSENSE });
      expect(said, `${method} ${path}`).toBe('401 session.required');
    }
  });

  test('ten megabytes are refused unread', async ({ portal }) => {
    for (const to of ['POST /api/employees', 'PUT /api/user/photo'])
      expect(await announceTenMegabytes(portal, to), to).toMatch(/^HTTP\/1\.1 401 /u);
  });

  test("the members' pages do not exist, and link to signing in", async ({ visitor }) => {
    for (const path of [
      '/dashboard',
      '/my-properties',
      '/shared-commissions',
      '/settings',
      '/admin',
    ]) {
      const page = await visitor.rest('GET', path, { headers: HTML });
      expect(page.status, path).toBe(404);
      expect(page.text).toContain('404 Page Not Found');
      expect(page.text).toContain(`/auth?redirect=${path}`);
    }
  });
});

test.describe('C3 employees', () => {
  test('an employee is refused by every admin call, and by the page', async ({
    newPerson,
    visitOf,
  }) => {
    const visit = await visitOf(await newPerson());
    const closed = ways.filter(({ access }) => access === 'admin');
    expect(closed.length).toBeGreaterThan(8);
    for (const { method, path } of closed) {
      const { said } = await visit.rest(method, path, method === 'GET' ? {} : { body: NONSENSE });
      expect(said, `${method} ${path}`).toBe('403 admin.required');
    }
    const page = await visit.rest('GET', '/admin', { headers: HTML });
    expect(page.status).toBe(403);
    expect(page.text).toContain('No tienes permisos para ver esta página');
  });

  test('no admin can be deactivated, by themselves or by another', async ({
    admin,
    firstAdmin,
    newPerson,
  }) => {
    for (const { id } of [firstAdmin, await newPerson('admin')]) {
      expect((await admin.rest('DELETE', `/api/employees/${id}`)).said).toBe(
        '409 employee.admin_protected',
      );
      expect((await admin.mutate('employee.deactivate', { id })).said).toBe(
        '409 employee.admin_protected',
      );
    }
    expect((await admin.rest('GET', '/api/user')).said).toBe('200');
  });

  test('the last admin keeps the role', async ({ admin, firstAdmin, portal }) => {
    await portal.sql()`update users set role = 'employee' where id <> ${firstAdmin.id}`;
    const { email } = firstAdmin;
    const form = { firstName: 'Elena', lastName: 'Ruiz', email, role: 'employee' };
    const path = `/api/employees/${firstAdmin.id}`;
    expect((await admin.rest('PUT', path, { body: form })).said).toBe('409 employee.last_admin');
    expect((await admin.mutate('employee.update', { id: firstAdmin.id, ...form })).said).toBe(
      '409 employee.last_admin',
    );
    expect((await admin.rest('GET', '/api/employees')).said).toBe('200');
  });
});

test('C9 every URL that the portal gives out is its own, whatever host a request names', async ({
  portal,
  firstAdmin,
  newPerson,
  visitOf,
}) => {
  const person = await newPerson();
  const signedIn = await visitOf(person);
  await aListing(portal, firstAdmin.id);
  const id = await aListing(portal, firstAdmin.id);
  for (const lie of [
    { host: 'evil.test' },
    { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http', 'x-forwarded-port': '666' },
    { forwarded: 'host=evil.test;proto=http' },
  ]) {
    const visitor = new Visitor(portal);
    const html = { ...HTML, ...lie } as Record<string, string>;
    const answers = [
      await visitor.rest('GET', `/properties/${id}`, { headers: html }),
      await visitor.rest('GET', '/', { headers: html }),
      await visitor.rest('GET', '/sitemap.xml', { headers: html }),
      await visitor.rest('GET', '/robots.txt', { headers: html }),
      await visitor.rest('GET', '/api/properties?limit=1', { headers: html }),
      await visitor.rest('GET', '/api/login', { headers: html }),
      await visitor.rest('GET', '/api/logout', { headers: html }),
      await signedIn.rest('GET', '/', { headers: html }),
      await signedIn.rest('GET', '/auth?redirect=/settings', { headers: html }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(400);
      expect(JSON.stringify(answer.headers) + answer.text).not.toContain('evil');
    }
    const [listing, , sitemap, robots, list] = answers;
    expect(listing?.text).toContain(
      `<link rel="canonical" href="https://portal.test/properties/${id}"`,
    );
    expect(listing?.text).toMatch(
      new RegExp(`property="og:url" content="https://portal.test/properties/${id}"`, 'u'),
    );
    expect(sitemap?.text).toContain('<loc>https://portal.test/');
    expect(robots?.text).toContain('https://portal.test/sitemap.xml');
    expect(list?.headers.link).toMatch(/^<https:\/\/portal\.test\/api\/properties\?/u);
    const headers = lie as Record<string, string>;
    await visitor.mutate('account.requestPasswordReset', { email: person.email }, { headers });
  }
  // The invitation, and one mail for each lie.
  await expect.poll(() => portal.mailsTo(person.email).then(({ length }) => length)).toBe(4);
  for (const { text, html } of await portal.mailsTo(person.email)) {
    expect(text).toMatch(/https:\/\/portal\.test\/(invitation|reset-password)\?token=/u);
    expect(`${text}${html}`).not.toContain('evil');
  }
});

test("C10 only the request's own method counts, and unknown ones are refused", async ({
  admin,
  newPerson,
  portal,
}) => {
  const { id } = await newPerson();
  const path = `/api/employees/${id}`;
  for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override'])
    expect(
      (await admin.rest('POST', path, { body: {}, headers: { [name]: 'DELETE' } })).said,
      name,
    ).toBe('405 request.method');
  expect(
    (await admin.rest('POST', `${path}?_method=DELETE`, { body: { _method: 'DELETE' } })).said,
  ).toBe('405 request.method');
  expect((await admin.rest('GET', '/api/user?_method=DELETE')).said).toBe('200');
  const override = { headers: { 'x-http-method-override': 'DELETE' } };
  expect((await admin.rest('GET', '/api/employees', override)).said).toBe('200');
  expect((await admin.rest('OPTIONS', '/api/user')).headers['allow']).toBe(
    'GET, HEAD, OPTIONS, PATCH',
  );
  for (const method of ['TRACE', 'PROPFIND'])
    expect([404, 405], method).toContain((await admin.rest(method, '/api/user')).status);
  expect(await say(portal, 'BREW /api/user HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 4\d\d /u,
  );
  const [row] = await portal.sql()`select is_active from users where id = ${id}`;
  expect(row).toEqual({ is_active: true });
});
