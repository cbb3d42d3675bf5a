import { createTestDb, type TestDb } from '@pbr/db/testing';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { generousLimits } from '../../testing/context.ts';
import { clearOutbox, outboxOf } from '../../testing/outbox.ts';

let t: TestDb;
let app: FastifyInstance;
let now = new Date('2026-11-20T18:00:00Z');
beforeAll(async () => {
  t = await createTestDb();
  app = await testApp(t.db, { now: () => now });
});
afterAll(async () => {
  await app.close();
  await t.close();
});
beforeEach(async () => {
  await t.db.execute(sql`truncate service_requests`);
  await clearOutbox(t.db);
});

const rows = () => t.db.select().from(serviceRequests);

interface Answer {
  status: number;
  error: Record<string, unknown> | undefined;
  data: unknown;
}
type Form = Record<string, unknown>;

async function rest(body: Form): Promise<Answer> {
  const answer = await app.inject({ method: 'POST', url: '/api/contact', payload: body });
  const json = answer.json();
  const error = answer.statusCode >= 400 ? json : undefined;
  return { status: answer.statusCode, error, data: json };
}

const trpc = (call: string) =>
  async function send(body: Form): Promise<Answer> {
    const answer = await app.inject({
      method: 'POST',
      url: `/trpc/request.${call}`,
      payload: body,
    });
    const { error, result } = answer.json();
    const said = error?.data && {
      code: error.data.appCode,
      message: error.message,
      fields: error.data.fields,
    };
    const status = answer.statusCode >= 400 ? answer.statusCode : 201;
    return { status, error: said, data: result?.data };
  };

const contact: Form = {
  name: 'Marta Solís',
  email: 'marta@correo.mx',
  phone: '',
  service: 'venta',
  message: 'Quiero vender mi casa.\nEstá en Coyoacán.',
};
const valuation: Form = {
  propertyType: 'bodega',
  purpose: 'credito',
  address: 'Durango 12',
  neighborhood: 'Roma Norte',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  area: '1,250.5',
  bedrooms: '3',
  bathrooms: '2.5',
  parking: 2,
  age: '12',
  clientName: 'Marta Solís',
  clientPhone: '55 1234 5678',
  clientEmail: 'marta@correo.mx',
  urgency: 'express',
  additionalInfo: 'Hay inquilino.',
};
const legal: Form = {
  serviceType: 'due-diligence',
  propertyType: 'industrial',
  operationType: 'permuta',
  propertyValue: '$4,500,000',
  urgency: 'inmediata',
  hasLegalIssues: 'desconoce',
  clientName: 'Marta Solís',
  clientPhone: '55 1234 5678',
  clientEmail: 'marta@correo.mx',
  clientAddress: 'Durango 12, Roma Norte',
  description: 'Falta un testamento.',
  hasConflict: true,
};

const DOORS = [
  ['a message through REST', rest, contact, 'name', 'message', 'email'],
  ['a message through tRPC', trpc('sendContact'), contact, 'name', 'message', 'email'],
  [
    'a request for an appraisal',
    trpc('sendValuation'),
    valuation,
    'clientName',
    'additionalInfo',
    'clientEmail',
  ],
  [
    'a request for legal advice',
    trpc('sendLegal'),
    legal,
    'clientName',
    'description',
    'clientEmail',
  ],
] as const;

