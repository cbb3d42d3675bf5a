import { properties } from '@pbr/db/schema/properties';
import { settlements } from '@pbr/db/schema/settlements';
import { publicPointOf } from '@pbr/schemas/property/places/public-point';
import { STATES } from '@pbr/schemas/property/places/states';
import { gazetteerPlaces } from '@pbr/search-language/gazetteer/gazetteer';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { nearestColonia } from './nearest-colonia.ts';

const CDMX = 'Ciudad de México';

const t = await databaseSuite({ clear: ['properties', 'settlements'] });
let ownerId = '';
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
});

type Listing = Partial<typeof properties.$inferInsert>;
const listings = (...rows: Listing[]) =>
  t.db.insert(properties).values(
    rows.map((row) =>
      propertyValues({
        ownerId,
        state: CDMX,
        city: CDMX,
        neighborhood: 'Condesa',
        locationPrecision: 'exacta',
        ...row,
      }),
    ),
  );
const ask = (latitude: number, longitude: number, actor = member('x')) =>
  nearestColonia(testContext(t.db, { actor }), { latitude, longitude });

const CONDESA = { latitude: 19.412, longitude: -99.172 };

test('the colonia of the listings around, with their municipality and postal code', async () => {
  await listings(
    { ...CONDESA, municipality: 'Cuauhtémoc', postalCode: '06140' },
    { ...CONDESA, longitude: -99.1722, neighborhood: 'condesa' },
    { latitude: 19.42, longitude: -99.163, neighborhood: 'Roma Norte' },
  );
  expect(await ask(19.4121, -99.1721)).toEqual({
    state: CDMX,
    city: CDMX,
    municipality: 'Cuauhtémoc',
    neighborhood: expect.stringMatching(/^condesa$/iu),
    postalCode: '06140',
    km: 0,
  });
  expect(await ask(19.4201, -99.1629)).toMatchObject({ neighborhood: 'Roma Norte' });
});

test('one listing whose point is wrong does not outweigh those around it', async () => {
  await listings(
    { ...CONDESA, neighborhood: 'Polanco' },
    ...[19.4121, 19.4122, 19.4123].map((latitude) => ({ latitude, longitude: -99.172 })),
  );
  expect(await ask(CONDESA.latitude, CONDESA.longitude)).toMatchObject({ neighborhood: 'Condesa' });
});

test('an alcaldía that listings name as their city is none', async () => {
  await listings({ ...CONDESA, city: 'Cuauhtémoc' });
  expect(await ask(CONDESA.latitude, CONDESA.longitude)).toMatchObject({ state: CDMX, city: CDMX });
});

test('the only postal code of the colonia comes from the file of the postal service', async () => {
  const row = { name: 'Condesa', kind: 'Colonia', state: CDMX, municipality: 'Cuauhtémoc' };
  await t.db.insert(settlements).values({ key: '1', postalCode: '06140', ...row });
  await listings({ ...CONDESA, municipality: 'Cuauhtémoc' });
  const codeThere = async () => (await ask(CONDESA.latitude, CONDESA.longitude))?.postalCode;
  expect(await codeThere()).toBe('06140');
  await t.db.insert(settlements).values({ key: '2', postalCode: '06170', ...row });
  expect(await codeThere()).toBeNull();
});

test('a listing that hides its point, or is not on offer, tells nothing', async () => {
  await listings(
    { ...CONDESA, locationPrecision: 'oculta' },
    { ...CONDESA, isActive: false },
    { ...CONDESA, dealStatus: 'vendida' },
    { ...CONDESA, deletedAt: '2026-01-01T00:00:00Z' },
  );
  const found = await ask(CONDESA.latitude, CONDESA.longitude);
  expect(found?.neighborhood).not.toBe('Condesa');
});

test('an approximate listing is as near as the middle of its cell, wherever it lies there', async () => {
  const answers = [];
  for (const latitude of [19.4167, 19.4179]) {
    await t.db.delete(properties);
    await listings({ latitude, longitude: -99.164, locationPrecision: 'aproximada' });
    answers.push(await ask(19.43, -99.164));
  }
  expect(answers[0]).toMatchObject({ neighborhood: 'Condesa' });
  expect(answers[1]).toEqual(answers[0]);
});

test('far from all listings the nearest town answers, and nobody at sea', async () => {
  await listings(CONDESA);
  expect(await ask(20.773, -105.515)).toMatchObject({
    state: 'Nayarit',
    city: 'Bahía de Banderas',
    municipality: 'Bahía de Banderas',
    postalCode: null,
  });
  expect(await ask(20, -110)).toBeNull();
});

test('every state of the gazetteer is one of the form', () => {
  const slugs = new Set(gazetteerPlaces().map(({ path }) => path.split('/')[0]));
  const plain = (name: string) =>
    name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  expect(slugs).toEqual(new Set(STATES.map(plain)));
});

test('a visitor gets nothing, and a point outside Mexico is refused', async () => {
  await expect(ask(19.4, -99.1, visitor)).rejects.toMatchObject({ code: 'session.required' });
  await expect(ask(40.4, -3.7)).rejects.toMatchObject({ code: 'request.invalid' });
});

test('forms and database make the same public point of a point', async () => {
  const points = Array.from({ length: 300 }, (_, n) => {
    // Every third one lies on the edge of a cell.
    const [row, column] = [8000 + ((n * 7919) % 9000), 46_000 + ((n * 104_729) % 15_000)];
    const inside = n % 3 === 0 ? 0 : (n * 31) % 1800;
    return {
      latitude: (row * 1800 + inside) / 1_000_000,
      longitude: (-column * 1900 + inside) / 1_000_000,
    };
  });
  for (const precision of ['exacta', 'aproximada', 'oculta']) {
    const made = await t.db.execute<{ latitude: number; longitude: number }>(sql`
      select point[1] as latitude, point[0] as longitude
      from json_to_recordset(${JSON.stringify(points)}::json) as p (latitude numeric, longitude numeric),
        pbr_public_point(p.latitude, p.longitude, ${precision}) as point`);
    // The database has the same number up to the error of its last digit.
    const rounded = (place: { latitude: number; longitude: number } | null | undefined) =>
      place?.latitude == null ? null : [place.latitude.toFixed(7), place.longitude.toFixed(7)];
    expect(points.map((point) => rounded(publicPointOf(point, precision)))).toEqual(
      points.map((_, index) => rounded(made[index])),
    );
  }
});
