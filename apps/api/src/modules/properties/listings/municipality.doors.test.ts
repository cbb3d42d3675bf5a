import { properties } from '@pbr/db/schema/properties';
import { settlements } from '@pbr/db/schema/settlements';
import { propertyWriteSchema } from '@pbr/schemas/property/write';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { member, testContext } from '../../../testing/context.ts';
import { aProperty } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';
import { findLastNumber } from '../catalogue/feed.queries.ts';
import { duplicateProperty } from './duplicate-property.ts';
import { fillMunicipalities } from './fill-municipalities.ts';
import { importProperties } from './import-properties.ts';

const CDMX = 'Ciudad de México';
const ROMA = { state: CDMX, city: CDMX, neighborhood: 'Roma Norte' };
const KNOWN = { ...ROMA, municipality: 'Cuauhtémoc' };
const NARVARTE = { ...ROMA, neighborhood: 'Narvarte', municipality: 'Benito Juárez' };

let userId: string;
let cookie: string;
const t = await databaseSuite({ clear: ['properties', 'settlements', 'property_changes'] });
const app = await serverOn(t);
beforeAll(async () => {
  const account = await anAccount(t.db);
  userId = account.id;
  cookie = await signedInCookie(app, account.email);
});
beforeEach(async () => {
  await aProperty(t.db, KNOWN);
  await aProperty(t.db, NARVARTE);
});

type Method = 'POST' | 'PUT' | 'PATCH';
async function call(method: Method, url: string, payload: object) {
  const { statusCode, body } = await app.inject({ method, url, headers: { cookie }, payload });
  expect(statusCode, body).toBeLessThan(300);
  const answer = JSON.parse(body);
  const data: Record<string, unknown> = answer.result?.data ?? answer;
  return data;
}
const doors = {
  REST: {
    create: (form: object) => call('POST', '/api/properties', form),
    update: (id: string, form: object) => call('PUT', `/api/properties/${id}`, form),
  },
  tRPC: {
    create: (form: object) => call('POST', '/trpc/property.create', form),
    update: (id: string, form: object) => call('POST', '/trpc/property.update', { ...form, id }),
  },
};
const stored = async (id: string) =>
  (await t.db.select().from(properties).where(eq(properties.id, id)))[0];
const roma = (more: object = {}) => propertyForm({ ...ROMA, municipality: '', ...more });
const own = (place: object) => aProperty(t.db, { ownerId: userId, ...place });

describe.each(Object.entries(doors))('over %s', (_name, { create, update }) => {
  test('a new listing gets the municipality of its colonia', async () => {
    expect(await create(roma())).toMatchObject({ municipality: 'Cuauhtémoc', version: 1 });
    const without = propertyForm({ ...ROMA, neighborhood: 'ROMA NORTE' });
    expect(await create(without)).toMatchObject({ municipality: 'Cuauhtémoc' });
  });

  test('what somebody wrote stays', async () => {
    const wrong = roma({ municipality: 'Benito Juárez' });
    expect(await create(wrong)).toMatchObject({ municipality: 'Benito Juárez' });
  });

  test('nothing is invented where several are named, or none', async () => {
    await aProperty(t.db, { ...KNOWN, municipality: 'Benito Juárez' });
    expect(await create(roma())).toMatchObject({ municipality: null });
    expect(await create(roma({ neighborhood: 'Condesa' }))).toMatchObject({ municipality: null });
  });

  test('it comes from the postal code as well', async () => {
    const place = { name: 'Otra', kind: 'Colonia', state: CDMX, municipality: 'Tlalpan' };
    await t.db.insert(settlements).values({ key: '1', postalCode: '14990', ...place });
    const form = roma({ neighborhood: 'Nueva', postalCode: '14990' });
    expect(await create(form)).toMatchObject({ municipality: 'Tlalpan' });
  });

  test('a draft without a place has none', async () => {
    const draft = { name: 'Borrador', isActive: false };
    expect(await create(draft)).toMatchObject({ municipality: null, isDraft: true });
  });

  test('an edit fills it in, and the same edit once more changes nothing', async () => {
    const { id } = await own(ROMA);
    expect(await update(id, roma())).toMatchObject({ municipality: 'Cuauhtémoc', version: 2 });
    expect(await update(id, roma())).toMatchObject({ municipality: 'Cuauhtémoc', version: 2 });
    expect((await stored(id))?.searchText).toContain('cuauhtemoc');
  });

  test('a wrong one that only this listing names can be taken away', async () => {
    const { id } = await own({ ...ROMA, neighborhood: 'Condesa', municipality: 'Tlalpan' });
    const form = roma({ neighborhood: 'Condesa' });
    expect(await update(id, form)).toMatchObject({ municipality: null });
  });
});

