import { properties } from '@pbr/db/schema/properties';
import { rateFollowing } from '@pbr/db/schema/rate-following';
import type { users } from '@pbr/db/schema/users';
import { saveSettingsSchema } from '@pbr/schemas/settings/settings';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { admin, member, testContext, visitor } from '../../testing/context.ts';
import { aProperty, aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { defaultCompany } from './default-settings.ts';
import { getSettings } from './read-settings.ts';
import { getSite } from './get-site.ts';
import { saveSettings } from './save-settings.ts';

let boss: typeof users.$inferSelect;
const t = await databaseSuite();
beforeAll(async () => {
  boss = await aUser(t.db, { role: 'admin' });
});
beforeEach(async () => {
  await t.db.execute(sql`delete from settings`);
  await t.db.execute(sql`delete from properties`);
  await t.db.execute(sql`delete from rate_following`);
});

const NOW = new Date('2026-11-21T05:30:00Z'); // Still the 20th in Mexico City.
const RATE = { rate: '18.5', date: '2026-11-20' };
const context = (change: object = {}) =>
  testContext(t.db, { actor: admin(boss.id), now: () => NOW, ...change });
const form = (change: object = {}) =>
  z.parse(saveSettingsSchema, { company: defaultCompany, usdMxnRate: null, version: 1, ...change });
const named = (name: string) => ({ company: { ...defaultCompany, name } });
const save = (change: object = {}, ctx = context()) => saveSettings(ctx, form(change));

describe('the settings that an admin saves', () => {
  it('appear on the pages as the next version', async () => {
    expect(await getSettings(context())).toMatchObject({ version: 1, updatedAt: null });
    const saved = await save({ ...named('Casa Nueva'), usdMxnRate: RATE });
    expect(saved).toMatchObject({ version: 2, usdMxnRate: RATE });
    expect(new Date(saved.updatedAt ?? '')).toEqual(NOW);
    const site = await getSite(context());
    expect(site).toMatchObject({ company: { name: 'Casa Nueva' }, usdMxnRate: RATE });
    expect(await getSettings(context())).toEqual(saved);
  });

  it('are refused if somebody else has saved meanwhile, whose values stay', async () => {
    await save(named('La primera'));
    await expect(save(named('La segunda'))).rejects.toMatchObject({ code: 'settings.changed' });
    expect((await getSite(context())).company.name).toBe('La primera');
    await save({ ...named('La segunda'), version: 2 });
    expect((await getSite(context())).company.name).toBe('La segunda');
  });

  it('are refused for one of two admins who save at the same moment', async () => {
    const results = await Promise.allSettled([save(named('A')), save(named('B'))]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await getSettings(context())).version).toBe(2);
  });

  it('change nothing if they are already stored, as in a double click', async () => {
    const first = await save(named('Casa Nueva'));
    expect(await save(named('Casa Nueva'))).toEqual(first);
  });

  it('let the prices in pesos follow a new rate, and nothing else', async () => {
    const isFollowing = async () => (await t.db.$count(rateFollowing)) === 1;
    const saveAndFollow = async (change: object) => {
      await save(change);
      const began = await isFollowing();
      await t.db.delete(rateFollowing);
      return began;
    };
    expect(await saveAndFollow({ usdMxnRate: RATE })).toBe(true);
    expect(await saveAndFollow({ ...named('Otra'), usdMxnRate: RATE, version: 2 })).toBe(false);
    expect(await saveAndFollow({ usdMxnRate: { ...RATE, rate: '20' }, version: 3 })).toBe(true);
    expect(await saveAndFollow({ version: 4 })).toBe(true);
    expect((await getSite(context())).usdMxnRate).toBeNull();
  });

  it('are saved at once beside a dollar listing that is being changed, which takes the new rate', async () => {
    const { id } = await aProperty(t.db, { currency: 'USD', salePrice: '100' });
    await t.db.transaction(async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, id)).for('no key update');
      await save({ usdMxnRate: RATE });
      await tx.update(properties).set({ salePrice: '200' }).where(eq(properties.id, id));
    });
    const [listing] = await t.db.select().from(properties).where(eq(properties.id, id));
    expect(listing?.saleMxn).toBe('3700.00');
  });

  it('cannot have a rate of a future day in Mexico City', async () => {
    const tomorrow = { usdMxnRate: { ...RATE, date: '2026-11-21' } };
    await expect(save(tomorrow)).rejects.toMatchObject({
      fields: { 'usdMxnRate.date': 'La fecha no puede ser futura.' },
    });
  });
});

describe('the settings', () => {
  test.each([
    ['a visitor', visitor, 'session.required'],
    ['a member', member(crypto.randomUUID()), 'admin.required'],
  ])('cannot be read by %s', async (_who, actor, code) => {
    await expect(getSettings(context({ actor }))).rejects.toMatchObject({ code });
  });

  it('cannot be saved by a former admin', async () => {
    const former = await aUser(t.db);
    const ctx = context({ actor: admin(former.id) });
    await expect(save({}, ctx)).rejects.toMatchObject({ code: 'admin.required' });
  });
});
