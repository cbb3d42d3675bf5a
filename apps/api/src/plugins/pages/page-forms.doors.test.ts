import { heldMessages } from '@pbr/db/schema/held-messages';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { beforeAll, describe, expect, test } from 'vitest';
import { createReadyStores } from '../../answers/ready-stores.ts';
import { appRouter } from '../../router.ts';
import { contact, legal, valuation } from '../../testing/access/service-request-doors.ts';
import type { AppDeps } from '../../app.ts';
import { builtWeb } from '../../testing/built-web.ts';
import { generousLimits, TEST_ORIGIN } from '../../testing/context.ts';
import { aProperty } from '../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';
import { pages } from './pages.ts';

/** A renderer whose pages show the refused form that they got. */
const webRoot = await builtWeb(`
export const createRenderer = () => async ({ refused }) => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html; charset=UTF-8' }),
  html: JSON.stringify({ refused: refused ?? null, message: refused?.error.message }),
});`);

const t = await databaseSuite({
  clear: ['service_requests', 'property_inquiries', 'held_messages'],
});
const withPages = (deps: Partial<AppDeps> = {}) =>
  serverOn(t, {
    pages: (instance) => pages(instance, { webRoot, development: false, router: appRouter }),
    ...deps,
  });
const app = await withPages(createReadyStores(1024 * 1024));
const limited = await withPages({
  limits: {
    ...generousLimits,
    publicForms: { name: 'public-forms', points: 1, windowSeconds: 300 },
  },
});

const inquiry = {
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '',
  message: '¿Sigue disponible?\nGracias.',
  inquiryType: 'visit',
};
const PLACEHOLDER = '/properties/some';
let listing: string;
beforeAll(async () => {
  listing = `/properties/${(await aProperty(t.db)).id}`;
});

/** The request of a browser without scripts. */
const FORM_TYPE = 'application/x-www-form-urlencoded';
function post(
  url: string,
  form: object,
  { headers = {}, server = app }: { headers?: Record<string, string>; server?: typeof app } = {},
) {
  const lines = Object.entries(form).map(([name, value]) => [
    name,
    String(value).replaceAll('\n', '\r\n'),
  ]);
  return server.inject({
    method: 'POST',
    url: url === PLACEHOLDER ? listing : url,
    payload: new URLSearchParams(Object.fromEntries(lines)).toString(),
    headers: {
      'content-type': FORM_TYPE,
      origin: TEST_ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
}

const stored = async () => [
  ...(await t.db.select().from(serviceRequests)),
  ...(await t.db.select().from(propertyInquiries)),
];

describe.each([
  ['/contacts', contact, 'name', 'message', '/api/contact'],
  ['/valuation', valuation, 'clientName', 'additionalInfo', '/trpc/request.sendValuation'],
  ['/legal-advisory', legal, 'clientName', 'description', '/trpc/request.sendLegal'],
  [PLACEHOLDER, inquiry, 'clientName', 'message', '/trpc/inquiry.send'],
])('the plain form of %s', (url, form, name, text, call) => {
  const path = () => (url === PLACEHOLDER ? listing : url);

  test('is stored, and leads on to a URL without anything that was typed', async () => {
    const answer = await post(`${path()}?utm_source=correo`, form);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${path()}?sent=true#formulario`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toBe('');
    expect(await stored()).toEqual([
      expect.objectContaining({
        clientName: 'Marta Solís',
        clientEmail: 'marta@correo.mx',
        noticeVersion: PRIVACY_NOTICE_VERSION,
      }),
    ]);
  });

  test('sent again, without scripts or with them, is one record', async () => {
    await Promise.all([post(url, form), post(url, form)]);
    const id = listing.split('/').at(-1);
    const payload = { ...form, propertyId: id };
    const again = await app.inject({ method: 'POST', url: call, payload });
    expect(again.statusCode).toBeLessThan(300);
    expect(await stored()).toHaveLength(1);
  });

  test('comes back as it was typed when a field is wrong, and no cache stores it', async () => {
    const typed = { ...form, [name]: '  ', [text]: '<b>"Hola"</b>\nadiós' };
    const answer = await post(url, typed);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-type']).toMatch(/^text\/html/u);
    const { refused } = answer.json();
    expect(refused.typed).toMatchObject({ [name]: '  ', [text]: '<b>"Hola"</b>\nadiós' });
    expect(refused.error.fields).toEqual({ [name]: 'Escribe tu nombre.' });
    expect(await stored()).toEqual([]);
    // The next visitor gets a page with an empty form.
    for (const _ of [1, 2]) {
      const page = await app.inject({ url: path(), headers: { accept: 'text/html' } });
      expect(page.json()).toEqual({ refused: null });
    }
  });

  test.each([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('from elsewhere (%o) is refused', async (headers) => {
    const answer = await post(url, form, { headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'request.cross_site' });
    expect(await stored()).toEqual([]);
  });

  test('in which something filled the hidden field looks accepted, and is held', async () => {
    expect((await post(url, { ...form, company: 'Spam' })).statusCode).toBe(303);
    expect(await stored()).toEqual([]);
    expect(await t.db.select().from(heldMessages)).toMatchObject([{ clientName: 'Marta Solís' }]);
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is not taken as %s',
    async (type) => {
      const answer = await post(url, form, { headers: { 'content-type': type } });
      expect(answer.statusCode).toBe(415);
      expect(await stored()).toEqual([]);
    },
  );

  test('without any field is refused beside the fields', async () => {
    const answer = await app.inject({ method: 'POST', url: path() });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().refused.error.fields).toHaveProperty(name, 'Escribe tu nombre.');
  });
});

test('the plain forms share the limit of the other doors, and keep what was typed', async () => {
  const first = await limited.inject({ method: 'POST', url: '/api/contact', payload: contact });
  expect(first.statusCode).toBe(201);
  const answer = await post('/valuation', valuation, { server: limited });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().refused).toMatchObject({
    typed: { address: 'Durango 12' },
    error: { code: 'request.too_many' },
  });
  expect(await stored()).toHaveLength(1);
});

test('an inquiry is about the listing of the URL, whatever the form names', async () => {
  const other = await aProperty(t.db);
  await post(PLACEHOLDER, { ...inquiry, propertyId: other.id });
  expect(await stored()).toEqual([
    expect.objectContaining({ propertyId: listing.split('/').at(-1) }),
  ]);
});

test('an inquiry about a listing that visitors do not see is 404', async () => {
  const paused = await aProperty(t.db, { isActive: false });
  for (const id of [paused.id, '00000000-0000-4000-8000-000000000000', 'no-es-un-id'])
    expect((await post(`/properties/${id}`, inquiry)).statusCode).toBe(404);
  expect(await stored()).toEqual([]);
});

test('no other URL takes forms, the API least of all', async () => {
  for (const url of ['/', '/privacy', '/properties', '/contacts/x'])
    expect((await post(url, contact)).statusCode, url).toBe(404);
  const calls = ['/api/contact', `/api${listing}/inquiries`, '/trpc/request.sendContact'];
  for (const url of calls) expect((await post(url, contact)).statusCode, url).toBe(415);
  expect(await stored()).toEqual([]);
});
