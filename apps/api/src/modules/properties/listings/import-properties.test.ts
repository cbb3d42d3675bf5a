import { properties } from '@pbr/db/schema/properties';
import { propertyWriteSchema } from '@pbr/schemas/property/write';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { member, testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { type ImportBatch, importProperties } from './import-properties.ts';
import { upsertImports } from './imported-listing.queries.ts';
import { refreshCatalogue } from './refresh-catalogue.ts';

let ownerId = '';

const test = await databaseSuite({ clear: ['properties', 'users', 'search_terms'] });
beforeEach(async () => {
  ownerId = (await aUser(test.db)).id;
});

function row(externalId: string, digest = 'd1', changes: object = {}) {
  const property = propertyWriteSchema.parse({
    name: 'Casa "azul"\u2019',
    description: 'Uno\nDos\t\\n',
    street: 'Calle no publicada',
    neighborhood: 'Centro',
    city: 'Mérida',
    state: 'Yucatán',
    propertyType: 'casa',
    operationType: 'ambos',
    salePrice: '1234567890.12',
    rentPrice: 15000.5,
    bedrooms: 3,
    features: ['Alberca', 'Sótano'],
    ...changes,
  });
  return { externalId, digest, property };
}

const batch = (rows: ImportBatch['rows'], changes: Partial<ImportBatch> = {}): ImportBatch => ({
  source: 'agencia',
  fields: ['name'],
  rows,
  isDryRun: false,
  ...changes,
});

describe('importing a batch of properties', () => {
  it('stores every field as validated', async () => {
    const now = new Date('2026-03-04T05:06:07.000Z');
    const ctx = testContext(test.db, { actor: member(ownerId), now: () => now });
    const one = row('A', 'd1', {
      number: '12 B',
      landArea: 80.25,
      parkingSpaces: 0,
      currency: 'USD',
    });
    expect(await importProperties(ctx, batch([one]))).toEqual(new Map([['A', 'new']]));
    const [stored] = await test.db.select().from(properties);
    expect(stored).toMatchObject({
      ...one.property,
      landArea: '80.25',
      rentPrice: '15000.50',
      ownerId,
      source: 'agencia',
      externalId: 'A',
      importDigest: 'd1',
      isActive: true,
      listed: true,
      createdAt: '2026-03-04 05:06:07+00',
      updatedAt: '2026-03-04 05:06:07+00',
    });
  });

  it('distinguishes new, changed, unchanged and deleted listings', async () => {
    const ctx = testContext(test.db, { actor: member(ownerId) });
    const imported = { ownerId, source: 'agencia', importDigest: 'd1' };
    await aProperty(test.db, { ...imported, externalId: 'B' });
    await aProperty(test.db, { ...imported, externalId: 'C' });
    await aProperty(test.db, { ...imported, externalId: 'D', deletedAt: '2026-01-01T00:00:00Z' });
    const rows = [row('A'), row('B'), row('C', 'd2'), row('D', 'd2')];
    const expected = new Map([
      ['A', 'new'],
      ['B', 'unchanged'],
      ['C', 'changed'],
      ['D', 'deleted'],
    ]);
    expect(await importProperties(ctx, batch(rows, { isDryRun: true }))).toEqual(expected);
    expect(await importProperties(ctx, batch(rows))).toEqual(expected);
    const versions = await test.db
      .select({ externalId: properties.externalId, version: properties.version })
      .from(properties)
      .orderBy(properties.externalId);
    expect(versions.map(({ version }) => version)).toEqual([1, 1, 2, 1]);
  });

  it('keeps what the map does not fill, unless the new type or operation hides it', async () => {
    const kept = { postalCode: '97000', municipality: 'Mérida', yearBuilt: 1938, depositMonths: 1 };
    const imported = { ownerId, source: 'agencia', externalId: 'A', importDigest: 'd1' };
    await aProperty(test.db, { ...imported, operationType: 'renta', petsAllowed: 'si', ...kept });
    const ctx = testContext(test.db, { actor: member(ownerId) });
    const importAs = (digest: string, changes: object) =>
      importProperties(
        ctx,
        batch([row('A', digest, { levels: 2, ...changes })], {
          fields: ['propertyType', 'operationType', 'levels'],
        }),
      );
    await importAs('d2', { propertyType: 'oficina', operationType: 'renta' });
    expect(await test.db.select().from(properties)).toMatchObject([
      { ...kept, levels: 2, petsAllowed: null },
    ]);
    await importAs('d3', { propertyType: 'terreno', operationType: 'venta' });
    expect(await test.db.select().from(properties)).toMatchObject([
      { ...kept, levels: null, yearBuilt: null, depositMonths: null },
    ]);
  });

  it('creates each listing once when two imports run at the same time', async () => {
    const rows = Array.from({ length: 200 }, (_, n) => row(`K${n}`));
    const ctx = testContext(test.db, { actor: member(ownerId) });
    const outcomes = await Promise.all([1, 2, 3].map(() => importProperties(ctx, batch(rows))));
    const all = outcomes.flatMap((outcome) => Array.from(outcome.values()));
    expect(all.filter((outcome) => outcome === 'new')).toHaveLength(200);
    expect(all.filter((outcome) => outcome === 'unchanged')).toHaveLength(400);
  });

  it('leaves a listing alone that is deleted at that moment', async () => {
    await aProperty(test.db, {
      ownerId,
      source: 'agencia',
      externalId: 'A',
      deletedAt: '2026-01-01T00:00:00Z',
    });
    const at = '2026-03-04T05:06:07Z';
    const upsert = { source: 'agencia', ownerId, fields: ['name' as const], rows: [row('A')], at };
    expect([...(await upsertImports(test.db, upsert))]).toEqual([]);
  });

  it.each([
    ['vendida', 'renta', null],
    ['rentada', 'venta', null],
    ['vendida', 'venta', 'vendida'],
    ['apartada', 'renta', 'apartada'],
    [null, 'renta', null],
  ])(
    'turns the deal %s of a listing that is now for %s into: %s',
    async (was, operationType, is) => {
      const imported = { ownerId, source: 'agencia', externalId: 'A', importDigest: 'd1' };
      await aProperty(test.db, { ...imported, operationType: 'ambos', dealStatus: was });
      const ctx = testContext(test.db, { actor: member(ownerId) });
      const rows = [row('A', 'd2', { operationType })];
      await importProperties(ctx, batch(rows, { fields: ['operationType'] }));
      expect(await test.db.select().from(properties)).toMatchObject([
        { operationType, dealStatus: is },
      ]);
    },
  );

  it.each([
    ['renta', { salePrice: null, rentPrice: '9000.00' }],
    ['venta', { salePrice: '4500000.00', rentPrice: null }],
    ['ambos', { salePrice: '4500000.00', rentPrice: '9000.00' }],
  ])('keeps the prices that it does not bring and %s shows', async (operationType, prices) => {
    const imported = { ownerId, source: 'agencia', externalId: 'A', importDigest: 'd1' };
    await aProperty(test.db, { ...imported, operationType: 'ambos', rentPrice: '9000' });
    const ctx = testContext(test.db, { actor: member(ownerId) });
    const rows = [row('A', 'd2', { operationType })];
    await importProperties(ctx, batch(rows, { fields: ['operationType'] }));
    expect(await test.db.select().from(properties)).toMatchObject([prices]);
  });

  it('leaves all of a batch out when one row of it is refused', async () => {
    const ctx = testContext(test.db, { actor: member(ownerId) });
    const bad = { ...row('B'), digest: 'x'.repeat(65) };
    await expect(importProperties(ctx, batch([row('A'), bad]))).rejects.toThrow(/Failed query/u);
    expect(await test.db.$count(properties)).toBe(0);
  });

  it('requires a session', async () => {
    await expect(importProperties(testContext(test.db), batch([row('A')]))).rejects.toThrow(
      'Inicia sesión para continuar.',
    );
  });
});

describe('refreshing the catalogue', () => {
  it.each([1, 2, 1000])(
    'counts the listed properties with each word and forgets unused words, %i at once',
    async (atOnce) => {
      const house = await aProperty(test.db, { ownerId, name: 'Casa casa', neighborhood: 'Roma' });
      await aProperty(test.db, { ownerId, name: 'Loft', neighborhood: 'Roma' });
      await aProperty(test.db, { ownerId, name: 'Bodega', isActive: false });
      await test.db.execute(sql`INSERT INTO search_terms (term, n) VALUES ('olvidada', 9)`);
      const terms = async () => {
        const found = await test.db.execute<{ term: string; n: number }>(
          sql`SELECT term, n FROM search_terms WHERE term IN ('casa', 'roma', 'loft', 'bodega', 'olvidada')`,
        );
        return Object.fromEntries(found.map(({ term, n }) => [term, n]));
      };
      await refreshCatalogue(test, atOnce);
      expect(await terms()).toEqual({ casa: 1, roma: 2, loft: 1 });
      await test.db
        .update(properties)
        .set({ isActive: false })
        .where(sql`id = ${house.id}`);
      await refreshCatalogue(test, atOnce);
      expect(await terms()).toEqual({ roma: 1, loft: 1 });
    },
  );
});
