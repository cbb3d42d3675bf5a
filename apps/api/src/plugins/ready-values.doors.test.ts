import type { Settings, Site } from '@pbr/schemas/settings/settings';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { clearOnChanges, createReadyStores } from '../answers/ready-stores.ts';
import { anAccount, signedInCookie } from '../testing/data/account.ts';
import { aProperty } from '../testing/data/factories.ts';
import { propertyForm } from '../testing/data/property-form.ts';
import { databaseSuite, serverOn } from '../testing/suite.ts';

const stores = createReadyStores(1024 * 1024);

let ana: string;
let luis: string;

const t = await databaseSuite();
const app = await serverOn(t, stores);
beforeAll(async () => {
  const [owner, other] = [await anAccount(t.db, { role: 'admin' }), await anAccount(t.db)];
  ana = await signedInCookie(app, owner.email);
  luis = await signedInCookie(app, other.email);
  await aProperty(t.db, { ownerId: owner.id });
});

async function ask<Data>(path: string, cookie?: string): Promise<Data> {
  const url = `/trpc/${path}?input=${encodeURIComponent('{}')}`;
  const answer = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
  return answer.json<{ result: { data: Data } }>().result.data;
}

async function tell(path: string, payload: object): Promise<void> {
  const headers = { cookie: ana };
  const answer = await app.inject({ method: 'POST', url: `/trpc/${path}`, headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

const amenities = async (cookie?: string) =>
  (await ask<{ items: string[] }>('property.amenities', cookie)).items;
const popular = async (cookie?: string) =>
  JSON.stringify(await ask('property.popularPlaces', cookie));
const featured = async (cookie?: string) => JSON.stringify(await ask('property.featured', cookie));
const total = async (cookie?: string) =>
  (await ask<{ total: number }>('property.search', cookie)).total;

test('the author of a change sees it in everything that pages share', async () => {
  const readAll = async (cookie?: string) => {
    const all = [total(cookie), amenities(cookie), popular(cookie), featured(cookie)] as const;
    return Promise.all(all);
  };
  const [before] = await readAll(ana);
  await readAll();
  for (const n of [1, 2, 3]) {
    const [name, feature, neighborhood] = [`Casa ${n}`, `Terraza ${n}`, `Colonia ${n}`];
    await tell('property.create', propertyForm({ name, neighborhood, features: [feature] }));
    const [count, used, places, newest] = await readAll(ana);
    expect(count).toBe(before + n);
    expect(used).toContain(feature);
    expect(places).toContain(neighborhood);
    expect(newest).toContain(name);
  }
});

test('everybody sees totals, new listings and settings at once, and amenities a moment later', async () => {
  const readers = [undefined, luis];
  for (const cookie of readers)
    await Promise.all([total(cookie), featured(cookie), amenities(cookie)]);
  const before = await total();
  await tell('property.create', propertyForm({ name: 'Casa Ocaso', features: ['Cava'] }));
  for (const cookie of readers) {
    expect(await total(cookie)).toBe(before + 1);
    expect(await featured(cookie)).toContain('Casa Ocaso');
    await expect.poll(() => amenities(cookie)).toContain('Cava');
  }
});

test('settings are never older than their acknowledged save', async () => {
  const nameFor = async (cookie?: string) => (await ask<Site>('site.get', cookie)).company.name;
  for (const name of ['Casas del Sur', 'Casas del Norte', 'Casas del Este']) {
    await Promise.all([nameFor(), nameFor(luis)]);
    const { company, usdMxnRate, version } = await ask<Settings>('settings.get', ana);
    await tell('settings.save', { company: { ...company, name }, usdMxnRate, version });
    expect(await Promise.all([nameFor(), nameFor(luis), nameFor(ana)])).toEqual([name, name, name]);
  }
});

test('a change of another process is seen when its notice arrives', async () => {
  await clearOnChanges(t, stores);
  await tell('property.create', propertyForm({ name: 'Casa Brisa', features: ['Muelle'] }));
  const before = await total(luis);
  await amenities(luis);
  await t.db.execute(sql`update properties set is_active = false where name = 'Casa Brisa'`);
  await expect.poll(() => total(luis)).toBe(before - 1);
  await expect.poll(() => amenities(luis)).not.toContain('Muelle');
});

test('the list of own listings has a total of its own, which nobody else is given', async () => {
  const totalOf = async (url: string, cookie: string) =>
    (await app.inject({ url, headers: { cookie } })).headers['x-total-count'];
  stores.readyValues.change();
  expect(await totalOf('/api/properties/my/list', luis)).toBe('0');
  expect(await totalOf('/api/properties', luis)).toBe(String(await total(luis)));
  expect(await totalOf('/api/properties/my/list', luis)).toBe('0');
});
