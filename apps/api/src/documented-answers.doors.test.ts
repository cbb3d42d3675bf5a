import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_ORIGIN } from './testing/context.ts';
import { EXAMPLE_PHOTO } from './rest/example-photo.ts';
import { anAccount, signedInCookie, TEST_PASSWORD } from './testing/data/account.ts';
import { anImage, aProperty, aShare } from './testing/data/factories.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const t = await databaseSuite({
  clear: ['properties', 'commission_shares', 'property_inquiries', 'idempotency_keys'],
});
const app = await serverOn(t);

type Account = Awaited<ReturnType<typeof anAccount>> & { cookie: string };
let me: Account;
let peer: Account;
let chief: Account;
beforeAll(async () => {
  const person = async (role: 'admin' | 'employee') => {
    const account = await anAccount(t.db, { role });
    return { ...account, cookie: await signedInCookie(app, account.email) };
  };
  me = await person('employee');
  peer = await person('employee');
  chief = await person('admin');
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (
  at: `${Method} ${string}`,
  payload?: object,
  { by = me, key }: { by?: Account | null; key?: string } = {},
) => {
  const [method, url] = at.split(' ') as [Method, string];
  const headers = {
    ...(by && { cookie: by.cookie }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
};

let id: string;
beforeEach(async () => {
  ({ id } = await aProperty(t.db, { ownerId: me.id, name: 'Casa', city: 'Mérida' }));
});

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u;

describe('the signed-in person', () => {
  test.each([
    ['GET /user', undefined],
    ['POST /login', 'credentials'],
    ['PATCH /user', {}],
  ] as const)('is answered by %s with their state and dates', async (at, sent) => {
    const payload = sent === 'credentials' ? { email: me.email, password: TEST_PASSWORD } : sent;
    const answer = await call(at, payload, { by: sent === 'credentials' ? null : me });
    expect(answer.statusCode).toBe(200);
    const [row] = await t.db.select().from(users).where(eq(users.id, me.id));
    expect(answer.json()).toMatchObject({
      id: me.id,
      isActive: true,
      createdAt: new Date(row?.createdAt ?? '').toISOString(),
      updatedAt: new Date(row?.updatedAt ?? '').toISOString(),
    });
  });
});

test('a photo names its listing and its date wherever it is answered', async () => {
  await anImage(t.db, { propertyId: id, isPrimary: true });
  const photo = { propertyId: id, createdAt: expect.stringMatching(ISO) };
  const added = await call(`POST /properties/${id}/images`, { url: EXAMPLE_PHOTO });
  expect(added.json()).toEqual({ image: expect.objectContaining(photo) });
  const { image } = added.json<{ image: { id: string } }>();
  for (const at of ['/properties', '/properties/my/list'])
    expect((await call(`GET ${at}`)).json()[0].images).toMatchObject([photo, photo]);
  expect((await call(`GET /properties/${id}`)).json().images).toMatchObject([photo, photo]);
  const kept = await call(`PUT /properties/${id}/images`, [{ id: image.id }]);
  expect(kept.json().images).toMatchObject([photo]);
});

describe('a share', () => {
  const listing = () => ({
    id,
    name: 'Casa',
    city: 'Mérida',
    operationType: 'venta',
    salePrice: '4500000.00',
    rentPrice: null,
    currency: 'MXN',
    isActive: true,
    owner: { firstName: me.firstName, lastName: me.lastName },
  });

  test('carries its listing in every answer', async () => {
    const shared = await call('POST /commission-shares', {
      propertyId: id,
      agentId: peer.id,
      percentage: '2.5',
    });
    const share = shared.json();
    expect(share.property).toEqual(listing());
    const at = `/commission-shares/${share.id}`;
    const put = await call(`PUT ${at}`, { percentage: 3 });
    const patched = await call(
      `PATCH ${at}`,
      { acceptance: 'accepted', version: put.json().version },
      { by: peer },
    );
    const keys = Object.keys(share)
      .filter((name) => name !== 'isNew')
      .toSorted();
    for (const { body, statusCode } of [put, patched]) {
      expect(statusCode).toBe(200);
      expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(keys);
      expect(JSON.parse(body).property).toEqual(listing());
    }
    expect(patched.json()).toMatchObject({ acceptance: 'accepted', state: 'accepted' });
    expect(patched.headers.etag).toBe(`"${patched.json().version}"`);

    const lists = [
      (await call(`GET /properties/${id}/commissions`)).json(),
      (await call('GET /properties/my/list')).json()[0].commissionShares,
      (await call(`GET /properties/${id}`)).json().commissionShares,
    ];
    for (const shares of lists) expect(shares).toMatchObject([{ property: listing() }]);
    const [mine] = (await call('GET /commissions/shared-with-me', undefined, { by: peer })).json();
    expect(mine.property).toMatchObject(listing());
  });

  test('of a deactivated owner names the company', async () => {
    const former = await anAccount(t.db, { isActive: false });
    const listed = await aProperty(t.db, { ownerId: former.id });
    await aShare(t.db, { propertyId: listed.id, ownerId: former.id, agentId: me.id });
    const [share] = (await call(`GET /properties/${listed.id}/commissions`)).json();
    expect(share.property.owner).toEqual({ firstName: 'Portal PBR', lastName: '' });
  });
});

test('what was made has the URL in `Location`, also when the answer is repeated', async () => {
  const made = async (...asked: Parameters<typeof call>) => {
    const { statusCode, headers, body } = await call(...asked);
    expect(statusCode, body).toBe(201);
    expect((await call(...asked)).headers.location).toBe(headers.location);
    return { id: JSON.parse(body).id as string, at: new URL(headers.location ?? '') };
  };
  const listing = await made('POST /properties', propertyForm(), { key: 'a' });
  expect(listing.at.href).toBe(`${TEST_ORIGIN}/api/properties/${listing.id}`);
  const copy = await made(`POST /properties/${id}/duplicate`, undefined, { key: 'b' });
  const client = { clientName: 'Marta', clientEmail: 'marta@correo.mx' };
  const inquiry = await made(`POST /properties/${id}/inquiries`, client, { by: null });
  for (const { at } of [listing, copy, inquiry]) {
    const answer = await app.inject({ url: at.pathname, headers: { cookie: me.cookie } });
    expect(answer.statusCode, at.pathname).toBe(200);
  }
  const terms = { propertyId: id, agentId: peer.id, percentage: 2 };
  const share = await made('POST /commission-shares', terms, { key: 'c' });
  expect(share.at.pathname).toBe(`/api/commission-shares/${share.id}`);
  const person = { firstName: 'Eva', lastName: 'Ruiz', email: 'eva@pbr.mx', role: 'employee' };
  const invited = await made('POST /employees', person, { by: chief, key: 'd' });
  expect(invited.at.pathname).toBe(`/api/employees/${invited.id}`);
  const contact = { name: 'Marta', email: 'marta@correo.mx', service: 'venta', message: 'Hola' };
  const serviceRequest = await made('POST /contact', contact, { by: null });
  expect(serviceRequest.at.pathname + serviceRequest.at.search).toBe(
    `/inquiries/requests?open=${serviceRequest.id}`,
  );
  const photo = await call(`POST /properties/${id}/images`, { url: EXAMPLE_PHOTO });
  const gone = new URL(photo.headers.location ?? '').pathname.replace('/api', '');
  expect((await call(`DELETE ${gone}`)).statusCode).toBe(204);
  const same = await call('POST /commission-shares', { ...terms, percentage: 3 });
  expect([same.statusCode, same.headers.location]).toEqual([200, undefined]);
});

test('no answer holds a position of the database', async () => {
  await anImage(t.db, { propertyId: id });
  await aShare(t.db, { propertyId: id, ownerId: me.id, agentId: peer.id });
  for (const at of [
    '/properties',
    '/properties/my/list',
    '/commissions/shared-with-me',
    '/agents',
    `/properties/${id}/commissions`,
  ] as const)
    for (const by of [me, peer])
      expect((await call(`GET ${at}`, undefined, { by })).body).not.toContain('"pos"');
});

describe.each([null, ''])('%j in an optional field', (none) => {
  test('of a listing means none', async () => {
    const empty = {
      number: none,
      commercialNames: none,
      salePrice: none,
      rentPrice: none,
      currency: none,
      bedrooms: none,
      fullBathrooms: none,
      halfBathrooms: none,
      parkingSpaces: none,
      landArea: none,
      constructionArea: none,
      maintenanceFee: none,
      postalCode: none,
      municipality: none,
      frontageM: none,
      depthM: none,
      floor: none,
      levels: none,
      yearBuilt: none,
      depositMonths: none,
      furnished: none,
      petsAllowed: none,
      ownerContact: none,
      internalNotes: none,
      latitude: none,
      longitude: none,
      locationPrecision: none,
      hideStreet: none,
      availableFrom: none,
      agencyReference: none,
      videoUrl: none,
      tourUrl: none,
      features: none,
      ownerId: none,
    };
    const stored = {
      ...Object.fromEntries(Object.keys(empty).map((name) => [name, null])),
      currency: 'MXN',
      features: [],
      locationPrecision: 'aproximada',
      hideStreet: false,
      ownerId: me.id,
    };
    for (const at of [
      'POST /properties',
      `PUT /properties/${id}`,
      `PATCH /properties/${id}`,
    ] as const) {
      const answer = await call(at, { ...propertyForm(empty), isActive: none, dealStatus: none });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      expect(answer.json()).toMatchObject({ ...stored, isActive: true, dealStatus: null });
    }
  });

  test('of photos, shares, inquiries and messages means none', async () => {
    const { id: photo } = await anImage(t.db, { propertyId: id, category: 'sala' });
    const client = { clientName: 'Marta', clientEmail: 'marta@correo.mx' };
    const contact = { name: 'Marta', email: 'm@correo.mx', service: 'venta', message: 'Hola' };
    const nobody = { externalAgentName: none, externalAgentEmail: none, externalAgentPhone: none };
    const calls: [`${Method} ${string}`, object, object][] = [
      [`POST /properties/${id}/images`, { url: EXAMPLE_PHOTO, category: none }, {}],
      [
        `PUT /properties/${id}/images`,
        { images: [{ id: photo, category: none, isPrimary: none }], seen: none },
        { images: [{ category: 'sala', isPrimary: true }] },
      ],
      [
        'POST /commission-shares',
        {
          propertyId: id,
          agentId: peer.id,
          percentage: 2,
          shareType: none,
          fixedAmount: none,
          notes: none,
          ...nobody,
        },
        { shareType: 'outgoing', fixedAmount: null, notes: null },
      ],
      [
        `POST /properties/${id}/inquiries`,
        {
          ...client,
          clientPhone: none,
          message: none,
          inquiryType: none,
          status: none,
          company: none,
        },
        { inquiryType: 'info', message: null, status: 'pending' },
      ],
      ['POST /contact', { ...contact, phone: none, company: none }, { clientPhone: null }],
    ];
    for (const [at, payload, answered] of calls) {
      const answer = await call(at, payload);
      expect(answer.statusCode, `${at} ${answer.body}`).toBeLessThan(300);
      expect(answer.json()).toMatchObject(answered);
    }
    const [share] = (await call(`GET /properties/${id}/commissions`)).json();
    const change = { percentage: 3, shareType: none, fixedAmount: none, notes: none, ...nobody };
    const put = await call(`PUT /commission-shares/${share.id}`, change);
    expect(put.json()).toMatchObject({ percentage: '3.00', shareType: 'outgoing' });
  });

  test('cannot take the name of an agent from outside', async () => {
    const { id: share } = await aShare(t.db, {
      propertyId: id,
      ownerId: me.id,
      agentId: null,
      externalAgentName: 'Rosa',
    });
    const change = { percentage: 3, externalAgentName: none };
    const answer = await call(`PUT /commission-shares/${share}`, change);
    expect(answer.json().fields).toEqual({ externalAgentName: expect.any(String) });
  });
});

test('a field that the operation or the type hides is not looked at', async () => {
  const wrong = {
    operationType: 'venta',
    rentPrice: 'mucho',
    propertyType: 'terreno',
    bedrooms: [7],
  };
  for (const at of ['POST /properties', `PUT /properties/${id}`] as const) {
    const answer = await call(at, propertyForm(wrong));
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect(answer.json()).toMatchObject({ rentPrice: null, bedrooms: null });
    const shown = await call(at, propertyForm({ ...wrong, operationType: 'ambos' }));
    expect(Object.keys(shown.json().fields)).toEqual(['rentPrice']);
  }
});

test.each([3, '3'])('a whole number may come as %j', async (bedrooms) => {
  const answer = await call(`PATCH /properties/${id}`, { bedrooms, salePrice: 4_500_000.5 });
  expect(answer.json()).toMatchObject({ bedrooms: 3, salePrice: '4500000.50' });
});

describe('a repeated answer about something that is gone', () => {
  const twice = async (at: `${Method} ${string}`, payload: object, by = me) => {
    const send = () => call(at, payload, { by, key: 'la misma' });
    const first = await send();
    expect(first.statusCode, first.body).toBe(201);
    const again = await send();
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    return { made: first.json<{ id: string }>().id, send };
  };
  const gone = { code: 'request.result_gone', message: expect.stringContaining('ya no existe') };

  test('is 410 for a listing, and is given again once the listing is back', async () => {
    const { made, send } = await twice('POST /properties', propertyForm());
    await call(`DELETE /properties/${made}`);
    const refused = await send();
    expect(refused.statusCode).toBe(410);
    expect(refused.json()).toMatchObject(gone);
    const restored = await app.inject({
      method: 'POST',
      url: '/trpc/property.restore',
      headers: { cookie: chief.cookie },
      payload: { id: made },
    });
    expect(restored.statusCode).toBe(200);
    expect((await send()).statusCode).toBe(201);
  });

  test('is 410 for a copy, a share and an employee', async () => {
    const copy = await twice(`POST /properties/${id}/duplicate`, {});
    await call(`DELETE /properties/${copy.made}`);
    expect((await copy.send()).statusCode).toBe(410);

    const terms = { propertyId: id, agentId: peer.id, percentage: 2 };
    await t.db.execute('delete from idempotency_keys');
    const share = await twice('POST /commission-shares', terms);
    await call(`DELETE /commission-shares/${share.made}`);
    expect((await share.send()).json()).toMatchObject(gone);

    const person = { firstName: 'Nueva', lastName: 'Persona', email: 'nueva@portal.mx' };
    const employee = await twice('POST /employees', person, chief);
    await call(`DELETE /employees/${employee.made}`, undefined, { by: chief });
    expect((await employee.send()).statusCode).toBe(410);
  });
});
