import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext } from '../../testing/context.ts';
import { anInquiry, aProperty, aShare, aUser } from '../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../testing/mail/outbox.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { answerShare } from '../commissions/shares/answer-share.ts';
import { listInquiries } from '../inquiries/inbox/read-inquiries.ts';
import { createProperty } from '../properties/listings/create-property.ts';
import { deleteProperty } from '../properties/deleted/delete-property.ts';
import { deactivateEmployee } from './deactivate-employee.ts';
import { getHoldings } from './get-holdings.ts';
import { handOver } from './hand-over.ts';

let boss: string;
let leaving: string;
let heir: string;
const t = await databaseSuite({ clear: ['properties', 'property_inquiries', 'users'], max: 8 });
beforeEach(async () => {
  await clearOutbox(t.db);
  boss = await person({ role: 'admin' });
  leaving = await person({ firstName: 'Bruno', lastName: 'Solís', email: 'bruno@correo.mx' });
  heir = await person({ firstName: 'Elena', lastName: 'Ríos', email: 'elena@correo.mx' });
});

const person = async (values: object = {}) =>
  (await aUser(t.db, { passwordHash: 'x', isEmailVerified: true, ...values })).id;
const asBoss = () => testContext(t.db, { actor: admin(boss) });
const leave = (handOverTo?: string) =>
  deactivateEmployee(asBoss(), { id: leaving, ...(handOverTo && { handOverTo }) });
const ownerOf = async (id: string) =>
  (await t.db.select().from(properties).where(eq(properties.id, id)))[0]?.ownerId;
const isActive = async (id: string) =>
  (await t.db.select().from(users).where(eq(users.id, id)))[0]?.isActive;
const shareOf = async (id: string) =>
  (await t.db.select().from(commissionShares).where(eq(commissionShares.id, id)))[0];
const lastEvent = async (shareId: string) =>
  (
    await t.db.execute<{ event: string; actor: string }>(sql`
      select event, actor_id as actor from commission_share_changes where share_id = ${shareId} order by id desc limit 1`)
  )[0];
const NOT_ACTIVE = {
  code: 'request.invalid',
  fields: { handOverTo: 'Esta persona no está activa. Elige a otra.' },
};

