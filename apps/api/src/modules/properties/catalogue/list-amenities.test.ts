import { expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listAmenities } from '../list-amenities.ts';

const t = await databaseSuite();

test('the amenities in use are offered, but none that has a field of its own', async () => {
  const { id: ownerId } = await aUser(t.db);
  await aProperty(t.db, { ownerId, features: ['Alberca', 'Amueblado', 'Pet friendly'] });
  expect(await listAmenities(testContext(t.db), {})).toEqual({ items: ['Alberca'] });
});
