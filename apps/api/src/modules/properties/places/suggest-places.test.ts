import { properties } from '@pbr/db/schema/properties';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { suggestPlaces } from './suggest-places.ts';

const CDMX = 'Ciudad de México';
const places: [state: string, city: string, neighborhood: string, times: number][] = [
  [CDMX, CDMX, 'Condesa', 2],
  [CDMX, CDMX, 'Hipódromo Condesa', 3],
  [CDMX, CDMX, 'Del Valle', 1],
  [CDMX, 'Coyoacán', 'Del Carmen', 1],
  ['Yucatán', 'Mérida', 'Centro', 1],
  ['Yucatán', 'Mérida', 'Cholul (Conkal)', 1],
];
const t = await databaseSuite();
beforeAll(async () => {
  const ownerId = (await aUser(t.db)).id;
  const rows = places.flatMap(([state, city, neighborhood, times]) =>
    Array.from({ length: times }, () => propertyValues({ ownerId, state, city, neighborhood })),
  );
  const paused = { ownerId, neighborhood: 'Condesita', isActive: false };
  await t.db.insert(properties).values([...rows, propertyValues(paused)]);
});

const suggest = (query: Partial<Parameters<typeof suggestPlaces>[1]>, actor = member('x')) =>
  suggestPlaces(testContext(t.db, { actor }), { state: null, city: null, text: '', ...query });

test.each([
  ['con', { cities: [], neighborhoods: ['Condesa', 'Hipódromo Condesa', 'Cholul (Conkal)'] }],
  ['CÓNDESA', { cities: [], neighborhoods: ['Condesa', 'Hipódromo Condesa'] }],
  ['mer', { cities: ['Mérida'], neighborhoods: [] }],
  ['esa', { cities: [], neighborhoods: [] }],
  ['de', { cities: [CDMX], neighborhoods: ['Del Carmen', 'Del Valle'] }],
  ['del v', { cities: [], neighborhoods: ['Del Valle'] }],
  ['%', { cities: [CDMX, 'Mérida', 'Coyoacán'], neighborhoods: expect.any(Array) }],
  ["' or 1=1", { cities: [], neighborhoods: [] }],
])(
  '%o suggests places with a word that begins so, first those that begin so themselves',
  async (text, expected) => {
    expect(await suggest({ text })).toEqual(expected);
  },
);

test('without a text the most frequent come first', async () => {
  expect(await suggest({})).toEqual({
    cities: [CDMX, 'Mérida', 'Coyoacán'],
    neighborhoods: [
      'Hipódromo Condesa',
      'Condesa',
      'Centro',
      'Cholul (Conkal)',
      'Del Carmen',
      'Del Valle',
    ],
  });
});

test('a state and a city exclude the others', async () => {
  expect(await suggest({ state: 'Yucatán' })).toMatchObject({ cities: ['Mérida'] });
  expect(await suggest({ state: CDMX, city: 'Coyoacán' })).toEqual({
    cities: [CDMX, 'Coyoacán'],
    neighborhoods: ['Del Carmen'],
  });
});

test('at most ten of each are suggested', async () => {
  const ownerId = (await aUser(t.db)).id;
  const many = Array.from({ length: 15 }, (_, n) =>
    propertyValues({
      ownerId,
      state: 'Jalisco',
      city: `Ciudad ${n}`,
      neighborhood: `Colonia ${n}`,
    }),
  );
  await t.db.insert(properties).values(many);
  const { cities, neighborhoods } = await suggest({ state: 'Jalisco' });
  expect([cities.length, neighborhoods.length]).toEqual([10, 10]);
  await t.db.execute(sql`delete from properties where state = 'Jalisco'`);
});

test('a visitor gets no suggestions', async () => {
  await expect(suggest({}, visitor)).rejects.toMatchObject({ code: 'session.required' });
});
