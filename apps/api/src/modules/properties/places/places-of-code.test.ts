import { properties } from '@pbr/db/schema/properties';
import { settlements } from '@pbr/db/schema/settlements';
import { beforeAll, expect, test } from 'vitest';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { placesOfCode } from './places-of-code.ts';

const CDMX = 'Ciudad de México';

const t = await databaseSuite({ clear: ['settlements', 'properties'] });
let ownerId = '';
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
});

let key = 0;
const official = (rows: Partial<typeof settlements.$inferInsert>[]) =>
  t.db.insert(settlements).values(
    rows.map((row) => {
      key += 1;
      return {
        key: String(key),
        postalCode: '27990',
        name: 'Centro',
        kind: 'Colonia',
        municipality: 'Torreón',
        state: 'Coahuila',
        ...row,
      };
    }),
  );

const listings = (rows: Partial<typeof properties.$inferInsert>[]) =>
  t.db
    .insert(properties)
    .values(
      rows.map((row) =>
        propertyValues({ ownerId, state: 'Yucatán', city: 'Mérida', postalCode: '97990', ...row }),
      ),
    );

const ask = (postalCode: string, actor = member('x')) =>
  placesOfCode(testContext(t.db, { actor }), { postalCode });

test('the settlements of the code come from the file of the postal service', async () => {
  await official([
    { name: 'Las Dunas', kind: 'Fraccionamiento', city: 'Torreón' },
    { name: 'El Águila', kind: 'Ejido' },
    { name: 'Otra', postalCode: '27991' },
  ]);
  await listings([{ postalCode: '27990', neighborhood: 'Mal escrita' }]);
  expect(await ask('27990')).toEqual({
    state: 'Coahuila',
    municipality: 'Torreón',
    city: 'Torreón',
    neighborhoods: [
      { name: 'El Águila', kind: 'Ejido' },
      { name: 'Las Dunas', kind: 'Fraccionamiento' },
    ],
  });
});

test('a place without a city has none', async () => {
  await official([{}]);
  expect(await ask('27990')).toMatchObject({ municipality: 'Torreón', city: null });
});

test('a code of several municipalities has the one with most settlements', async () => {
  await official([
    { municipality: 'Viesca' },
    { municipality: 'Torreón', name: 'Dos' },
    { municipality: 'Torreón', name: 'Tres' },
  ]);
  expect(await ask('27990')).toMatchObject({ municipality: 'Torreón' });
});

test('a code that is not in the file has the most frequent names of its listings', async () => {
  await official([{}]);
  await listings([
    { neighborhood: 'Cholul', municipality: 'Mérida' },
    { neighborhood: 'Cholul', municipality: null },
    { neighborhood: 'Chablekal', municipality: null, city: 'Chablekal' },
    { neighborhood: 'Pausada', isActive: false },
    { neighborhood: 'Vendida', dealStatus: 'vendida' },
    { neighborhood: 'De otro código', postalCode: '97991' },
  ]);
  expect(await ask('97990')).toEqual({
    state: 'Yucatán',
    municipality: 'Mérida',
    city: 'Mérida',
    neighborhoods: [
      { name: 'Cholul', kind: null },
      { name: 'Chablekal', kind: null },
    ],
  });
});

test('the city of a code of Ciudad de México is Ciudad de México', async () => {
  await listings([
    { state: CDMX, city: 'Coyoacán', municipality: 'Coyoacán', neighborhood: 'Del Carmen' },
  ]);
  expect(await ask('97990')).toMatchObject({ state: CDMX, municipality: 'Coyoacán', city: CDMX });
});

test('nobody knows an unknown code', async () => {
  await official([{}]);
  expect(await ask('00000')).toBeNull();
});

test.each(['', '614', '061400', 'O6140', "' or 1=1"])('%j is no postal code', async (code) => {
  await expect(ask(code)).rejects.toMatchObject({
    fields: { postalCode: 'Escribe los cinco dígitos del código postal.' },
  });
});

test('a visitor gets no places', async () => {
  await expect(ask('27990', visitor)).rejects.toMatchObject({ code: 'session.required' });
});
