import { properties } from '@pbr/db/schema/properties';
import type { users } from '@pbr/db/schema/users';
import { saveSettingsSchema } from '@pbr/schemas/settings/settings';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { admin, member, testContext, visitor } from '../../testing/context.ts';
import { aProperty, aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { defaultCompany } from './default-settings.ts';
import { getSettings } from './get-settings.ts';
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
});

const NOW = new Date('2026-11-21T05:30:00Z'); // Still the 20th in Mexico City.
const RATE = { rate: '18.5', date: '2026-11-20' };
const context = (change: object = {}) =>
  testContext(t.db, { actor: admin(boss.id), now: () => NOW, ...change });
const form = (change: object = {}) =>
  z.parse(saveSettingsSchema, { company: defaultCompany, usdMxnRate: null, version: 1, ...change });
const named = (name: string) => ({ company: { ...defaultCompany, name } });
const save = (change: object = {}, ctx = context()) => saveSettings(ctx, form(change));

describe('what an admin saves', () => {
  it('is what pages show, and the next version', async () => {
    expect(await getSettings(context())).toMatchObject({ version: 1, updatedAt: null });
    const saved = await save({ ...named('Casa Nueva'), usdMxnRate: RATE });
    expect(saved).toMatchObject({ version: 2, usdMxnRate: RATE });
    expect(new Date(saved.updatedAt ?? '')).toEqual(NOW);
    const site = await getSite(context());
    expect(site).toMatchObject({ company: { name: 'Casa Nueva' }, usdMxnRate: RATE });
    expect(await getSettings(context())).toEqual(saved);
  });

  it('is refused when somebody else has saved since it was read, and theirs stays', async () => {
    await save(named('La primera'));
    await expect(save(named('La segunda'))).rejects.toMatchObject({ code: 'settings.changed' });
    expect((await getSite(context())).company.name).toBe('La primera');
    await save({ ...named('La segunda'), version: 2 });
    expect((await getSite(context())).company.name).toBe('La segunda');
  });

  it('is refused for one of two who save at the same moment', async () => {
    const results = await Promise.allSettled([save(named('A')), save(named('B'))]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await getSettings(context())).version).toBe(2);
  });

  it('changes nothing when it is stored already, as the second of two clicks', async () => {
    const first = await save(named('Casa Nueva'));
    expect(await save(named('Casa Nueva'))).toEqual(first);
  });

  it('moves the prices in pesos of listings in dollars, and only a new rate does', async () => {
    const price = { currency: 'USD', salePrice: '100000' };
    const { id } = await aProperty(t.db, { ...price });
    const inPesos = async () =>
      (await t.db.select().from(properties).where(eq(properties.id, id)))[0]?.saleMxn;
    await save({ usdMxnRate: RATE });
    expect(await inPesos()).toBe('1850000.00');
    await save({ usdMxnRate: { ...RATE, rate: '20' }, version: 2 });
    expect(await inPesos()).toBe('2000000.00');
    await save({ version: 3 });
    expect(await inPesos()).toBe('100000.00');
    expect((await getSite(context())).usdMxnRate).toBeNull();
  });

  it('waits for a listing in dollars that is being changed, instead of both for each other', async () => {
    const { id } = await aProperty(t.db, { currency: 'USD', salePrice: '100' });
    let saving: Promise<unknown> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, id)).for('no key update');
      saving = save({ usdMxnRate: RATE });
      await tx.execute(sql`select pg_sleep(0.2)`);
      await tx.update(properties).set({ salePrice: '200' }).where(eq(properties.id, id));
    });
    await saving;
    const [listing] = await t.db.select().from(properties).where(eq(properties.id, id));
    expect(listing?.saleMxn).toBe('3700.00');
  });

  it('has no rate of a day to come in Mexico City', async () => {
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
  ])('are not read by %s', async (_who, actor, code) => {
    await expect(getSettings(context({ actor }))).rejects.toMatchObject({ code });
  });

  it('are not saved by who is no admin any more', async () => {
    const former = await aUser(t.db);
    const ctx = context({ actor: admin(former.id) });
    await expect(save({}, ctx)).rejects.toMatchObject({ code: 'admin.required' });
  });
});
