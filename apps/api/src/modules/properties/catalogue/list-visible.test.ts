import { expect, test } from 'vitest';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listVisible, listVisibleIds } from './list-visible.ts';
import { canSeeProperty } from '../property.policy.ts';

const t = await databaseSuite();

test('the rule for one listing and the rule for many agree for everybody', async () => {
  const [ana, beto] = [(await aUser(t.db)).id, (await aUser(t.db)).id];
  const listings = [];
  for (const isActive of [true, false]) {
    for (const ownerId of [ana, beto, (await aUser(t.db)).id])
      listings.push({ ...(await aProperty(t.db, { ownerId, isActive })), commissionShares: [] });
    for (const isShareActive of [true, false]) {
      const shared = await aProperty(t.db, { isActive });
      const { id: propertyId, ownerId } = shared;
      const share = { propertyId, ownerId, agentId: ana, isActive: isShareActive };
      listings.push({ ...shared, commissionShares: [await aShare(t.db, share)] });
    }
  }
  const ids = listings.map(({ id }) => id);
  for (const actor of [visitor, member(ana), member(beto), admin(beto)]) {
    const context = testContext(t.db, { actor });
    const visible = listings.filter((one) => canSeeProperty(actor, one)).map(({ id }) => id);
    expect(await listVisibleIds(context, { ids })).toEqual(visible);
    const { items } = await listVisible(context, { ids });
    expect(items.map(({ id }) => id)).toEqual(visible);
  }
});

test('listings come in the order of the ids asked for, each once, without unknown or deleted ones', async () => {
  const [a, b] = [await aProperty(t.db), await aProperty(t.db)];
  const deleted = await aProperty(t.db, { deletedAt: new Date().toISOString() });
  const ids = ['', 'x', b.id, crypto.randomUUID(), deleted.id, a.id.toUpperCase(), b.id, a.id];
  for (const actor of [visitor, admin(a.ownerId)])
    expect(await listVisibleIds(testContext(t.db, { actor }), { ids })).toEqual([b.id, a.id]);
  expect(await listVisible(testContext(t.db), { ids: [] })).toEqual({ items: [] });
});