describe.each(DOORS)('%s', (_name, send, form, name, message, email) => {
  test('is stored with the version of the privacy notice, told to the company and acknowledged', async () => {
    const answer = await send({ ...form, status: 'closed', id: 'x', response: 'yo' });
    expect(answer.status).toBe(201);
    expect(
      Object.keys(answer.data as object)
        .toSorted()
        .join(' '),
    ).toBe('clientEmail clientName clientPhone createdAt id kind status');
    expect(await rows()).toEqual([
      expect.objectContaining({
        status: 'pending',
        clientName: 'Marta Solís',
        clientEmail: 'marta@correo.mx',
        message: form[message],
        response: null,
        noticeVersion: PRIVACY_NOTICE_VERSION,
      }),
    ]);
    const mails = await outboxOf(t.db);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'contacto@demo.pbr.mx',
      'marta@correo.mx',
    ]);
    const notice = mails.find(({ to }) => to === 'contacto@demo.pbr.mx');
    expect(notice?.replyTo).toEqual({ name: 'Marta Solís', address: 'marta@correo.mx' });
  });

  test('sent fifty times at once is one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(await outboxOf(t.db)).toHaveLength(2);
  });

  test('with other words, or after ten minutes, is another', async () => {
    await send(form);
    await send({ ...form, [message]: 'Otra cosa' });
    await send({ ...form, [email]: 'MARTA@correo.mx' });
    expect(await rows()).toHaveLength(2);
    now = new Date(now.getTime() + 10 * 60_000);
    await send(form);
    expect(await rows()).toHaveLength(3);
  });

  test('that fills the hidden field gets the same answer and is not stored', async () => {
    const honest = await send(form);
    const robot = await send({ ...form, [message]: 'compra ya', company: 'ACME' });
    expect(robot.status).toBe(201);
    expect(Object.keys(robot.data as object).toSorted()).toEqual(
      Object.keys(honest.data as object).toSorted(),
    );
    expect(await rows()).toHaveLength(1);
  });

  test.each([
    ['no name', { [name]: '  ' }, name, 'Escribe tu nombre.'],
    ['a wrong address', { [email]: 'marta@' }, email, 'Email inválido'],
    [
      'two addresses in one',
      { [email]: 'marta@correo.mx\r\nBcc: todos@correo.mx' },
      email,
      'Email inválido',
    ],
    [
      'a slow address',
      { [email]: `a@${'a.'.repeat(50_000)}` },
      email,
      'Usa 254 caracteres como máximo.',
    ],
    [
      'a header in the name',
      { [name]: 'Marta\r\nBcc: todos@correo.mx' },
      name,
      'Hay caracteres que no se permiten.',
    ],
    ['a NUL', { [message]: 'hola\u0000' }, message, 'Hay caracteres que no se permiten.'],
    ['a long text', { [message]: 'a'.repeat(2001) }, message, 'Usa 2000 caracteres como máximo.'],
    ['a wrong type', { [name]: { $ne: null } }, name, 'Escribe tu nombre.'],
  ])('with %s is refused beside the field', async (_case, change, field, words) => {
    const answer = await send({ ...form, ...change });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'request.invalid', fields: { [field]: words } });
    expect(await rows()).toEqual([]);
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('that is longer than any form is refused unread', async () => {
    const answer = await send({ ...form, [message]: 'a'.repeat(200_000) });
    expect(answer.status).toBe(413);
    expect(await rows()).toEqual([]);
  });
});

test.each([rest, trpc('sendContact')])(
  'a message names one of the eight services, in the body and never in a header',
  async (send) => {
    const answer = await send({ ...contact, service: 'venta\r\nBcc: todos@correo.mx' });
    expect(answer.error).toMatchObject({ fields: { service: 'Elige un tipo de servicio.' } });
    expect((await send({ ...contact, service: '' })).status).toBe(400);
    expect((await send({ ...contact, email: '' })).status).toBe(400);
    expect((await send({ ...contact, message: ' ' })).status).toBe(400);
  },
);

describe.each([
  ['an appraisal', trpc('sendValuation'), valuation],
  ['legal advice', trpc('sendLegal'), legal],
])('who asks for %s', (_name, send, form) => {
  const { clientName } = form;

  test('needs a name and one way to be reached, and is told of both at once', async () => {
    const answer = await send({ clientEmail: ' ' });
    expect(answer.error).toMatchObject({
      fields: {
        clientName: 'Escribe tu nombre.',
        clientPhone: 'Escribe un teléfono o un correo para poder responderte.',
      },
    });
    expect((await send({ clientName, clientEmail: 'marta@correo.mx' })).status).toBe(201);
    expect((await send({ clientName, clientPhone: '55 1234 5678' })).status).toBe(201);
    expect((await send({ clientName, clientPhone: '(55) 1234-5678' })).status).toBe(201);
    expect(await rows()).toHaveLength(2);
  });

  test('by telephone only gets no mail, and the company is told without an address to reply to', async () => {
    await send({ clientName, clientPhone: '55 1234 5678' });
    const [notice, ...others] = await outboxOf(t.db);
    expect(others).toEqual([]);
    expect(notice?.to).toBe('contacto@demo.pbr.mx');
    expect(notice?.replyTo).toBeUndefined();
  });
});

