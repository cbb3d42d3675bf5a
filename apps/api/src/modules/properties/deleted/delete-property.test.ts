import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import type { Storage } from '../../../photos/storage.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { sendInquiry } from '../../inquiries/sending/send-inquiry.ts';
import { deleteProperty } from './delete-property.ts';
import { getProperty } from '../listings/get-property.ts';
import { searchMyProperties } from '../mine/search-my-properties.ts';
import { searchProperties } from '../search/search-properties.ts';
import { setPropertyStatus } from '../listings/set-property-status.ts';
import { updateProperty } from '../listings/update-property.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let userId: string;
let id: string;
let removed: string[];
const t = await databaseSuite({ clear: ['properties', 'users', 'property_inquiries'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
  ({ id } = await aProperty(t.db, { ownerId: userId }));
  removed = [];
});

const as = (actor = member(userId)) => {
  const ctx = testContext(t.db, { actor, now: () => now });
  const storage: Storage = { ...ctx.storage, remove: async (key) => void removed.push(key) };
  return { ...ctx, storage };
};
const remove = (ctx = as()) => deleteProperty(ctx, { id });
const stored = async () => (await t.db.select().from(properties).where(eq(properties.id, id)))[0];
const notThere = { code: 'property.not_found' };

describe('a deleted listing', () => {
  test('is gone for its owner and for admins, from every list and every action', async () => {
    const chief = admin((await aUser(t.db, { role: 'admin' })).id);
    expect(await remove()).toEqual({ id });
    for (const actor of [visitor, member(userId), chief]) {
      await expect(getProperty(as(actor), { id })).rejects.toMatchObject(notThere);
    }
    expect((await searchProperties(as(), {})).total).toBe(0);
    expect(await searchMyProperties(as(), {})).toMatchObject({ total: 0, counts: { total: 0 } });
    for (const ctx of [as(), as(chief)]) {
      await expect(updateProperty.perform(ctx, { id, ...propertyForm() })).rejects.toMatchObject(
        notThere,
      );
      await expect(setPropertyStatus(ctx, { id, isActive: true })).rejects.toMatchObject(notThere);
      await expect(remove(ctx)).rejects.toMatchObject(notThere);
    }
    const client = { clientName: 'Marta', clientEmail: 'marta@correo.mx' };
    await expect(sendInquiry(as(visitor), { propertyId: id, ...client })).rejects.toMatchObject(
      notThere,
    );
  });

  test('keeps its row, photos and inquiries, but its shares end', async () => {
    await anImage(t.db, { propertyId: id });
    await sendInquiry(as(visitor), {
      propertyId: id,
      clientName: 'Marta',
      clientEmail: 'marta@correo.mx',
    });
    const share = await aShare(t.db, { propertyId: id, ownerId: userId });
    const other = await aProperty(t.db, { ownerId: userId });
    const kept = await aShare(t.db, { propertyId: other.id, ownerId: userId });
    await remove();
    const at = '2026-11-21 18:00:00+00';
    expect(await stored()).toMatchObject({ deletedAt: at, updatedAt: at, listed: false });
    expect(await t.db.$count(propertyImages)).toBe(1);
    expect(await t.db.$count(propertyInquiries)).toBe(1);
    const shares = await t.db
      .select({ id: commissionShares.id, isActive: commissionShares.isActive })
      .from(commissionShares)
      .orderBy(commissionShares.isActive);
    expect(shares).toEqual([
      { id: share.id, isActive: false },
      { id: kept.id, isActive: true },
    ]);
  });

  test('is deleted in the version that was read only, if one is named', async () => {
    const changed = { code: 'property.changed' };
    await expect(deleteProperty(as(), { id, version: 2 })).rejects.toMatchObject(changed);
    expect(await stored()).toMatchObject({ deletedAt: null, version: 1 });
    expect(await deleteProperty(as(), { id, version: 1 })).toEqual({ id });
  });

  test('loses the picture of its shared link', async () => {
    await remove();
    expect(removed).toEqual([`og-${id}`]);
  });

  test('deleted ten times at once is deleted once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => remove()));
    const codes = results.map((result) =>
      result.status === 'rejected' && result.reason instanceof AppError
        ? result.reason.code
        : result.status,
    );
    const refused = Array.from({ length: 9 }, () => notThere.code);
    expect(codes.toSorted()).toEqual(['fulfilled', ...refused]);
    expect(await stored()).toMatchObject({ version: 2 });
  });
});

test('an edit and a deletion at once end in a deletion; the edit is either stored before it or gets 404', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id: each } = await aProperty(t.db, { ownerId: userId });
    const form = propertyForm({ name: 'Editada' });
    const [edit] = await Promise.allSettled([
      updateProperty.perform(as(), { id: each, ...form }),
      deleteProperty(as(), { id: each }),
    ]);
    const [row] = await t.db.select().from(properties).where(eq(properties.id, each));
    expect(row?.deletedAt).not.toBeNull();
    expect(row?.name === 'Editada').toBe(edit.status === 'fulfilled');
    expect(['Editada', notThere.code]).toContain(
      edit.status === 'fulfilled' ? edit.value.name : edit.reason.code,
    );
  }
});

test("only admins may delete somebody else's listing", async () => {
  const agent = await aUser(t.db);
  await aShare(t.db, { propertyId: id, ownerId: userId, agentId: agent.id });
  const before = await stored();
  for (const [actor, code] of [
    [visitor, 'session.required'],
    [member((await aUser(t.db)).id), 'property.forbidden'],
    [member(agent.id), 'property.forbidden'],
  ] as const)
    await expect(remove(as(actor))).rejects.toMatchObject({ code });
  expect(await stored()).toEqual(before);
  expect(removed).toEqual([]);
  const chief = await aUser(t.db, { role: 'admin' });
  expect(await remove(as(admin(chief.id)))).toEqual({ id });
});
