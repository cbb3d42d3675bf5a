import { serviceRequests } from '@pbr/db/schema/service-requests';
import { PRIVACY_NOTICE_VERSION } from '@pbr/schemas/privacy-notice';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearOutbox, outboxOf } from '../../testing/mail/outbox.ts';
import {
  legal,
  REQUEST_DOORS,
  type RequestDoor,
  sendRequestForm,
  valuation,
} from '../../testing/access/request-doors.ts';
import { aClock } from '../../testing/data/clock.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const clock = aClock('2026-11-20T18:00:00Z');
const t = await databaseSuite({ clear: ['service_requests'] });
const app = await serverOn(t, { now: clock.now });
beforeEach(async () => {
  await clearOutbox(t.db);
});

const rows = () => t.db.select().from(serviceRequests);
const from = (door: RequestDoor) => (form: Record<string, unknown>) =>
  sendRequestForm(app, door, form);

describe.each(REQUEST_DOORS)('%s', (_name, door, form, _who, message, email) => {
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

  test('with the hidden field filled gets the same answer and is not stored', async () => {
    const honest = await send(form);
    const robot = await send({ ...form, [message]: 'compra ya', company: 'ACME' });
    expect(robot.status).toBe(201);
    expect(Object.keys(robot.data as object).toSorted()).toEqual(
      Object.keys(honest.data as object).toSorted(),
    );
    expect(await rows()).toHaveLength(1);
  });
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
