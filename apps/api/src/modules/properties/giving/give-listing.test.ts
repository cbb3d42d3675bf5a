import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext } from '../../../testing/context.ts';
import { anInquiry, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { clearOutbox, outboxOf } from '../../../testing/mail/outbox.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { patchProperty } from '../listings/patch-property.ts';
import { updateProperty } from '../listings/update-property.ts';

const t = await databaseSuite({ clear: ['properties', 'users', 'commission_shares'] });

let chief: string;
let giver: string;
let heir: string;
let id: string;
beforeEach(async () => {
  await clearOutbox(t.db);
  const who = { passwordHash: 'x', isEmailVerified: true };
  chief = (await aUser(t.db, { role: 'admin', ...who })).id;
  giver = (await aUser(t.db, { firstName: 'Ana', email: 'ana@pbr.mx', ...who })).id;
  heir = (await aUser(t.db, { firstName: 'Luis', email: 'luis@pbr.mx', ...who })).id;
  id = (await aProperty(t.db, { ownerId: giver, name: 'Casa', creationKey: crypto.randomUUID() }))
    .id;
});

const asChief = (ifMatch: number | null = null) =>
  testContext(t.db, {
    actor: admin(chief),
    ifMatch: ifMatch === null ? null : [{ own: ifMatch, photos: undefined }],
  });
const put = (ownerId: unknown, ctx = asChief()) =>
  updateProperty.perform(ctx, { ...propertyForm(), ownerId, id });
const stored = async () => (await t.db.select().from(properties).where(eq(properties.id, id)))[0];

describe('an admin who names another owner', () => {
  test.each([
    ['in a PUT', () => put(heir)],
    ['in a PATCH', () => patchProperty(asChief(), { id, ownerId: heir.toUpperCase() })],
  ])('%s hands the listing over as its next version and mails both people', async (_how, give) => {
    await anInquiry(t.db, { propertyId: id });
    expect(await give()).toMatchObject({ ownerId: heir, version: 2, owner: { firstName: 'Luis' } });
    expect(await stored()).toMatchObject({ ownerId: heir, creationKey: null, version: 2 });
    const mails = await outboxOf(t.db);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ana@pbr.mx', 'luis@pbr.mx']);
    expect(mails.find(({ to }) => to === 'luis@pbr.mx')?.text).toContain('Consultas sin responder');
  });

  test('passes its shares on, and ends the one with the new owner', async () => {
    const kept = await aShare(t.db, { propertyId: id, ownerId: giver });
    const ended = await aShare(t.db, { propertyId: id, ownerId: giver, agentId: heir });
    await put(heir);
    const rows = await t.db.select().from(commissionShares);
    const byId = new Map(rows.map((row) => [row.id, row]));
    expect(byId.get(kept.id)).toMatchObject({ ownerId: heir, isActive: true });
    expect(byId.get(ended.id)).toMatchObject({ isActive: false });
  });

  test('changes nothing when it is the same owner, and nothing twice', async () => {
    for (const ownerId of [giver, null, '', undefined])
      expect(await put(ownerId)).toMatchObject({ ownerId: giver });
    await put(heir);
    const version = (await stored())?.version;
    expect(await put(heir)).toMatchObject({ ownerId: heir, version });
    expect(await outboxOf(t.db)).toHaveLength(2);
  });

  test('is told when the listing has changed since they read it', async () => {
    await expect(put(heir, asChief(7))).rejects.toMatchObject({ code: 'request.stale' });
    expect(await stored()).toMatchObject({ ownerId: giver, version: 1 });
    expect(await put(heir, asChief(1))).toMatchObject({ ownerId: heir });
  });

  test('is refused somebody who cannot sign in, and nothing is stored', async () => {
    const invited = await aUser(t.db, { passwordHash: null });
    const former = await aUser(t.db, { isActive: false, passwordHash: 'x' });
    for (const ownerId of [invited.id, former.id, crypto.randomUUID(), 'x'])
      await expect(put(ownerId)).rejects.toMatchObject({
        code: 'request.invalid',
        fields: { ownerId: expect.any(String) },
      });
    expect(await stored()).toMatchObject({ ownerId: giver, name: 'Casa', version: 1 });
    expect(await outboxOf(t.db)).toEqual([]);
  });
});

test('an agent who names another owner keeps the listing', async () => {
  const ctx = testContext(t.db, { actor: member(giver) });
  expect(await put(heir, ctx)).toMatchObject({ ownerId: giver, version: 2 });
  expect(await patchProperty(ctx, { id, ownerId: heir })).toMatchObject({ ownerId: giver });
  expect(await outboxOf(t.db)).toEqual([]);
});
