import { heldMessages } from '@pbr/db/schema/held-messages';
import { properties } from '@pbr/db/schema/properties';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../../security/actor.ts';
import { admin, generousLimits, member, testContext, visitor } from '../../../testing/context.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { aHeldMessage, anInquiry, aProperty, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { createSharedLimiter } from '../../limits/shared-limiter.ts';
import { getProperty } from '../../properties/listings/get-property.ts';
import { countUnanswered, getInquiry, listInquiries } from '../inbox/read-inquiries.ts';
import { exportInquiries } from '../inbox/export-inquiries.ts';
import { countHeldOfInbox, listHeldInquiries } from './list-held-inquiries.ts';
import { releaseInquiry } from './release-inquiry.ts';
import { sendInquiry } from '../sending/send-inquiry.ts';

let ana: string;
let boss: string;
let propertyId: string;
const START = '2026-11-20T18:00:00.000Z';
const clock = aClock(START);
const t = await databaseSuite({
  clear: ['property_inquiries', 'held_messages', 'users', 'limit_counts'],
  max: 8,
});
beforeEach(async () => {
  await clearOutbox(t.db);
  clock.set(START);
  ana = (await aUser(t.db, { email: 'ana@agentes.mx' })).id;
  boss = (await aUser(t.db, { role: 'admin' })).id;
  propertyId = (await aProperty(t.db, { ownerId: ana })).id;
});

const as = (actor: Actor = member(ana)) => testContext(t.db, { actor, now: clock.now });
const form = {
  clientName: 'Marta Solís',
  clientEmail: 'marta@correo.mx',
  clientPhone: '+52 55 1234 5678',
  message: '¿Sigue disponible?',
  inquiryType: 'visit',
};
const send = (change: object = {}) =>
  sendInquiry.perform(as(visitor), { propertyId, ...form, ...change });
const trapped = (change: object = {}) => send({ company: 'Solís y Asociados', ...change });
const release = (id: string, actor?: Actor) => releaseInquiry(as(actor), { id });
const held = (actor?: Actor) => listHeldInquiries(as(actor));
const stored = () => t.db.select().from(propertyInquiries);
const to = async () => (await outboxOf(t.db)).map((mail) => mail.to);

describe('a held inquiry', () => {
  test('stands in the list of the agent and of admins, with its listing, the newest first', async () => {
    const { id } = await trapped();
    clock.pass(60_000);
    const newer = await trapped({ message: 'Otra' });
    const other = await aUser(t.db);
    for (const actor of [member(ana), admin(boss)]) {
      expect(await countHeldOfInbox(as(actor))).toEqual({ count: 2 });
      expect(await held(actor)).toMatchObject({
        total: 2,
        pageCount: 1,
        items: [
          { id: newer.id },
          { ...form, id, createdAt: START, property: { id: propertyId }, agent: { id: ana } },
        ],
      });
    }
    expect(await held(member(other.id))).toMatchObject({ total: 0, items: [] });
    expect(await countHeldOfInbox(as(member(other.id)))).toEqual({ count: 0 });
  });

  test('is in no inbox, number, file or listing, and mailed to nobody', async () => {
    const { id } = await trapped();
    expect((await listInquiries(as())).counts).toEqual({ pending: 0, answered: 0, closed: 0 });
    expect(await countUnanswered(as())).toEqual({ count: 0 });
    expect((await getProperty(as(), { id: propertyId })).inquiries).toEqual([]);
    await expect(getInquiry(as(), { id })).rejects.toThrow('Consulta no encontrada');
    const lines: string[] = [];
    for await (const line of await exportInquiries(as(), {})) lines.push(line);
    expect(lines.join('')).not.toContain('Marta');
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('waits for the return of a deleted listing', async () => {
    const { id } = await trapped();
    const deletedAt = new Date().toISOString();
    await t.db.update(properties).set({ deletedAt }).where(eq(properties.id, propertyId));
    expect(await held(admin(boss))).toMatchObject({ total: 0 });
    await expect(release(id, admin(boss))).rejects.toThrow('Consulta no encontrada');
    await t.db.update(properties).set({ deletedAt: null }).where(eq(properties.id, propertyId));
    expect(await held()).toMatchObject({ items: [{ id }] });
  });

  test('goes with a purged listing', async () => {
    await aHeldMessage(t.db, { propertyId });
    await t.db.delete(properties).where(eq(properties.id, propertyId));
    expect(await t.db.$count(heldMessages)).toBe(0);
  });

  test('counts in the limit of the public forms', async () => {
    const publicForms = { name: 'public-forms', points: 1, windowSeconds: 60 };
    const limited = {
      ...as(visitor),
      limiter: createSharedLimiter({ db: t.db, now: clock.now, secret: 'x' }),
      limits: { ...generousLimits, publicForms },
    };
    const again = () => sendInquiry.perform(limited, { propertyId, ...form, company: 'ACME' });
    await again();
    await expect(again()).rejects.toMatchObject({ kind: 'too_many' });
  });
});

describe('releasing', () => {
  test('makes it an ordinary inquiry with the same id and time, and only then sends its mails', async () => {
    const { id } = await trapped();
    clock.pass(86_400_000);
    expect(await release(id)).toMatchObject({ ...form, id, status: 'pending', createdAt: START });
    expect(await to()).toEqual(['ana@agentes.mx', 'marta@correo.mx']);
    expect(await t.db.$count(heldMessages)).toBe(0);
    expect(await countUnanswered(as())).toEqual({ count: 1 });
    expect(await getInquiry(as(), { id })).toMatchObject({ id, message: form.message });
  });

  test('by a double click, or by two people at once, sends the mails once', async () => {
    const { id } = await trapped();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => release(id, n % 2 ? admin(boss) : undefined)),
    );
    expect(new Set(all.map((item) => item.id))).toEqual(new Set([id]));
    expect(await stored()).toHaveLength(1);
    expect(await to()).toHaveLength(2);
  });

  test('is for those who may answer', async () => {
    const { id } = await trapped();
    const other = await aUser(t.db);
    await expect(release(id, member(other.id))).rejects.toThrow('Consulta no encontrada');
    await expect(release(id, visitor)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await outboxOf(t.db)).toEqual([]);
  });

  test('of what the client then sent without the hidden field leaves one inquiry', async () => {
    const { id } = await trapped();
    clock.pass(60_000);
    const sent = await send({ clientPhone: '' });
    await clearOutbox(t.db);
    expect(await release(id)).toMatchObject({ id: sent.id, clientPhone: '+52 55 1234 5678' });
    expect(await stored()).toHaveLength(1);
    expect(await t.db.$count(heldMessages)).toBe(0);
    expect(await outboxOf(t.db)).toMatchObject([{ key: `inquiry-${sent.id}-phone` }]);
  });

  test('touches no inquiry that was never held', async () => {
    const { id } = await anInquiry(t.db, { propertyId, status: 'closed' });
    expect(await release(id)).toMatchObject({ id, status: 'closed' });
    expect(await outboxOf(t.db)).toEqual([]);
  });
});
