import { heldMessages } from '@pbr/db/schema/held-messages';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { beforeEach, expect, test } from 'vitest';
import { legal, valuation } from '../../../testing/access/service-request-doors.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { aHeldMessage, aProperty, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import {
  countWaitingServiceRequests,
  listServiceRequests,
} from '../inbox/read-service-requests.ts';
import { countHeldOfCompany, listHeldServiceRequests } from './list-held-service-requests.ts';
import { releaseServiceRequest } from './release-service-request.ts';
import { sendLegal, sendValuation } from '../sending/send-service-request.ts';

const START = '2026-11-20T18:00:00.000Z';
const clock = aClock(START);
const t = await databaseSuite({ clear: ['service_requests', 'held_messages', 'users'], max: 8 });
let boss: string;
beforeEach(async () => {
  await clearOutbox(t.db);
  clock.set(START);
  boss = (await aUser(t.db, { role: 'admin' })).id;
});

const anybody = () => testContext(t.db, { actor: visitor, now: clock.now });
const asBoss = () => testContext(t.db, { actor: admin(boss), now: clock.now });
const sendHeld = () => sendValuation.perform(anybody(), { ...valuation, company: 'ACME' });
const release = (id: string) => releaseServiceRequest(asBoss(), { id });

test('a held service request stands in its own list alone, with all that was sent', async () => {
  const { id } = await sendHeld();
  clock.pass(60_000);
  const newer = await sendLegal.perform(anybody(), { ...legal, company: 'ACME' });
  await aHeldMessage(t.db, { kind: 'contact', createdAt: '2026-11-19T00:00:00Z' });
  const { items, total } = await listHeldServiceRequests(asBoss());
  expect(total).toBe(3);
  expect(items.slice(0, 2)).toMatchObject([
    { id: newer.id, kind: 'legal' },
    { id, kind: 'valuation', createdAt: START, details: { address: 'Durango 12', area: '1250.5' } },
  ]);
  expect(await countHeldOfCompany(asBoss())).toEqual({ count: 3 });
  expect((await listServiceRequests(asBoss())).items).toEqual([]);
  expect(await countWaitingServiceRequests(asBoss())).toEqual({ count: 0 });
  expect(await outboxOf(t.db)).toEqual([]);
});

test('releasing makes it an ordinary service request, once, and only then sends its mails', async () => {
  const { id } = await sendHeld();
  clock.pass(86_400_000);
  const all = await Promise.all(Array.from({ length: 20 }, () => release(id)));
  expect(all[0]).toMatchObject({
    id,
    kind: 'valuation',
    status: 'pending',
    createdAt: START,
    details: { address: 'Durango 12' },
  });
  expect(new Set(all.map((item) => item.id)).size).toBe(1);
  expect(await t.db.$count(serviceRequests)).toBe(1);
  expect(await t.db.$count(heldMessages)).toBe(0);
  expect((await outboxOf(t.db)).map(({ to }) => to)).toEqual([
    'contacto@demo.pbr.mx',
    'marta@correo.mx',
  ]);
});

test('of a service request that was sent again without the hidden field one is left', async () => {
  const { id } = await sendHeld();
  const sent = await sendValuation.perform(anybody(), valuation);
  await clearOutbox(t.db);
  expect(await release(id)).toMatchObject({ id: sent.id });
  expect(await t.db.$count(serviceRequests)).toBe(1);
  expect(await t.db.$count(heldMessages)).toBe(0);
  expect(await outboxOf(t.db)).toEqual([]);
});

test('a held inquiry is no service request, and agents read and release none', async () => {
  const agent = await aUser(t.db);
  const asAgent = testContext(t.db, { actor: member(agent.id) });
  const { id } = await sendHeld();
  await expect(listHeldServiceRequests(asAgent)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(releaseServiceRequest(asAgent, { id })).rejects.toMatchObject({ kind: 'forbidden' });
  const { id: propertyId } = await aProperty(t.db, { ownerId: agent.id });
  const inquiry = await aHeldMessage(t.db, { propertyId });
  await expect(release(inquiry.id)).rejects.toMatchObject({ kind: 'not_found' });
  expect((await listHeldServiceRequests(asBoss())).items.map((item) => item.id)).toEqual([id]);
  expect(await t.db.$count(heldMessages)).toBe(2);
});
