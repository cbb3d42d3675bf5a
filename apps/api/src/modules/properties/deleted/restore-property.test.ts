import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext } from '../../../testing/context.ts';
import { anImage, anInquiry, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { deactivateEmployee } from '../../employees/deactivate-employee.ts';
import { deleteProperty } from './delete-property.ts';
import { getProperty } from '../listings/get-property.ts';
import { listDeleted } from './list-deleted.ts';
import { restoreProperty } from './restore-property.ts';

const NOW = new Date('2026-11-21T18:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
let boss: string;
let owner: string;
const t = await databaseSuite({ clear: ['properties', 'property_inquiries', 'users'], max: 8 });
beforeEach(async () => {
  boss = (await aUser(t.db, { role: 'admin', firstName: 'Ana', lastName: 'Ávila' })).id;
  owner = (await aUser(t.db, { firstName: 'Bruno', lastName: 'Solís' })).id;
});

const asBoss = () => testContext(t.db, { actor: admin(boss), now: () => NOW });
const list = (input: object = {}) => listDeleted(asBoss(), input);
const restore = (id: string) => restoreProperty(asBoss(), { id });
const rowOf = async (id: string) =>
  (await t.db.select().from(properties).where(eq(properties.id, id)))[0];
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const aDeleted = (values: object = {}) =>
  aProperty(t.db, { ownerId: owner, deletedAt: daysAgo(1), ...values });

describe('the list of deleted listings', () => {
  test('shows the owner, the person who deleted, the time, and the days left', async () => {
    const { id } = await aProperty(t.db, { ownerId: owner, name: 'Casa azul' });
    await anImage(t.db, { propertyId: id, storageKey: 'aa/bb', isPrimary: true });
    await anInquiry(t.db, { propertyId: id });
    await deleteProperty(asBoss(), { id });
    expect((await list()).items).toEqual([
      {
        id,
        name: 'Casa azul',
        neighborhood: 'Condesa',
        city: 'Ciudad de México',
        image: '/uploads/aa/bb',
        owner: { name: 'Bruno Solís', isActive: true },
        deletedAt: NOW.toISOString(),
        deletedBy: 'Ana Ávila',
        daysLeft: 30,
        inquiries: 1,
      },
    ]);
  });

  test('holds listings deleted in the last thirty days, the last one first', async () => {
    await aProperty(t.db, { ownerId: owner });
    await aDeleted({ name: 'Ayer', deletedAt: daysAgo(1) });
    await aDeleted({ name: 'Casi', deletedAt: daysAgo(29.9) });
    await aDeleted({ name: 'Tarde', deletedAt: daysAgo(30) });
    const { items, total } = await list();
    expect(items.map(({ name, daysLeft, deletedBy }) => [name, daysLeft, deletedBy])).toEqual([
      ['Ayer', 29, null],
      ['Casi', 0, null],
    ]);
    expect(total).toBe(2);
  });

  test('is searched by name, place and owner, whatever the accents, and paged', async () => {
    await aDeleted({ name: 'Jardín' });
    for (let n = 0; n < 26; n += 1) await aDeleted({ name: `Otra ${n}`, deletedAt: daysAgo(2) });
    for (const search of ['jardin', 'JARDÍN condesa', 'jardin bruno solis'])
      expect(
        (await list({ search })).items.map(({ name }) => name),
        search,
      ).toEqual(['Jardín']);
    expect((await list({ search: '%' })).items).toEqual([]);
    const second = await list({ page: 2 });
    expect([second.total, second.pageCount, second.items.length]).toEqual([27, 2, 2]);
  });

  test('is for admins', async () => {
    const asOwner = testContext(t.db, { actor: member(owner) });
    await expect(listDeleted(asOwner, {})).rejects.toMatchObject({ code: 'admin.required' });
  });
});

describe('a restored listing', () => {
  test.each([true, false])('is as it was (active: %s), with a new version', async (isActive) => {
    const another = await aDeleted();
    const { id, version } = await aDeleted({ isActive });
    expect(await restore(id)).toEqual({ id, isActive });
    expect(await rowOf(id)).toMatchObject({
      isActive,
      deletedAt: null,
      deletedBy: null,
      ownerId: owner,
      version: version + 1,
    });
    const asOwner = testContext(t.db, { actor: member(owner) });
    expect(await getProperty(asOwner, { id })).toMatchObject({ id });
    expect((await list()).items).toMatchObject([{ id: another.id }]);
  });

  test('keeps its shares ended', async () => {
    const { id } = await aProperty(t.db, { ownerId: owner });
    const agentId = (await aUser(t.db)).id;
    await aShare(t.db, { propertyId: id, ownerId: owner, agentId });
    await deleteProperty(asBoss(), { id });
    await restore(id);
    expect(await t.db.$count(commissionShares, eq(commissionShares.isActive, true))).toBe(0);
  });

  test('is paused if its owner is no longer active', async () => {
    const { id } = await aDeleted();
    await deactivateEmployee(asBoss(), { id: owner });
    expect(await restore(id)).toEqual({ id, isActive: false });
  });

  test('stays the same when restored twice', async () => {
    const { id } = await aDeleted();
    await restore(id);
    const before = await rowOf(id);
    expect(await restore(id)).toEqual({ id, isActive: true });
    expect(await rowOf(id)).toEqual(before);
  });

  test('is 404 after thirty days, or if it is unknown', async () => {
    const { id } = await aDeleted({ deletedAt: daysAgo(30) });
    for (const missing of [id, crypto.randomUUID(), 'x', ''])
      await expect(restore(missing)).rejects.toMatchObject({ code: 'property.not_found' });
    expect((await rowOf(id))?.deletedAt).not.toBeNull();
  });

  test('requires an admin, even at the end of the request', async () => {
    const { id } = await aDeleted();
    const asOwner = testContext(t.db, { actor: member(owner), now: () => NOW });
    await expect(restoreProperty(asOwner, { id })).rejects.toMatchObject({
      code: 'admin.required',
    });
    const notAnyMore = testContext(t.db, { actor: admin(owner), now: () => NOW });
    await expect(restoreProperty(notAnyMore, { id })).rejects.toMatchObject({
      code: 'admin.required',
    });
    expect((await rowOf(id))?.deletedAt).not.toBeNull();
  });

  test('does not deadlock in 10 races with its owner’s deactivation', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id: ownerId } = await aUser(t.db);
      const { id } = await aDeleted({ ownerId });
      const [restored] = await Promise.all([
        restore(id),
        deactivateEmployee(asBoss(), { id: ownerId }),
      ]);
      expect((await rowOf(id))?.isActive).toBe(restored.isActive);
    }
  });
});
