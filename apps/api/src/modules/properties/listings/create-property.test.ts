import { randomUUID } from 'node:crypto';
import { properties } from '@pbr/db/schema/properties';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { aUser } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { createProperty } from './create-property.ts';
import { deleteProperty } from '../deleted/delete-property.ts';
import { searchProperties } from '../search/search-properties.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let userId: string;
const t = await databaseSuite({ clear: ['properties', 'users', 'settings', 'search_terms'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
});

const as = (actor = member(userId)) => testContext(t.db, { actor, now: () => now });
const create = (change: Record<string, unknown> = {}, creationKey?: string, ctx = as()) =>
  createProperty.perform(ctx, { ...propertyForm(change), creationKey });
const rows = () => t.db.select().from(properties);
const invalid = (field: string) => ({
  code: 'request.invalid',
  fields: { [field]: expect.any(String) },
});

describe('a new listing', () => {
  test('has room for a house number of 40 characters', async () => {
    const number = 'Mz. 14 Lt. 3 Edificio B Depto. 402 PB 01'.padEnd(40, 'x');
    expect(await create({ number })).toMatchObject({ number });
  });

  test('is stored as sent, belongs to its sender and is visible at once', async () => {
    const property = await create({ salePrice: '', rentPrice: 12, operationType: 'ambos' });
    const at = '2026-11-21 18:00:00+00';
    expect(await rows()).toEqual([
      expect.objectContaining({
        ...propertyForm({ operationType: 'ambos', salePrice: null, rentPrice: '12.00' }),
        id: property.id,
        ownerId: userId,
        version: 1,
        listed: true,
        createdAt: at,
        updatedAt: at,
        creationKey: null,
      }),
    ]);
    expect(property).toMatchObject({ version: 1, ownerId: userId, can: { edit: true } });
  });

  test('stores neither fields that its form hides nor fields that clients may not set', async () => {
    const property = await create({
      id: randomUUID(),
      createdAt: '2000-01-01T00:00:00Z',
      status: 'x',
      isActive: 'x',
      version: 7,
      rentPrice: '9000',
      propertyType: 'terreno',
    });
    expect(property).toMatchObject({ rentPrice: null, bedrooms: null, isActive: true, version: 1 });
    expect(property.createdAt).toBe(now.toISOString());
  });

  test('in dollars has its prices in pesos, and the catalogue finds its words', async () => {
    await t.db.execute(
      sql`insert into settings (key, value) values ('usdMxnRate', '{"rate": "20", "date": "2026-11-20"}')`,
    );
    await create({ currency: 'USD', salePrice: 100, neighborhood: 'Chuburná' });
    expect(await rows()).toMatchObject([{ saleMxn: '2000.00' }]);
    const search = (text: string) => searchProperties(testContext(t.db), { search: text });
    expect((await search('chuburna')).total).toBe(1);
    expect(await search('chuvurna')).toMatchObject({ total: 1, suggestion: 'Chuburná' });
  });

  test.each([
    [{ name: ' ' }, 'name'],
    [{ state: 'Texas' }, 'state'],
    [{ salePrice: '-1' }, 'salePrice'],
    [{ bedrooms: 2.5 }, 'bedrooms'],
    [{ landArea: '1e3' }, 'landArea'],
    [{ propertyType: 'castillo' }, 'propertyType'],
    [{ features: 'Alberca' }, 'features'],
  ])('with %o is refused beside the field', async (change, field) => {
    await expect(create(change)).rejects.toMatchObject(invalid(field));
    expect(await rows()).toEqual([]);
  });

  test('of a visitor is refused before its form is read, and of a person deactivated meanwhile too', async () => {
    const refused = { code: 'session.required' };
    await expect(create({ name: '' }, 'x', as(visitor))).rejects.toMatchObject(refused);
    await t.db.execute(sql`update users set is_active = false`);
    for (const actor of [member(userId), admin(userId)])
      for (const ownerId of [null, userId])
        await expect(create({ ownerId }, undefined, as(actor))).rejects.toMatchObject(refused);
    expect(await rows()).toEqual([]);
  });
});

describe('another owner', () => {
  test('named by an agent is ignored, and refused if it is no user', async () => {
    const other = await aUser(t.db);
    for (const ownerId of [other.id, null])
      expect(await create({ ownerId })).toMatchObject({ ownerId: userId });
    for (const ownerId of ['x', 7])
      await expect(create({ ownerId })).rejects.toMatchObject(invalid('ownerId'));
  });

  test('named by an admin owns the listing; without a name the admin does', async () => {
    const chief = await aUser(t.db, { role: 'admin' });
    const ctx = as(admin(chief.id));
    expect(await create({ ownerId: userId }, undefined, ctx)).toMatchObject({ ownerId: userId });
    for (const ownerId of ['', null, undefined])
      expect(await create({ ownerId }, undefined, ctx)).toMatchObject({ ownerId: chief.id });
  });

  test('who is unknown, not active or still without a password is refused beside the field', async () => {
    const ctx = as(admin((await aUser(t.db, { role: 'admin' })).id));
    const former = await aUser(t.db, { isActive: false });
    const invited = await aUser(t.db, { passwordHash: null });
    for (const ownerId of [former.id, invited.id, randomUUID(), 'x', 7])
      await expect(create({ ownerId }, undefined, ctx)).rejects.toMatchObject(invalid('ownerId'));
    expect(await rows()).toEqual([]);
  });

  test('is ignored from a former admin', async () => {
    const other = await aUser(t.db);
    const ctx = as(admin(userId));
    expect(await create({ ownerId: other.id }, undefined, ctx)).toMatchObject({ ownerId: userId });
  });
});

describe('a form sent again with its key', () => {
  test('fifty times at once is one listing and one answer', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => create({ name: `Casa ${n}` }, key)),
    );
    expect(await rows()).toHaveLength(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('is another listing for another sender or another key', async () => {
    const key = randomUUID();
    const other = await aUser(t.db);
    const ids = [
      (await create({}, key)).id,
      (await create({}, key, as(member(other.id)))).id,
      (await create({}, randomUUID())).id,
      (await create()).id,
      (await create()).id,
    ];
    expect(new Set(ids).size).toBe(5);
  });

  test('is answered with that listing of that owner, whatever other listings exist', async () => {
    const [mine, another] = [randomUUID(), randomUUID()];
    const theirs = as(member((await aUser(t.db)).id));
    const send = async () => [
      (await create({}, mine)).id,
      (await create({}, mine, theirs)).id,
      (await create({}, another)).id,
    ];
    const first = await send();
    expect(await send()).toEqual(first);
  });

  test('does not restore a listing deleted meanwhile', async () => {
    const key = randomUUID();
    const { id } = await create({}, key);
    await deleteProperty(as(), { id });
    await expect(create({}, key)).rejects.toMatchObject({ code: 'property.not_found' });
    expect(await t.db.$count(properties, eq(properties.listed, true))).toBe(0);
  });

  test('is refused beside the field if the key is invalid', async () => {
    await expect(create({}, 'x')).rejects.toMatchObject(invalid('creationKey'));
  });
});