describe('a leaving person with a named successor', () => {
  test('is deactivated, and the successor gets every undeleted listing, paused ones too, with its inquiries', async () => {
    const listed = await aProperty(t.db, { ownerId: leaving });
    const paused = await aProperty(t.db, { ownerId: leaving, isActive: false });
    const deletedAt = new Date().toISOString();
    const deleted = await aProperty(t.db, { ownerId: leaving, deletedAt });
    const others = await aProperty(t.db);
    await anInquiry(t.db, { propertyId: listed.id });
    await leave(heir);
    expect(await isActive(leaving)).toBe(false);
    expect(
      await Promise.all([listed, paused, deleted, others].map(({ id }) => ownerOf(id))),
    ).toEqual([heir, heir, leaving, others.ownerId]);
    const inbox = await listInquiries(testContext(t.db, { actor: member(heir) }), {});
    expect(inbox.items.map(({ property }) => property.id)).toEqual([listed.id]);
  });

  test('leaves the version of a listing alone, which counts its own fields', async () => {
    const { id, version } = await aProperty(t.db, { ownerId: leaving });
    await leave(heir);
    expect((await t.db.select().from(properties).where(eq(properties.id, id)))[0]?.version).toBe(
      version,
    );
  });

  test('ends shares with the successor, inside or outside, and keeps the others', async () => {
    const third = await person();
    const { id: propertyId } = await aProperty(t.db, { ownerId: leaving });
    const share = (values: object) => aShare(t.db, { propertyId, ownerId: leaving, ...values });
    const withHeir = await share({ agentId: heir, acceptance: 'accepted' });
    const withThird = await share({ agentId: third, acceptance: 'accepted' });
    const asOutsider = await share({
      agentId: null,
      externalAgentName: 'Elena de antes',
      externalAgentEmail: 'ELENA@correo.mx',
    });
    const outside = await share({ agentId: null, externalAgentName: 'Rosa' });
    await leave(heir);
    for (const { id } of [withHeir, asOutsider]) {
      expect(await shareOf(id)).toMatchObject({ isActive: false, ownerId: leaving });
      expect(await lastEvent(id)).toEqual({ event: 'agent_took_over', actor: boss });
    }
    for (const { id } of [withThird, outside])
      expect(await shareOf(id)).toMatchObject({ isActive: true, ownerId: heir });
    expect(await shareOf(withThird.id)).toMatchObject({ acceptance: 'accepted', version: 2 });
    await deactivateEmployee(asBoss(), { id: third });
    expect(await lastEvent(withThird.id)).toMatchObject({ event: 'agent_deactivated' });
  });

  test("loses shares from other people's listings", async () => {
    const { id: propertyId, ownerId } = await aProperty(t.db);
    const { id } = await aShare(t.db, { propertyId, ownerId, agentId: leaving });
    await leave(heir);
    expect(await shareOf(id)).toMatchObject({ isActive: false, agentId: leaving, ownerId });
    expect(await lastEvent(id)).toMatchObject({ event: 'agent_deactivated' });
  });

  test('gets a mail, and so does the successor, with the figures', async () => {
    const { id: propertyId } = await aProperty(t.db, { ownerId: leaving, name: 'Casa azul' });
    await aProperty(t.db, { ownerId: leaving, name: 'Casa verde' });
    await anInquiry(t.db, { propertyId });
    await leave(heir);
    const [received, given, ...more] = await outboxOf(t.db);
    expect(more).toEqual([]);
    expect(received).toMatchObject({
      to: 'elena@correo.mx',
      subject: 'Ahora llevas 2 propiedades de Bruno Solís',
    });
    expect(received?.text).toContain('Casa azul');
    expect(received?.text).toContain('Consultas sin responder: 1');
    expect(given).toMatchObject({
      to: 'bruno@correo.mx',
      subject: 'Elena Ríos lleva ahora tus propiedades',
    });
    expect(given?.text).toContain('desactivó tu cuenta');
  });

  test('gets no mail without listings or without a successor', async () => {
    await leave(heir);
    const other = await person();
    const { id } = await aProperty(t.db, { ownerId: other });
    await deactivateEmployee(asBoss(), { id: other });
    expect(await outboxOf(t.db)).toEqual([]);
    expect(await ownerOf(id)).toBe(other);
  });

  test.each([
    ['somebody deactivated', () => person({ isActive: false })],
    ['somebody who has not accepted the invitation', () => person({ passwordHash: null })],
    ['nobody', async () => crypto.randomUUID()],
    ['no id', async () => 'x'],
  ])('cannot name %s, and nothing changes', async (_name, whom) => {
    const { id } = await aProperty(t.db, { ownerId: leaving });
    await expect(leave(await whom())).rejects.toMatchObject(NOT_ACTIVE);
    expect(await isActive(leaving)).toBe(true);
    expect(await ownerOf(id)).toBe(leaving);
  });

  test('cannot name themselves', async () => {
    await expect(leave(leaving)).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await isActive(leaving)).toBe(true);
  });
});