describe('a PATCH', () => {
  const patch = (id: string, fields: object) => call('PATCH', `/api/properties/${id}`, fields);

  test('of the place fills in what is missing, and leaves what is there', async () => {
    const { id } = await own({ ...ROMA, neighborhood: 'Condesa' });
    expect(await patch(id, { salePrice: '1' })).toMatchObject({ municipality: null });
    const moved = await patch(id, { neighborhood: 'Narvarte' });
    expect(moved).toMatchObject({ municipality: 'Benito Juárez', version: 3 });
    const again = await patch(id, { neighborhood: 'Roma Norte' });
    expect(again).toMatchObject({ municipality: 'Benito Juárez' });
    expect(await patch(id, { municipality: '' })).toMatchObject({ municipality: 'Cuauhtémoc' });
  });

  test('that publishes a draft fills it in', async () => {
    const { id: original } = await own(ROMA);
    const ctx = testContext(t.db, { actor: member(userId) });
    const { id, municipality } = await duplicateProperty(ctx, { id: original });
    expect(municipality).toBeNull();
    expect(await patch(id, { isActive: true })).toMatchObject({ municipality: 'Cuauhtémoc' });
  });
});

const importRows = (digest: string, fields: ('name' | 'municipality')[], ...places: object[]) =>
  importProperties(testContext(t.db, { actor: member(userId) }), {
    source: 'agencia',
    isDryRun: false,
    fields,
    rows: places.map((place, n) => ({
      externalId: String(n),
      digest,
      property: propertyWriteSchema.parse(roma(place)),
    })),
  });
const imported = async () =>
  (
    await t.db
      .select({ name: properties.municipality })
      .from(properties)
      .where(eq(properties.source, 'agencia'))
      .orderBy(properties.externalId)
  ).map(({ name }) => name);

describe('an import', () => {
  test('fills it in, of new and of changed listings', async () => {
    const doctores = { neighborhood: 'Doctores', municipality: 'Tlalpan' };
    await importRows('d1', ['name'], {}, doctores, { neighborhood: 'Condesa' });
    expect(await imported()).toEqual(['Cuauhtémoc', 'Tlalpan', null]);
    await importRows('d2', ['name', 'municipality'], {}, { neighborhood: 'Narvarte' });
    expect(await imported()).toEqual(['Cuauhtémoc', 'Benito Juárez', null]);
    await importRows('d3', ['name'], { neighborhood: 'Condesa' });
    expect(await imported()).toEqual(['Cuauhtémoc', 'Benito Juárez', null]);
  });

  test('takes away what only this listing named', async () => {
    await importRows('d1', ['name'], { neighborhood: 'Condesa', municipality: 'Tlalpan' });
    await importRows('d2', ['name', 'municipality'], { neighborhood: 'Condesa' });
    expect(await imported()).toEqual([null]);
  });
});

describe('filling in later', () => {
  const fill = () => fillMunicipalities({ db: t.db }, new AbortController().signal);

  test('reaches listings from before, and neither drafts, deleted ones nor unclear colonias', async () => {
    const before = await own({ ...ROMA, updatedAt: '2026-01-02T03:04:05Z', version: 7 });
    const draft = await own({ ...ROMA, isActive: false, isDraft: true });
    const deleted = await own({ ...ROMA, deletedAt: '2026-01-02T03:04:05Z' });
    const unclear = await own({ ...ROMA, neighborhood: 'Condesa' });
    expect(await fill()).toBe(1);
    const { municipality, version, updatedAt, searchText } = (await stored(before.id)) ?? {};
    expect({ municipality, version, updatedAt }).toEqual({
      municipality: 'Cuauhtémoc',
      version: 7,
      updatedAt: '2026-01-02 03:04:05+00',
    });
    expect(searchText).toContain('cuauhtemoc');
    for (const { id } of [draft, deleted, unclear])
      expect((await stored(id))?.municipality).toBeNull();
    expect(await fill()).toBe(0);
  });

  test('reaches more than one statement looks at, and tells the change feed', async () => {
    for (let n = 0; n < 120; n += 1) await own(ROMA);
    const before = await findLastNumber(t.db);
    expect(await fill()).toBe(120);
    expect(await findLastNumber(t.db)).toBe(before + 120);
  });

  test('leaves a listing that somebody is writing', async () => {
    const { id } = await own(ROMA);
    await t.db.transaction(async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, id)).for('no key update');
      expect(await fill()).toBe(0);
    });
    expect(await fill()).toBe(1);
  });
});
