import { randomUUID } from 'node:crypto';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext } from '../../../testing/context.ts';
import { anInquiry, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { deactivateEmployee } from '../../employees/deactivate-employee.ts';
import { changeListings } from './change-listings.ts';
import { previewChange } from './preview-change.ts';
import { undoChange } from './undo-change.ts';

const t = await databaseSuite({ clear: ['properties', 'users', 'bulk_changes'], max: 8 });
let boss: string;
let ana: string;
let luis: string;
let heir: string;
beforeEach(async () => {
  await clearOutbox(t.db);
  boss = await person('Berta', { role: 'admin' });
  ana = await person('Ana');
  luis = await person('Luis');
  heir = await person('Elena');
});

const person = async (firstName: string, values: object = {}) =>
  (
    await aUser(t.db, {
      firstName,
      lastName: 'Ríos',
      email: `${firstName.toLowerCase()}@correo.mx`,
      passwordHash: 'x',
      isEmailVerified: true,
      ...values,
    })
  ).id;
const asBoss = (id = boss) => testContext(t.db, { actor: admin(id) });
const preview = (ids: string[], to = heir, ctx = asBoss()) =>
  previewChange(ctx, { action: 'hand_over', to, ids });

const handOver = async (ids: string[], how: Parameters<typeof confirm>[1] = {}) =>
  confirm(await preview(ids, how.to, how.ctx), how);

function confirm(
  { items }: Awaited<ReturnType<typeof preview>>,
  { to = heir, ctx = asBoss(), creationKey = randomUUID() } = {},
) {
  const listings = items.map(({ id, version, ownerId }) => ({ id, version, ownerId }));
  return changeListings(ctx, { action: 'hand_over', to, creationKey, listings });
}
const undo = (id: string, ctx = asBoss()) => undoChange(ctx, { id });
const stored = async (id: string) =>
  (await t.db.select().from(properties).where(eq(properties.id, id)))[0];
const shareOf = async (id: string) =>
  (await t.db.select().from(commissionShares).where(eq(commissionShares.id, id)))[0];
const mails = async () =>
  (await outboxOf(t.db)).map(({ to, subject }) => `${to}: ${subject}`).toSorted();

describe('handing several listings over', () => {
  test('gives them to one person with their inquiries and shares, and tells everybody; the version stays', async () => {
    const [one, two] = [
      await aProperty(t.db, { ownerId: ana, name: 'Casa azul' }),
      await aProperty(t.db, { ownerId: luis }),
    ];
    const kept = await aProperty(t.db, { ownerId: ana });
    await anInquiry(t.db, { propertyId: one.id });
    await anInquiry(t.db, { propertyId: kept.id });
    const share = { propertyId: one.id, ownerId: ana };
    const withHeir = await aShare(t.db, { ...share, agentId: heir });
    const withLuis = await aShare(t.db, { ...share, agentId: luis });

    expect(await preview([one.id, two.id])).toMatchObject({
      items: [
        { id: one.id, ownerName: 'Ana Ríos', endedShares: 1 },
        { id: two.id, ownerName: 'Luis Ríos', endedShares: 0 },
      ],
    });
    const { items } = await handOver([one.id, two.id]);
    expect(items).toMatchObject([
      { id: one.id, version: 1, ownerId: heir },
      { id: two.id, version: 1, ownerId: heir },
    ]);
    expect(await stored(one.id)).toMatchObject({ ownerId: heir, version: 1 });
    expect(await stored(kept.id)).toMatchObject({ ownerId: ana });
    expect(await shareOf(withHeir.id)).toMatchObject({ isActive: false });
    expect(await shareOf(withLuis.id)).toMatchObject({ isActive: true, ownerId: heir });
    expect(await mails()).toEqual([
      'ana@correo.mx: Elena Ríos lleva ahora 1 propiedad tuya',
      'elena@correo.mx: Ahora llevas 1 propiedad de Ana Ríos',
      'elena@correo.mx: Ahora llevas 1 propiedad de Luis Ríos',
      'luis@correo.mx: Elena Ríos lleva ahora 1 propiedad tuya',
    ]);
    const received = (await outboxOf(t.db)).find(({ subject }) => subject.endsWith('Ana Ríos'));
    expect(received?.text).toContain('te pasó esta propiedad, que llevaba Ana Ríos');
    expect(received?.text).toContain('Consultas sin responder: 1');
  });

  test('leaves out those that the person has already', async () => {
    const { id } = await aProperty(t.db, { ownerId: heir, name: 'Suya' });
    const listings = [{ id, version: 1, ownerId: heir }];
    const sent = { action: 'hand_over', to: heir, creationKey: randomUUID(), listings } as const;
    const left = [{ name: 'Suya', reason: 'theirs' }];
    expect(await preview([id])).toMatchObject({ items: [], left });
    expect(await changeListings(asBoss(), sent)).toMatchObject({
      items: [],
      left,
    });
    expect(await mails()).toEqual([]);
  });

  test('leaves out those that somebody else handed over after the preview', async () => {
    const { id } = await aProperty(t.db, { ownerId: ana });
    const listings = [{ id, version: 1, ownerId: ana }];
    await handOver([id], { to: luis });
    const sent = { action: 'hand_over', to: heir, creationKey: randomUUID(), listings } as const;
    expect(await changeListings(asBoss(), sent)).toMatchObject({
      items: [],
      left: [{ id, reason: 'changed' }],
      undoUntil: null,
    });
    expect(await stored(id)).toMatchObject({ ownerId: luis });
  });

  test('is for admins only, and for those who still are', async () => {
    const { id } = await aProperty(t.db, { ownerId: ana });
    const asAna = testContext(t.db, { actor: member(ana) });
    const listings = [{ id, version: 1, ownerId: ana }];
    const sent = { action: 'hand_over', to: heir, creationKey: randomUUID(), listings } as const;
    const refused = { code: 'admin.required' };
    await expect(preview([id], heir, asAna)).rejects.toMatchObject(refused);
    await expect(changeListings(asAna, sent)).rejects.toMatchObject(refused);
    await t.db.update(users).set({ role: 'employee' }).where(eq(users.id, boss));
    await expect(changeListings(asBoss(), sent)).rejects.toMatchObject(refused);
    expect(await stored(id)).toMatchObject({ ownerId: ana });
  });

  test.each([
    ['somebody deactivated', () => person('Baja', { isActive: false })],
    ['somebody without a password', () => person('Invitada', { passwordHash: null })],
    ['nobody', async () => 'x'],
  ])('cannot name %s', async (_name, whom) => {
    const { id } = await aProperty(t.db, { ownerId: ana });
    const to = await whom();
    const refused = {
      code: 'request.invalid',
      fields: { to: 'Esta persona no está activa. Elige a otra.' },
    };
    await expect(preview([id], to)).rejects.toMatchObject(refused);
    const listings = [{ id, version: 1, ownerId: ana }];
    const sent = { action: 'hand_over', to, creationKey: randomUUID(), listings } as const;
    await expect(changeListings(asBoss(), sent)).rejects.toMatchObject(refused);
  });

  test('waits for other hand-overs without a deadlock, to each other too', async () => {
    const second = await person('Bruno', { role: 'admin' });
    for (let round = 0; round < 5; round += 1) {
      const ids: string[] = [];
      for (const ownerId of [boss, second, ana]) ids.push((await aProperty(t.db, { ownerId })).id);
      const asSecond = asBoss(second);
      const seen = [await preview(ids, second), await preview(ids.toReversed(), boss, asSecond)];
      const results = await Promise.all([
        confirm(seen[0]!, { to: second }),
        confirm(seen[1]!, { to: boss, ctx: asSecond }),
      ]);
      expect(results.map(({ items, left }) => items.length + left.length)).toEqual([2, 2]);
    }
  });
});

describe('undoing a hand-over', () => {
  test('gives each listing back to whom it came from; shares that have ended stay ended', async () => {
    const [one, two] = [
      await aProperty(t.db, { ownerId: ana }),
      await aProperty(t.db, { ownerId: luis }),
    ];
    const share = { propertyId: one.id, ownerId: ana };
    const withHeir = await aShare(t.db, { ...share, agentId: heir });
    const outside = await aShare(t.db, { ...share, agentId: null, externalAgentName: 'Rosa' });
    const { id } = await handOver([one.id, two.id]);
    await clearOutbox(t.db);
    expect(await undo(id)).toMatchObject({
      items: [
        { id: one.id, ownerId: ana, endedShares: 1 },
        { id: two.id, ownerId: luis, endedShares: 0 },
      ],
      left: [],
    });
    expect(await stored(one.id)).toMatchObject({ ownerId: ana });
    expect(await shareOf(withHeir.id)).toMatchObject({ isActive: false });
    expect(await shareOf(outside.id)).toMatchObject({ isActive: true, ownerId: ana });
    expect(await mails()).toEqual([
      'ana@correo.mx: Ahora llevas 1 propiedad de Elena Ríos',
      'elena@correo.mx: Ana Ríos lleva ahora 1 propiedad tuya',
      'elena@correo.mx: Luis Ríos lleva ahora 1 propiedad tuya',
      'luis@correo.mx: Ahora llevas 1 propiedad de Elena Ríos',
    ]);
  });

  test('leaves a listing whose former agent is gone, or that went on to somebody else', async () => {
    const [gone, moved, kept] = [
      await aProperty(t.db, { ownerId: ana, name: 'De Ana' }),
      await aProperty(t.db, { ownerId: luis, name: 'Movida' }),
      await aProperty(t.db, { ownerId: luis, name: 'De Luis' }),
    ];
    const { id } = await handOver([gone.id, moved.id, kept.id]);
    await handOver([moved.id], { to: boss });
    await deactivateEmployee(asBoss(), { id: ana });
    expect(await undo(id)).toMatchObject({
      items: [{ name: 'De Luis' }],
      left: [
        { name: 'De Ana', reason: 'owner_gone' },
        { name: 'Movida', reason: 'changed' },
      ],
    });
    expect(await stored(gone.id)).toMatchObject({ ownerId: heir });
  });

  test('is refused to a former admin, and still possible for them as an admin again', async () => {
    const { id: listing } = await aProperty(t.db, { ownerId: ana });
    const { id } = await handOver([listing]);
    await t.db.update(users).set({ role: 'employee' }).where(eq(users.id, boss));
    await expect(undo(id)).rejects.toMatchObject({ code: 'admin.required' });
    await t.db.update(users).set({ role: 'admin' }).where(eq(users.id, boss));
    expect((await undo(id)).items).toHaveLength(1);
  });
});