describe('a hand-over', () => {
  test('also works from a person who was deactivated before, who gets no mail', async () => {
    const { id } = await aProperty(t.db, { ownerId: leaving });
    await leave();
    expect(await handOver(asBoss(), { id: leaving, to: heir })).toEqual({
      listings: 1,
      remaining: 0,
    });
    expect(await ownerOf(id)).toBe(heir);
    expect((await outboxOf(t.db)).map(({ to }) => to)).toEqual(['elena@correo.mx']);
    expect(await handOver(asBoss(), { id: leaving, to: heir })).toEqual({
      listings: 0,
      remaining: 0,
    });
    expect(await outboxOf(t.db)).toHaveLength(1);
  });

  test('from somebody who stays keeps their account, admins too', async () => {
    await aProperty(t.db, { ownerId: boss });
    expect(await handOver(asBoss(), { id: boss, to: heir })).toEqual({ listings: 1, remaining: 0 });
    expect(await isActive(boss)).toBe(true);
    const [, given] = await outboxOf(t.db);
    expect(given?.text).not.toContain('desactivó');
  });

  test('lets the successor create a listing with the same key as the previous owner', async () => {
    const form = {
      name: 'Casa con patio',
      description: 'Fresca.',
      street: 'Calle 60',
      neighborhood: 'Centro',
      city: 'Mérida',
      state: 'Yucatán',
      propertyType: 'casa',
      operationType: 'venta',
    } as const;
    const creationKey = crypto.randomUUID();
    const create = (by: string) =>
      createProperty.perform(testContext(t.db, { actor: member(by) }), { ...form, creationKey });
    const theirs = await create(leaving);
    const mine = await create(heir);
    await leave(heir);
    expect(await ownerOf(theirs.id)).toBe(heir);
    expect(mine.id).not.toBe(theirs.id);
  });

  test('announces its figures beforehand', async () => {
    const { id: propertyId } = await aProperty(t.db, { ownerId: leaving });
    await aProperty(t.db, { ownerId: leaving, deletedAt: new Date().toISOString() });
    await anInquiry(t.db, { propertyId });
    await anInquiry(t.db, { propertyId, status: 'closed' });
    await aShare(t.db, { propertyId, ownerId: leaving, agentId: heir });
    const { id: other, ownerId } = await aProperty(t.db);
    await aShare(t.db, { propertyId: other, ownerId, agentId: leaving });
    expect(await getHoldings(asBoss(), { id: leaving })).toEqual({
      listings: 1,
      inquiries: 1,
      sharesGiven: 1,
      sharesReceived: 1,
    });
    await expect(
      getHoldings(testContext(t.db, { actor: member(heir) }), { id: leaving }),
    ).rejects.toMatchObject({ code: 'admin.required' });
    await expect(getHoldings(asBoss(), { id: 'x' })).rejects.toMatchObject({
      code: 'employee.not_found',
    });
  });
});

test("leaves nothing with a deactivated person in 10 races of two admins with each other's leavers", async () => {
  const second = await person({ role: 'admin' });
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = [await person(), await person()];
    const { id: ofA } = await aProperty(t.db, { ownerId: a });
    const { id: ofB } = await aProperty(t.db, { ownerId: b });
    const leaves = (by: string, id: string, handOverTo: string) =>
      deactivateEmployee(testContext(t.db, { actor: admin(by) }), { id, handOverTo });
    const tries = await Promise.allSettled([leaves(boss, a, b), leaves(second, b, a)]);
    const lost = tries.filter((one) => one.status === 'rejected');
    expect(lost).toEqual([
      expect.objectContaining({ reason: expect.objectContaining(NOT_ACTIVE) }),
    ]);
    const owner = await ownerOf(ofA);
    expect(await ownerOf(ofB)).toBe(owner);
    expect(await isActive(owner ?? '')).toBe(true);
  }
}, 60_000);

test('in 10 races with a share, its answer and a deletion ends without deadlock or half-done work', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [from, to, third] = [await person(), await person(), await person()];
    const { id } = await aProperty(t.db, { ownerId: from });
    const { id: kept } = await aProperty(t.db, { ownerId: from });
    const share = await aShare(t.db, { propertyId: kept, ownerId: from, agentId: third });
    const results = await Promise.allSettled([
      deactivateEmployee(asBoss(), { id: from, handOverTo: to }),
      deleteProperty(testContext(t.db, { actor: member(from) }), { id }),
      answerShare(testContext(t.db, { actor: member(third) }), {
        id: share.id,
        acceptance: 'accepted',
        version: 1,
      }),
    ]);
    expect(results[0]).toMatchObject({ status: 'fulfilled' });
    // After the hand-over the share is another version, which the agent has to read first.
    const wasAnswered = results[2]?.status === 'fulfilled';
    const expected = wasAnswered
      ? { value: { id: share.id } }
      : { reason: { code: 'share.changed' } };
    expect(results[2]).toMatchObject(expected);
    const wasDeleted = results[1]?.status === 'fulfilled';
    expect(await ownerOf(id)).toBe(wasDeleted ? from : to);
    expect(await shareOf(share.id)).toMatchObject({
      ownerId: to,
      isActive: true,
      acceptance: wasAnswered ? 'accepted' : 'pending',
    });
  }
}, 60_000);
