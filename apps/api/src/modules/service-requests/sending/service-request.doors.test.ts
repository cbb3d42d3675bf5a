import { heldMessages } from '@pbr/db/schema/held-messages';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import {
  legal,
  SERVICE_REQUEST_DOORS,
  type ServiceRequestDoor,
  sendServiceRequestForm,
  valuation,
} from '../../../testing/access/service-request-doors.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const clock = aClock('2026-11-20T18:00:00Z');
const t = await databaseSuite({ clear: ['service_requests', 'held_messages'] });
const app = await serverOn(t, { now: clock.now });
beforeEach(async () => {
  await clearOutbox(t.db);
});

const rows = () => t.db.select().from(serviceRequests);
const from = (door: ServiceRequestDoor) => (form: Record<string, unknown>) =>
  sendServiceRequestForm(app, door, form);

describe.each(SERVICE_REQUEST_DOORS)('%s', (_name, door, form, who, message, email) => {
  const send = from(door);

  test('is stored with the version of the privacy notice, mailed to the company and acknowledged', async () => {
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
    const { id } = answer.data as { id: string };
    expect(notice?.text).toContain(`/inquiries/requests?open=${id}`);
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
    clock.pass(10 * 60_000);
    await send(form);
    expect(await rows()).toHaveLength(3);
  });

  test('with the hidden field filled gets the same answer, is held apart, and sends no mail', async () => {
    const honest = await send(form);
    await clearOutbox(t.db);
    const trapped = { ...form, [message]: 'compra ya', company: 'ACME' };
    const answer = await send(trapped);
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.data as object).toSorted()).toEqual(
      Object.keys(honest.data as object).toSorted(),
    );
    expect((await send(trapped)).data).toEqual(answer.data);
    expect(await rows()).toHaveLength(1);
    const { kind } = answer.data as { kind: string };
    expect(await t.db.select().from(heldMessages)).toEqual([
      expect.objectContaining({ kind, propertyId: null, message: 'compra ya' }),
    ]);
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('sent again with a telephone adds it where there was none, and the company is told', async () => {
    const phone = door === 'rest' || door === 'sendContact' ? 'phone' : 'clientPhone';
    await send({ ...form, [phone]: '' });
    await clearOutbox(t.db);
    for (const spelling of ['55 1234 5678', '+52 55 1234 5678', '5215512345678'])
      await send({ ...form, [phone]: spelling });
    const again = await send({ ...form, [phone]: '', [who]: 'Otra' });
    expect(again.data).toMatchObject({ clientName: 'Otra', clientPhone: null });
    expect(await rows()).toMatchObject([{ clientPhone: expect.stringContaining('5678') }]);
    const { id } = again.data as { id: string };
    expect(await outboxOf(t.db)).toMatchObject([
      { key: `request-${id}-phone`, to: 'contacto@demo.pbr.mx' },
    ]);
    await send({ ...form, [phone]: '55 8765 4321' });
    expect(await rows()).toHaveLength(2);
  });
});

test('one telephone in four spellings is one sender where there is no e-mail', async () => {
  const { clientEmail: _none, ...phoneOnly } = valuation;
  const spellings = ['55 1234 5678', '+52 55 1234 5678', '(55) 1234-5678', '5215512345678'];
  await Promise.all(
    spellings.map((clientPhone) => from('sendValuation')({ ...phoneOnly, clientPhone })),
  );
  expect(await rows()).toHaveLength(1);
  await from('sendValuation')({ ...phoneOnly, clientPhone: '55 8765 4321' });
  expect(await rows()).toHaveLength(2);
});

test('every field of a valuation is stored', async () => {
  await from('sendValuation')(valuation);
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

test('every field of legal advice is stored except the one that the form does not use', async () => {
  await from('sendLegal')(legal);
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
