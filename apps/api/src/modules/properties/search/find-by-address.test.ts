import type { Property } from '@pbr/schemas/property/read';
import { LOCATION_PRECISIONS } from '@pbr/schemas/property/values';
import { beforeAll, describe, expect, test } from 'vitest';
import { JsonText } from '../../../action/list-page.ts';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listAlternatives } from '../alternatives/list-alternatives.ts';
import { countFacets } from './count-facets.ts';
import { listPropertiesByCursor } from './list-properties-by-cursor.ts';
import { searchProperties } from './search-properties.ts';
import { understandSearch } from './understand-search.ts';

/** A busy machine counts too slowly, and then there are no counts. */
const PATIENCE = { timeout: 10_000 };
const typesOf = async (search: string) => (await countFacets(ctx(), { search }))?.types;
const STREETS = [
  ['Orizaba', '87'],
  ['Orizaba', 'No. 87 int. 4'],
  ['Orizaba 87', null],
  ['Orizaba', '87-B'],
  ['Orizaba', '187'],
  ['Orizaba', '870'],
  ['Orizaba', null],
  ['Colima', '87'],
] as const;

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  for (const locationPrecision of LOCATION_PRECISIONS)
    for (const hideStreet of [true, false])
      for (const [street, number] of STREETS)
        await aProperty(t.db, {
          ownerId,
          name: `${hideStreet ? 'Oculta' : 'Visible'} ${locationPrecision}`,
          street,
          number,
          hideStreet,
          locationPrecision,
          neighborhood: 'Roma Norte',
          latitude: 19.4,
          longitude: -99.1,
          propertyType: 'departamento',
        });
});

const ctx = () => testContext(t.db);

async function overRest(query: object): Promise<Property[]> {
  const { items } = await listPropertiesByCursor.perform(ctx(), { ...query, limit: '100' });
  return JSON.parse(items instanceof JsonText ? items.text : '') as Property[];
}

/** The ids of the listings whose address visitors see and that is this one. */
async function published(isIt: (street: string, number: string) => boolean): Promise<string[]> {
  const all = await overRest({});
  return all
    .filter(({ street, number }) => isIt(street, number ?? ''))
    .map(({ id }) => id)
    .toSorted();
}

async function onTheWeb(search: string) {
  const { items, total } = await searchProperties(ctx(), { search });
  expect(total).toBe(items.length);
  return items.map(({ id }) => id).toSorted();
}

describe('a street with its number', () => {
  test.each(['orizaba 87', 'Orizaba #87', 'calle Orizaba no. 87', 'ORIZABA 87'])(
    'finds the published address, whatever the precision of the point: %s',
    async (search) => {
      const isIt = (street: string, number: string) =>
        street.startsWith('Orizaba') && /(?<!\d)87(?!\d)/u.test(`${street} ${number}`);
      const expected = await published(isIt);
      expect(expected).toHaveLength(4 * LOCATION_PRECISIONS.length);
      expect(await onTheWeb(search)).toEqual(expected);
      expect((await understandSearch(ctx(), { text: search })).filters).toBeNull();
    },
  );

  test('with a letter finds that one', async () => {
    const expected = await published((_, number) => number === '87-B');
    expect(expected).toHaveLength(LOCATION_PRECISIONS.length);
    expect(await onTheWeb('orizaba 87-b')).toEqual(expected);
  });

  test('with a colonia finds it there', async () => {
    const expected = await published((_, number) => number === '187');
    for (const text of [
      'orizaba 187, roma norte',
      'orizaba 187 roma norte',
      'calle orizaba 187 col. roma norte',
      'depa en orizaba 187, roma norte',
    ]) {
      const { filters } = await understandSearch(ctx(), { text });
      const { items } = await searchProperties(ctx(), filters ?? { search: text });
      expect(items.map(({ id }) => id).toSorted()).toEqual(expected);
    }
  });

  test('that nobody has leaves its colonia, and says so', async () => {
    const { filters } = await understandSearch(ctx(), { text: 'vicente suárez 45 roma norte' });
    const { ignored, total } = await searchProperties(ctx(), filters ?? {});
    expect(filters?.places).toBe('ciudad-de-mexico/ciudad-de-mexico/roma-norte');
    expect(ignored).toEqual(['vicente suárez 45']);
    expect(total).toBeGreaterThan(0);
  });
});

describe('a hidden address', () => {
  beforeAll(async () => {
    const { id: ownerId } = await aUser(t.db);
    for (const locationPrecision of LOCATION_PRECISIONS)
      await aProperty(t.db, {
        ownerId,
        name: 'Casa',
        street: 'Zacamixtle Poniente',
        number: '411',
        hideStreet: true,
        locationPrecision,
      });
  });

  test.each([
    'zacamixtle poniente 411',
    'zacamixtle 411',
    'calle zacamixtle poniente no. 411',
    'zacamixtle poniente',
    'ZACAMIXTLE',
    '411',
    'casa zacamixtle 411',
  ])('is found by no text on either door, and no number tells of it: %s', async (search) => {
    expect(await onTheWeb(search)).toEqual([]);
    expect(await overRest({ search })).toEqual([]);
    const { ignored } = await searchProperties(ctx(), { unread: search });
    expect(ignored).toEqual([search]);
    await expect.poll(() => typesOf(search), PATIENCE).toEqual({});
    const { without, places } = await listAlternatives(ctx(), { search, type: 'casa' });
    expect(without.filter(({ part }) => part !== 'search')).toEqual([]);
    expect(places).toEqual([]);
  });
});

test("REST's search finds no address, as before", async () => {
  expect(await overRest({ search: 'orizaba 87' })).toEqual([]);
});
