import { settlements } from '@pbr/db/schema/settlements';
import { beforeEach, describe, expect, test } from 'vitest';
import { createReadyValues } from '../../../answers/ready-values.ts';
import { testContext } from '../../../testing/context.ts';
import { recordedDb } from '../../../testing/database/statement-costs.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listAlternatives } from '../alternatives/list-alternatives.ts';
import { searchProperties } from '../search/search-properties.ts';
import { understandSearch } from '../search/understand-search.ts';

const NANDU = 'coahuila/torreon/jardines-del-nandu';
const AGUILA = 'coahuila/torreon/ejido-el-aguila';

const t = await databaseSuite({ clear: ['settlements', 'properties'] });
let ownerId = '';
beforeEach(async () => {
  ownerId = (await aUser(t.db)).id;
});

type Row = Partial<typeof settlements.$inferInsert>;

const officialRow = (key: string, row: Row): typeof settlements.$inferInsert => ({
  key,
  postalCode: '27990',
  name: 'Jardines del Ñandú',
  kind: 'Colonia',
  municipality: 'Torreón',
  state: 'Coahuila',
  ...row,
});

const official = (...rows: Row[]) =>
  t.db.insert(settlements).values(rows.map((row, index) => officialRow(String(index), row)));

const offer = (row: Parameters<typeof aProperty>[1]) => aProperty(t.db, { ownerId, ...row });

const ask = (search: Parameters<typeof searchProperties>[1]) =>
  searchProperties(testContext(t.db), search);
const placesIn = async (text: string) =>
  (await understandSearch(testContext(t.db), { text })).filters?.places;

describe('a colonia that only the file of the postal service names', () => {
  test.each([
    ['jardines del ñandú', NANDU],
    ['JARDINES DEL NANDU', NANDU],
    ['jdnes del nandu', NANDU],
    ['en Jardines del Ñandú, Torreón', NANDU],
    ['ejido el aguila', AGUILA],
  ])('is the place of a text: %s', async (search, path) => {
    await official({}, { key: 'b', name: 'Ejido "El Águila"' });
    expect(await ask({ search })).toMatchObject({ total: 0, textPlaces: path });
  });

  test('has its name for a text and in a URL', async () => {
    await official({});
    const placeNames = { [NANDU]: 'Jardines del Ñandú' };
    expect(await ask({ search: 'jardines del nandu' })).toMatchObject({ placeNames });
    expect(await ask({ places: NANDU })).toMatchObject({ total: 0, placeNames });
    expect(await ask({ places: 'coahuila/torreon/otra' })).toMatchObject({ placeNames: {} });
  });

  test('is a place in a sentence, once however many codes it has', async () => {
    await official({}, { key: 'b', postalCode: '27991' });
    expect(await placesIn('casa de 3 recámaras en Jardines del Ñandú')).toBe(NANDU);
    expect(await placesIn('casa en jardines del nandu, torreón, hasta 3 millones')).toBe(NANDU);
  });

  test('leads to the offers of its municipio', async () => {
    await official({});
    await offer({ state: 'Coahuila', city: 'Torreón', neighborhood: 'Campestre' });
    const { near, wider } = await listAlternatives(testContext(t.db), { places: NANDU });
    expect(near).toMatchObject([{ name: 'Campestre', km: null }]);
    expect(wider).toMatchObject({ path: 'coahuila/torreon' });
  });

  test('asks which one is meant when several states have it', async () => {
    await official({}, { key: 'b', state: 'Jalisco', municipality: 'Zapopan' });
    const { textPlaces } = await ask({ search: 'jardines del ñandú' });
    expect(textPlaces?.split(',')).toHaveLength(2);
    const { which } = await listAlternatives(testContext(t.db), { places: textPlaces ?? '' });
    expect(which.map(({ around }) => around)).toEqual([
      ['Torreón', 'Coahuila'],
      ['Zapopan', 'Jalisco'],
    ]);
    expect(await placesIn('casa en jardines del ñandú, zapopan')).toBe(
      'jalisco/zapopan/jardines-del-nandu',
    );
  });
});

