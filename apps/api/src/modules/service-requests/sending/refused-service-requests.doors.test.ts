import { serviceRequests } from '@pbr/db/schema/service-requests';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import {
  contact,
  legal,
  SERVICE_REQUEST_DOORS,
  type ServiceRequestDoor,
  sendServiceRequestForm,
  valuation,
} from '../../../testing/access/service-request-doors.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const t = await databaseSuite({ clear: ['service_requests'] });
const app = await serverOn(t);
beforeEach(async () => {
  await clearOutbox(t.db);
});

const rows = () => t.db.select().from(serviceRequests);
const from = (door: ServiceRequestDoor) => (form: Record<string, unknown>) =>
  sendServiceRequestForm(app, door, form);

describe.each(SERVICE_REQUEST_DOORS)('%s', (_name, door, form, name, message) => {
  const send = from(door);
  test.each([
    ['no name', { [name]: '  ' }, name, 'Escribe tu nombre.'],
    ['an invisible name', { [name]: '\u200b\u202e' }, name, 'Escribe tu nombre.'],
    [
      'a telephone for a name',
      { [name]: '55 5555 0177' },
      name,
      'Escribe un nombre, no un teléfono.',
    ],
    ['a long text', { [message]: 'a'.repeat(2001) }, message, 'Usa 2000 caracteres como máximo.'],
    ['a wrong type', { [name]: { $ne: null } }, name, 'Escribe tu nombre.'],
  ])('with %s is refused beside the field', async (_case, change, field, words) => {
    const answer = await send({ ...form, ...change });
    expect(answer.status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'request.invalid', fields: { [field]: words } });
    expect(await rows()).toEqual([]);
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('longer than any form is refused unread', async () => {
    const answer = await send({ ...form, [message]: 'a'.repeat(200_000) });
    expect(answer.status).toBe(413);
    expect(await rows()).toEqual([]);
  });
});

describe.each(['rest', 'sendContact'] as const)('the e-mail of a message through %s', (door) => {
  test.each([
    ['marta@', 'Email inválido'],
    ['marta@correo.mx\r\nBcc: todos@correo.mx', 'Email inválido'],
    [`a@${'a.'.repeat(50_000)}`, 'Usa 254 caracteres como máximo.'],
  ])('may not be %.30j', async (email, words) => {
    const answer = await from(door)({ ...contact, email });
    expect(answer.error).toMatchObject({ code: 'request.invalid', fields: { email: words } });
    expect(await rows()).toEqual([]);
  });
});

test.each(['rest', 'sendContact'] as const)(
  'a message names one of the eight services, in the body and never in a header',
  async (door) => {
    const send = from(door);
    const answer = await send({ ...contact, service: 'venta\r\nBcc: todos@correo.mx' });
    expect(answer.error).toMatchObject({ fields: { service: 'Elige un tipo de servicio.' } });
    expect((await send({ ...contact, service: '' })).status).toBe(400);
    expect((await send({ ...contact, email: '' })).status).toBe(400);
    expect((await send({ ...contact, message: ' ' })).status).toBe(400);
  },
);

describe.each([
  ['an appraisal', 'sendValuation', valuation],
  ['legal advice', 'sendLegal', legal],
] as const)('a service request for %s', (_name, door, form) => {
  const send = from(door);
  const { clientName } = form;

  test('needs a name and one way to answer, and reports both at once', async () => {
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

  test('with only a telephone sends the client no mail, and the company one without a reply-to', async () => {
    await send({ clientName, clientPhone: '55 1234 5678' });
    const [notice, ...others] = await outboxOf(t.db);
    expect(others).toEqual([]);
    expect(notice?.to).toBe('contacto@demo.pbr.mx');
    expect(notice?.replyTo).toBeUndefined();
  });
});

test.each([
  ['sendValuation', valuation, { area: '80 a 90 m2' }],
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
  ['sendLegal', { ...legal, clientEmail: '' }, { clientPhone: 'llámame' }],
  ['sendLegal', { ...legal, clientPhone: '' }, { clientEmail: 'marta@' }],
  ['sendValuation', valuation, { clientPhone: 'no tengo', clientEmail: 'marta arroba correo' }],
] as const)(
  'through %s an invalid option or number is refused by field name',
  async (call, form, change) => {
    const answer = await from(call)({ ...form, ...change });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error?.['fields'] as object)).toEqual(Object.keys(change));
  },
);
