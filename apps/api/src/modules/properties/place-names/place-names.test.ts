import { MAX_PLACE_NAMES } from '@pbr/schemas/property/places/place-names';
import { placeNames } from '@pbr/db/schema/place-names';
import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearOnChanges, createReadyStores } from '../../../answers/ready-stores.ts';
import { admin, member, testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { aPlaceName } from '../../../testing/data/place-name.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchMyProperties } from '../mine/search-my-properties.ts';
import { completeSearch } from '../places/complete-search.ts';
import { listAlternatives } from '../alternatives/list-alternatives.ts';
import { listPropertiesByCursor } from '../search/list-properties-by-cursor.ts';
import { searchProperties } from '../search/search-properties.ts';
import { understandSearch } from '../search/understand-search.ts';
import { addPlaceName } from './add-place-name.ts';
import { listPlaceNames } from './list-place-names.ts';
import { removePlaceName } from './remove-place-name.ts';

const CITY = 'ciudad-de-mexico/ciudad-de-mexico';
const CONDESA = `${CITY}/condesa`;
const JUAREZ = `${CITY}/juarez`;
const NOWHERE = 'jalisco/guadalajara/americana';

const t = await databaseSuite({ clear: ['users', 'place_names', 'search_terms'] });
let boss: string;
beforeEach(async () => {
  boss = (await aUser(t.db, { role: 'admin', firstName: 'Ana', lastName: 'Ávila' })).id;
  const rent = { ownerId: boss, operationType: 'renta', rentPrice: '20000', salePrice: null };
  await aProperty(t.db, { ...rent, name: 'Con patio', neighborhood: 'Condesa' });
  await aProperty(t.db, { ...rent, name: 'Con luz', neighborhood: 'Juárez' });
  await aProperty(t.db, { ...rent, name: 'Con sol', neighborhood: 'Cuauhtémoc' });
});

const asBoss = () => testContext(t.db, { actor: admin(boss) });
const add = (name: string, ...paths: string[]) => addPlaceName(asBoss(), { name, paths });
const found = async (search: string, ctx = testContext(t.db)) =>
  (await searchProperties(ctx, { search })).items.map(({ name }) => name).toSorted();
const completed = async (text: string, ctx = testContext(t.db)) =>
  (await completeSearch(ctx, { text })).places.map(({ path }) => path);
const understood = async (text: string) =>
  (await understandSearch(testContext(t.db), { text })).filters;

describe('a name that an admin adds', () => {
  test.each(['condechi', 'La Condechi', 'la condechí', 'colonia Condechi', 'CONDECHI.'])(
    'is found by the search: %s',
    async (search) => {
      expect(await found(search)).toEqual([]);
      await add('La Condechi', CONDESA);
      expect(await found(search)).toEqual(['Con patio']);
      const { items } = await listPropertiesByCursor(testContext(t.db), { search });
      expect(items).toMatchObject({ text: expect.stringContaining('Con patio') });
    },
  );

  test('is found among the own listings', async () => {
    await add('La Condechi', CONDESA);
    const { items } = await searchMyProperties(asBoss(), { search: 'condechi' });
    expect(items).toMatchObject([{ name: 'Con patio' }]);
  });

  test('is completed, from its third letter on', async () => {
    await add('La Condechi', CONDESA);
    for (const text of ['Condec', 'la condec', 'La Condechi', 'colonia condechi'])
      expect(await completed(text), text).toEqual([CONDESA]);
    await add('Xochi', JUAREZ);
    expect(await completed('xo')).toEqual([]);
  });

  test('is understood in a sentence', async () => {
    await add('La Condechi', CONDESA);
    expect(await understood('depa en la Condechi hasta 25 mil')).toMatchObject({
      places: CONDESA,
      type: 'departamento',
      unread: undefined,
    });
  });

  test('may mean several places, also beside those that the name has already', async () => {
    await add('Zona Rosa', `${CITY}/cuauhtemoc`);
    await add('El Corredor Chido', CONDESA, JUAREZ);
    expect(await understood('depa en la zona rosa')).toMatchObject({
      places: `${CITY}/cuauhtemoc,${JUAREZ}`,
    });
    expect(await found('zona rosa')).toEqual(['Con luz', 'Con sol']);
    expect(await found('corredor chido patio')).toEqual(['Con patio']);
    expect(await completed('corredor')).toEqual([CONDESA, JUAREZ]);
  });

  test('also counts in what helps after a search without matches', async () => {
    await add('La Condechi', CONDESA);
    const { without } = await listAlternatives(testContext(t.db), {
      search: 'condechi',
      bedrooms: 5,
    });
    expect(without).toContainEqual({ part: 'bedrooms', total: 1, totalIsCapped: false });
  });

  test('is not corrected to a word that looks like it', async () => {
    await add('Condeso', JUAREZ);
    await t.db.update(properties).set({ isActive: false }).where(eq(properties.name, 'Con luz'));
    const { suggestion, total } = await searchProperties(testContext(t.db), { search: 'condeso' });
    expect({ suggestion, total }).toEqual({ suggestion: null, total: 0 });
  });

  test('is listed with its places, its author and its day', async () => {
    await add('La Condechi', CONDESA);
    expect(await listPlaceNames(asBoss())).toEqual([
      {
        id: expect.any(String),
        name: 'La Condechi',
        places: [{ path: CONDESA, name: 'Condesa', around: ['Ciudad de México'] }],
        createdAt: expect.any(String),
        createdBy: 'Ana Ávila',
      },
    ]);
  });

  test('is forgotten when it is removed', async () => {
    const { id } = await add('La Condechi', CONDESA);
    await removePlaceName(asBoss(), { id });
    expect(await found('condechi')).toEqual([]);
    expect(await completed('condechi')).not.toContain(CONDESA);
    const again = removePlaceName(asBoss(), { id });
    await expect(again).rejects.toMatchObject({ code: 'place_name.not_found' });
  });

  test('does no harm when nothing is on offer there any more', async () => {
    await aPlaceName(t.db, { name: 'Lafayette', key: 'lafayette', paths: [NOWHERE, 'x'] });
    expect(await found('lafayette')).toEqual([]);
    expect(await completed('lafayette')).toEqual([]);
    expect(await understood('depa en lafayette')).toMatchObject({ places: NOWHERE });
    const [listed] = await listPlaceNames(asBoss());
    expect(listed?.places).toEqual([
      { path: NOWHERE, name: null, around: [] },
      { path: 'x', name: null, around: [] },
    ]);
  });
});

test('every process knows a new name at once after the notice of the database', async () => {
  const stores = createReadyStores(1_000_000);
  await clearOnChanges(t, stores);
  const other = () =>
    testContext(t.db, {
      readyValue: (declared) => stores.readyValues.get(declared, testContext(t.db), () => null),
    });
  expect(await completed('condechi', other())).toEqual([]);
  expect(await found('condechi', other())).toEqual([]);
  const { id } = await add('La Condechi', CONDESA);
  await expect.poll(() => found('condechi', other())).toEqual(['Con patio']);
  expect(await completed('condechi', other())).toEqual([CONDESA]);
  await removePlaceName(asBoss(), { id });
  await expect.poll(() => found('condechi', other())).toEqual([]);
});

describe('refused beside its field', () => {
  const ORDINARY = 'La búsqueda ya entiende estas palabras de otro modo. Escribe otro nombre.';
  const PLACE = 'Así se llama ya un lugar con propiedades.';
  const CHARACTERS = 'Usa solo letras, números, espacios, puntos, guiones y apóstrofos.';
  test.each([
    ['', 'Escribe un nombre.'],
    ['   ', 'Escribe un nombre.'],
    ['x', 'Escribe al menos dos letras.'],
    ['06140', 'Escribe al menos dos letras.'],
    ['x'.repeat(200), 'Usa 60 caracteres como máximo.'],
    ['uno dos tres cuatro cinco seis siete', 'Usa 6 palabras como máximo.'],
    ['<b>Condechi</b>', CHARACTERS],
    ['Condechi; drop table', CHARACTERS],
    ['\u0000\u200b', 'Escribe un nombre.'],
    ['Condesa', PLACE],
    ['la CONDESA', PLACE],
    ['Ciudad de México', PLACE],
    ['casa', ORDINARY],
    ['La casa', ORDINARY],
    ['departamentos', ORDINARY],
    ['renta', ORDINARY],
    ['en venta', ORDINARY],
    ['balcón', ORDINARY],
    ['balcones', ORDINARY],
    ['dos recámaras', ORDINARY],
    ['hasta 25 mil', ORDINARY],
    ['por favor', ORDINARY],
    ['PBR-1A2B3C4D', ORDINARY],
  ])('the name %j', async (name, message) => {
    await expect(add(name, CONDESA)).rejects.toMatchObject({ fields: { name: message } });
    expect(await t.db.select().from(placeNames)).toEqual([]);
  });

  test.each([
    [[], 'Elige al menos un lugar de la lista.'],
    [Array.from({ length: 21 }, () => CONDESA), 'Elige 20 lugares como máximo.'],
    [[CONDESA, NOWHERE], 'Elige lugares de la lista: uno de estos ya no tiene propiedades.'],
    [['<script>'], 'Elige lugares de la lista: uno de estos ya no tiene propiedades.'],
  ])('places %#', async (paths, message) => {
    await expect(add('La Condechi', ...paths)).rejects.toMatchObject({
      fields: { paths: message },
    });
  });

  test('a name that is in the list already, however it is written', async () => {
    await add('La Condechi', CONDESA);
    const again = ['CONDECHÍ', 'la condechi', 'Condechi.'].map((name) => add(name, JUAREZ));
    for (const { status, ...result } of await Promise.allSettled(again))
      expect({ status, result }).toMatchObject({
        status: 'rejected',
        result: { reason: { fields: { name: 'Ese nombre ya está en la lista.' } } },
      });
  });
});

test('there is an end to the names', async () => {
  const many = Array.from({ length: MAX_PLACE_NAMES }, (_, n) => ({
    name: `Nombre ${n}`,
    key: `nombre ${n}`,
    paths: [CONDESA],
  }));
  await t.db.insert(placeNames).values(many);
  await expect(add('La Condechi', CONDESA)).rejects.toMatchObject({ code: 'place_name.too_many' });
});

test('only admins read and write them, and whose role is gone no longer', async () => {
  const { id } = await add('La Condechi', CONDESA);
  const { id: other } = await aUser(t.db);
  for (const actor of [member(other), admin(other)]) {
    const ctx = testContext(t.db, { actor });
    const refused = { code: 'admin.required' };
    const input = { name: 'Otra vez', paths: [CONDESA] };
    await expect(addPlaceName(ctx, input)).rejects.toMatchObject(refused);
    await expect(removePlaceName(ctx, { id })).rejects.toMatchObject(refused);
  }
});
