import { idempotencyKeys } from '@pbr/db/schema/idempotency-keys';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bytesOfDataUrl } from './photos/photo-data-url.ts';
import { EXAMPLE_PHOTO } from './rest/example-photo.ts';
import { anAccount, signedInCookie, TEST_PASSWORD } from './testing/data/account.ts';
import { anImage, anInquiry, aProperty, aShare } from './testing/data/factories.ts';
import { type Document, resolve, type Schema } from './testing/contract/contract-document.ts';
import { filePart, FORM_END, FORM_TYPE } from './testing/photos/upload-forms.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

const t = await databaseSuite({
  clear: ['properties', 'commission_shares', 'property_inquiries', 'service_requests'],
});
const app = await serverOn(t);

type Account = Awaited<ReturnType<typeof anAccount>> & { cookie: string };
let document: Document;
let me: Account;
let peer: Account;
let chief: Account;
beforeAll(async () => {
  const person = async (role: 'admin' | 'employee', phone: string | null) => {
    const account = await anAccount(t.db, { role, phone, isAgent: true });
    return { ...account, cookie: await signedInCookie(app, account.email) };
  };
  me = await person('employee', '55 1234 5678');
  peer = await person('employee', '55 1234 5678');
  chief = await person('admin', null);
  document = (await app.inject('/api/openapi.json')).json<Document>();
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
async function call(at: `${Method} /${string}`, payload?: object, by: Account | null = me) {
  const [method, url] = at.split(' ') as [Method, string];
  const answer = await app.inject({
    method,
    url: `/api${url}`,
    headers: by ? { cookie: by.cookie } : {},
    ...(payload && { payload }),
  });
  expect(answer.statusCode, `${at} ${answer.body}`).toBeLessThan(300);
  return answer.json<unknown>();
}

const exampleOf = (name: string) =>
  resolve<Schema>(document, { $ref: `#/components/schemas/${name}` }).examples?.[0];

/** How values are written: each kind of text that has a form, and the type of every other value. */
const FORMS: readonly [RegExp, string][] = [
  [/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/u, 'UUID'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u, 'instant'],
  [/^\/uploads\/[^/]+\/1024\.jpg$/u, 'photo'],
  [/^\/uploads\/[^/]+$/u, 'photo folder'],
  [/^https?:\/\/[^/]+\/invitation\?token=[\w-]+$/u, 'invitation'],
  [/^\d+\.\d\d$/u, 'decimal'],
];
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(written);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, one]) => [key, written(one)] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    );
  if (typeof value !== 'string') return typeof value;
  return FORMS.find(([form]) => form.test(value))?.[1] ?? 'text';
}

/** How a value is written, but for the keys that have no value in it or in the other one. */
const formOf = (value: unknown, other: unknown) => withoutNothing(written(value), value, other);

function withoutNothing(form: unknown, ...values: unknown[]): unknown {
  if (typeof form !== 'object' || form === null) return form;
  return Object.fromEntries(
    Object.entries(form).map(([key, one]) => {
      const inside = values.map((value) => (value as Record<string, unknown> | null)?.[key]);
      const isMissing = inside.some((value) => value === null || isEmptyList(value));
      return [key, isMissing ? 'nothing' : withoutNothing(one, ...inside)];
    }),
  );
}
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Answers whose values come from the example of their request. */
const OF_ITS_REQUEST = new Set(['Problem', 'InquiryReceipt', 'RequestReceipt', 'CreatedEmployee']);

/** Leaves out the values that every answer has for itself. */
const withoutOwn = (example: unknown) =>
  Object.fromEntries(
    Object.entries(example as object).filter(
      ([, value]) => !['UUID', 'instant', 'invitation'].includes(String(written(value))),
    ),
  );

let id: string;
beforeEach(async () => {
  await t.db.delete(idempotencyKeys);
  ({ id } = await aProperty(t.db, { ownerId: me.id }));
});

