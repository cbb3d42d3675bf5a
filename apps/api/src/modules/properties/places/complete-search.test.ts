import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { completeSearch } from './complete-search.ts';

const ID = 'abcdef01-1111-4111-8111-111111111111';
const PAUSED = 'abcdef02-1111-4111-8111-111111111111';

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  const cdmx = { ownerId, city: 'Ciudad de México', state: 'Ciudad de México' };
  await aProperty(t.db, {
    ...cdmx,
    id: ID,
    name: 'Con patio',
    neighborhood: 'Roma Norte',
    agencyReference: 'Áre 17/B',
  });
  await aProperty(t.db, { ...cdmx, neighborhood: 'Roma norte' });
  await aProperty(t.db, { ...cdmx, neighborhood: 'Roma Sur' });
  await aProperty(t.db, {
    ...cdmx,
    id: PAUSED,
    neighborhood: 'Romero',
    isActive: false,
    agencyReference: 'Z-1',
  });
  await aProperty(t.db, { ...cdmx, neighborhood: 'Romana', dealStatus: 'vendida' });
});

const complete = (text: string) => completeSearch(testContext(t.db), { text });

test('places with something on offer are completed, with their counts', async () => {
  const { places } = await complete('rom');
  expect(places).toEqual([
    {
      path: 'ciudad-de-mexico/ciudad-de-mexico/roma-norte',
      name: expect.stringMatching(/^Roma [Nn]orte$/u),
      around: ['Ciudad de México'],
      level: 2,
      total: 2,
    },
    {
      path: 'ciudad-de-mexico/ciudad-de-mexico/roma-sur',
      name: 'Roma Sur',
      around: ['Ciudad de México'],
      level: 2,
      total: 1,
    },
  ]);
});

test.each(['PBR-ABCDEF01', 'pbr abcdef01', 'abcdef01', ID, 'Áre 17/B', 'are 17/b'])(
  '%s is the id of a listing',
  async (text) => {
    expect((await complete(text)).listing).toEqual({ id: ID, name: 'Con patio' });
  },
);

test.each(['PBR-ABCDEF02', PAUSED, 'PBR-00000000', 'Z-1', 'are 17'])(
  '%s is the id of no listing on offer',
  async (text) => {
    expect((await complete(text)).listing).toBeNull();
  },
);

test.each(['', '   ', 'x'.repeat(10_000), '%', "'; drop table properties", '\u0000'])(
  'anything else is completed to nothing: %j',
  async (text) => {
    expect(await complete(text)).toEqual({ places: [], listing: null });
  },
);
