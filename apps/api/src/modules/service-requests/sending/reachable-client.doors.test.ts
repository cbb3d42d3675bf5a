import type {
  ServiceRequestItem,
  ServiceRequestList,
} from '@pbr/schemas/service-request/service-request';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  legal,
  sendServiceRequestForm,
  valuation,
} from '../../../testing/access/service-request-doors.ts';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let cookie: string;
const t = await databaseSuite({ clear: ['service_requests'] });
const app = await serverOn(t);
beforeAll(async () => {
  const boss = await anAccount(t.db, { role: 'admin' });
  cookie = await signedInCookie(app, boss.email);
});
beforeEach(() => clearOutbox(t.db));

async function serviceRequests(): Promise<ServiceRequestItem[]> {
  const answer = await app.inject({ url: '/trpc/request.list?input={}', headers: { cookie } });
  return answer.json<{ result: { data: ServiceRequestList } }>().result.data.items;
}

const PHONE = 'Escribe el teléfono con lada, por ejemplo 55 1234 5678.';

describe.each([
  ['sendValuation', valuation],
  ['sendLegal', legal],
] as const)('a client who asks through %s', (door, form) => {
  const send = (clientPhone: string, clientEmail: string) =>
    sendServiceRequestForm(app, door, { ...form, clientPhone, clientEmail });

  test('and can be called keeps an e-mail that is none, which gets no mail', async () => {
    expect((await send('55 5555 0101 ext 7', 'marta arroba correo')).status).toBe(201);
    const [item] = await serviceRequests();
    expect(item).toMatchObject({
      clientPhone: '+52 55 5555 0101 ext. 7',
      clientPhoneLink: 'tel:+525555550101;ext=7',
      clientEmail: 'marta arroba correo',
    });
    const [notice, ...others] = await outboxOf(t.db);
    expect(others).toEqual([]);
    expect(notice?.replyTo).toBeUndefined();
    expect(notice?.text).toContain('marta arroba correo (no se pudo leer como correo)');
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/request.answer',
      payload: { id: item?.id, text: 'Le llamamos.' },
      headers: { cookie },
    });
    expect(answer.json().error.data.fields).toHaveProperty('text');
  });

  test('and can be written to keeps a telephone that is none', async () => {
    expect((await send('5555 0114', 'marta@correo.mx.')).status).toBe(201);
    const [item] = await serviceRequests();
    expect(item).toMatchObject({ clientPhone: '5555 0114', clientEmail: 'marta@correo.mx' });
    expect(item).not.toHaveProperty('clientPhoneLink');
    expect(await outboxOf(t.db)).toHaveLength(2);
  });

  test.each([
    ['5555 0114', '', { clientPhone: PHONE }],
    ['', 'marta@', { clientEmail: 'Email inválido' }],
    ['no tengo', 'marta@', { clientPhone: PHONE, clientEmail: 'Email inválido' }],
    ['\u200b', ' ', { clientPhone: 'Escribe un teléfono o un correo para poder responderte.' }],
  ])('only by %j or %j is asked again beside the field', async (phone, email, fields) => {
    const answer = await send(phone, email);
    expect(answer.error?.['fields']).toEqual(fields);
    expect(await serviceRequests()).toEqual([]);
  });
});