describe('the example of each answer is written as the server writes it', () => {
  const answers: Record<string, () => Promise<unknown>> = {
    User: () => call('GET /user'),
    Profile: () => call('PATCH /user', exampleOf('ProfileChange') as object),
    Agent: async () => ((await call('GET /agents')) as unknown[])[0],
    Employee: async () => ((await call('GET /employees', undefined, chief)) as unknown[])[0],
    CreatedEmployee: () => call('POST /employees', exampleOf('EmployeeForm') as object, chief),
    Property: async () => {
      await anImage(t.db, { propertyId: id });
      await anInquiry(t.db, { propertyId: id });
      await aShare(t.db, { propertyId: id, ownerId: me.id, agentId: peer.id });
      return call(`GET /properties/${id}`);
    },
    PropertyImage: async () => {
      await anImage(t.db, { propertyId: id });
      return ((await call(`GET /properties/${id}`)) as { images: unknown[] }).images[0];
    },
    PropertyImages: async () => {
      const image = await anImage(t.db, { propertyId: id });
      return call(`PUT /properties/${id}/images`, { images: [{ id: image.id }] });
    },
    UploadedImage: async () => {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/properties/${id}/images`,
        headers: { cookie: me.cookie, 'content-type': FORM_TYPE },
        payload: Buffer.concat([filePart(bytesOfDataUrl(EXAMPLE_PHOTO)), FORM_END]),
      });
      return answer.json<unknown>();
    },
    PropertyMap: async () => {
      await aProperty(t.db, { latitude: 20.9705, longitude: -89.6234 });
      return call('GET /map?bbox=-89.68,20.94,-89.58,21');
    },
    PropertyChanges: () => call('GET /properties/changes'),
    CommissionShare: () =>
      call('POST /commission-shares', { propertyId: id, agentId: peer.id, percentage: 2 }),
    SharedWithMe: async () => {
      await anImage(t.db, { propertyId: id, isPrimary: true });
      await aShare(t.db, { propertyId: id, ownerId: me.id, agentId: peer.id });
      return ((await call('GET /commissions/shared-with-me', undefined, peer)) as unknown[])[0];
    },
    InquiryReceipt: () =>
      call(`POST /properties/${id}/inquiries`, exampleOf('InquiryForm') as object, null),
    Inquiry: async () => {
      await anImage(t.db, { propertyId: id, isPrimary: true });
      const inquiry = await anInquiry(t.db, { propertyId: id, clientPhone: '55 1234 5678' });
      const text = exampleOf('InquiryAnswer') as object;
      return call(`POST /inquiries/${inquiry.id}/answers`, text);
    },
    RequestReceipt: () => call('POST /contact', exampleOf('ContactForm') as object, null),
    Problem: async () => {
      const { name: _name, ...nameless } = exampleOf('NewProperty') as Record<string, unknown>;
      const headers = { cookie: me.cookie };
      const request = {
        method: 'POST',
        url: '/api/properties',
        headers,
        payload: nameless,
      } as const;
      return (await app.inject(request)).json<unknown>();
    },
  };

  test.each(Object.entries(answers))('%s', async (name, answer) => {
    const example = exampleOf(name);
    const given = await answer();
    expect(formOf(given, example)).toEqual(formOf(example, given));
    expect(given).toMatchObject(OF_ITS_REQUEST.has(name) ? withoutOwn(example) : {});
  });

  test('of them all', () => {
    const bodies = new Set(
      Object.values(document.paths)
        .flatMap((methods) => Object.values(methods))
        .map((one) => one.requestBody?.content?.['application/json']?.schema.$ref),
    );
    const named = Object.keys(document.components.schemas).filter(
      (name) => !bodies.has(`#/components/schemas/${name}`),
    );
    expect(named.toSorted()).toEqual(Object.keys(answers).toSorted());
  });
});

test('the examples of requests are accepted, and a listing comes back as the example says', async () => {
  const example = exampleOf('Property') as Record<string, unknown>;
  const sent = exampleOf('NewProperty') as object;
  const made = (await call('POST /properties', sent)) as Record<string, unknown>;
  const fields = Object.keys(exampleOf('PropertyForm') as object);
  for (const field of fields) expect(made[field]).toEqual(example[field]);
  await call(`PUT /properties/${String(made['id'])}`, exampleOf('PropertyForm') as object);
  await call(`PATCH /properties/${String(made['id'])}`, exampleOf('PropertyPatch') as object);
  await call(`PUT /properties/${String(made['id'])}/images`, exampleOf('KeptImages') as object);
  const share = (await call('POST /commission-shares', {
    ...(exampleOf('NewCommissionShare') as object),
    propertyId: id,
  })) as { id: string };
  await call(`PUT /commission-shares/${share.id}`, exampleOf('CommissionShareChange') as object);
  const login = { ...(exampleOf('Login') as object), email: me.email, password: TEST_PASSWORD };
  await call('POST /login', login, null);
});