test('a municipio that the gazetteer does not know is a place', async () => {
  await official({ municipality: 'San Ñandú' });
  expect(await ask({ search: 'san ñandu' })).toMatchObject({
    textPlaces: 'coahuila/san-nandu',
    placeNames: { 'coahuila/san-nandu': 'San Ñandú' },
  });
  expect(await ask({ places: 'coahuila/san-nandu' })).toMatchObject({
    placeNames: { 'coahuila/san-nandu': 'San Ñandú' },
  });
});

test('the offers of a name are meant, unless another place is named', async () => {
  await official({});
  await offer({ state: 'Jalisco', city: 'Zapopan', neighborhood: 'Jardines del Ñandú' });
  const offered = 'jalisco/zapopan/jardines-del-nandu';
  expect(await ask({ search: 'jardines del nandu' })).toMatchObject({
    total: 1,
    textPlaces: offered,
  });
  expect(await placesIn('casa en jardines del nandu')).toBe(offered);
  expect(await placesIn('casa en jardines del nandu, torreón')).toBe(NANDU);
});

test('the offers of a name are meant where listings give it another city of the state', async () => {
  await official({});
  await offer({ state: 'Coahuila', city: 'Matamoros', neighborhood: 'Jardines del Ñandú' });
  expect(await placesIn('casa en jardines del nandu, coahuila')).toBe(
    'coahuila/matamoros/jardines-del-nandu',
  );
});

test('places of the gazetteer go before those of the file', async () => {
  await official({ name: 'Condesa', municipality: 'Zapopan', state: 'Jalisco' });
  expect(await placesIn('casa en la condesa')).toBe('ciudad-de-mexico/cuauhtemoc/condesa');
  expect(await placesIn('casa en la condesa, zapopan')).toBe('jalisco/zapopan/condesa');
});

test('a word with another meaning stays what it is', async () => {
  await official({ name: 'Alberca' }, { key: 'b', name: 'Renta' }, { key: 'c', name: 'Tres' });
  const { filters } = await understandSearch(testContext(t.db), {
    text: 'casa en renta con tres recámaras y alberca',
  });
  expect(filters).toMatchObject({ operation: 'renta', bedrooms: 3 });
  expect(filters?.places).toBeUndefined();
});

describe('the statements of a search', () => {
  async function statementsOf(asked: { text?: string; places?: string }) {
    const recorded = recordedDb(t.client);
    const values = createReadyValues({ maxAgeMs: 60_000, onRenewed: () => {} });
    const ctx = testContext(recorded.db);
    const readyValue: typeof ctx.readyValue = (declared) =>
      values.get(declared, { db: recorded.db, log: ctx.log, now: ctx.now }, () => null);
    const run = async () => {
      if (asked.text !== undefined)
        await understandSearch({ ...ctx, readyValue }, { text: asked.text });
      if (asked.places !== undefined)
        await searchProperties({ ...ctx, readyValue }, { places: asked.places });
    };
    await run();
    recorded.take();
    await run();
    return recorded.take().filter(({ text }) => text.includes('settlements'));
  }

  test.each([{ text: 'casa en jardines del nandu' }, { places: NANDU }])(
    'without the file none asks for its places: %j',
    async (asked) => {
      expect(await statementsOf(asked)).toEqual([]);
    },
  );

  test.each([{ text: 'casa en jardines del nandu' }, { places: NANDU }])(
    'with the file one does: %j',
    async (asked) => {
      await official({});
      expect(await statementsOf(asked)).toHaveLength(1);
    },
  );

  test('none does for a path that is known', async () => {
    await official({});
    expect(await statementsOf({ places: 'coahuila/torreon' })).toEqual([]);
  });
});