test('every field of an appraisal is kept', async () => {
  await trpc('sendValuation')(valuation);
  const [row] = await rows();
  expect(row?.details).toEqual({
    propertyType: 'bodega',
    purpose: 'credito',
    address: 'Durango 12',
    neighborhood: 'Roma Norte',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    area: '1250.5',
    bedrooms: '3',
    bathrooms: '2.5',
    parking: '2',
    age: '12',
    urgency: 'express',
  });
});

test('every field of legal advice is kept, and what the form does not use is not', async () => {
  await trpc('sendLegal')(legal);
  const [row] = await rows();
  expect(row?.details).toEqual({
    serviceType: 'due-diligence',
    propertyType: 'industrial',
    operationType: 'permuta',
    propertyValue: '4500000',
    urgency: 'inmediata',
    hasLegalIssues: 'desconoce',
    clientAddress: 'Durango 12, Roma Norte',
  });
});

test.each([
  ['sendValuation', valuation, { area: '80 m2' }],
  ['sendValuation', valuation, { bedrooms: '2.5' }],
  ['sendValuation', valuation, { bathrooms: '1e3' }],
  ['sendValuation', valuation, { age: '-1' }],
  ['sendValuation', valuation, { state: 'Texas' }],
  ['sendValuation', valuation, { propertyType: 'castillo' }],
  ['sendValuation', valuation, { purpose: 'constructor' }],
  ['sendValuation', valuation, { urgency: 'inmediata' }],
  ['sendLegal', legal, { propertyValue: '9'.repeat(11) }],
  ['sendLegal', legal, { propertyValue: '4,50' }],
  ['sendLegal', legal, { serviceType: '__proto__' }],
  ['sendLegal', legal, { operationType: 'ambos' }],
  ['sendLegal', legal, { hasLegalIssues: 'quizás' }],
  ['sendLegal', legal, { clientPhone: 'llámame' }],
])(
  'through %s a value that no list or number knows is refused by name',
  async (call, form, change) => {
    const answer = await trpc(call)({ ...form, ...change });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error?.['fields'] as object)).toEqual(Object.keys(change));
  },
);

describe('the limit of the public forms', () => {
  const limits = {
    ...generousLimits,
    publicForms: { name: 'public-forms', points: 3, windowSeconds: 300 },
  };

  test('is one for all of them, and counts every post of an address, whatever headers it invents', async () => {
    const limited = await testApp(t.db, { limits });
    const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
      limited.inject({ method: 'POST', url, payload, headers, remoteAddress: '192.0.2.7' });
    expect((await post('/api/contact', contact)).statusCode).toBe(201);
    expect((await post('/trpc/request.sendValuation', valuation)).statusCode).toBe(200);
    expect(
      (await post('/trpc/request.sendLegal', legal, { 'x-forwarded-for': '10.0.0.1' })).statusCode,
    ).toBe(200);
    const refused = await post('/api/contact', contact, { 'x-real-ip': '10.9.9.9' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'request.too_many' });
    const unknown = '/api/properties/00000000-0000-4000-8000-000000000000/inquiries';
    expect((await post(unknown, {})).statusCode).toBe(429);
    await limited.close();
  });

  test('one mailbox gets a few receipts, and every request is told to the company', async () => {
    const inquiryReceipts = { name: 'inquiry-receipts', points: 2, windowSeconds: 86_400 };
    const limited = await testApp(t.db, { limits: { ...generousLimits, inquiryReceipts } });
    for (const message of ['uno', 'dos', 'tres', 'cuatro']) {
      const payload = { ...contact, message };
      const sent = await limited.inject({ method: 'POST', url: '/api/contact', payload });
      expect(sent.statusCode).toBe(201);
    }
    const to = (await outboxOf(t.db)).map((mail) => mail.to);
    expect(to.filter((address) => address === 'marta@correo.mx')).toHaveLength(2);
    expect(to.filter((address) => address === 'contacto@demo.pbr.mx')).toHaveLength(4);
    await limited.close();
  });
});
