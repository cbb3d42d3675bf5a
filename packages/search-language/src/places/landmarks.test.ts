import { expect, test } from 'vitest';
import { planOf } from '../search-plan.ts';
import { createKnownPlaces } from './known-places.ts';
import { hasLandmark, landmarkNames } from './landmarks.ts';
import { NO_PLACE_NAMES } from '../words/place-names.ts';

const CDMX = 'ciudad-de-mexico';
const counted = (city: string, colonia: string, state = CDMX) => {
  const slugs = [state, city, colonia] as const;
  return { slugs, names: slugs, codes: [], n: 1, points: { n: 0, lat: 0, lng: 0 } };
};
const counts = createKnownPlaces([
  counted('cuauhtemoc', 'hipodromo'),
  counted(CDMX, 'condesa'),
  counted('coyoacan', 'ciudad-universitaria'),
  counted('puebla', 'napoles', 'puebla'),
]);
const names = landmarkNames(counts);
const places = counts.withNames(names, NO_PLACE_NAMES);
const paths = (name: string) => places.named(name).map(({ path }) => path);

test('a landmark stands for the colonias around it', () => {
  const around = [`${CDMX}/cuauhtemoc/hipodromo`, `${CDMX}/${CDMX}/condesa`];
  expect(paths('parque mexico')).toEqual(around);
  expect(paths('el parque mexico')).toEqual(around);
  expect(paths('cu')).toEqual([`${CDMX}/coyoacan/ciudad-universitaria`]);
});

test('a landmark without anything on offer around it stands for the colonia without offers', () => {
  expect(paths('world trade center')).toEqual([]);
  expect(places.candidates('world trade center')).toEqual([
    { path: `${CDMX}/benito-juarez/napoles`, rank: 1 },
  ]);
});

test.each(['casa WTC', 'Parque México', 'cerca de C.U.', 'el Ángel de la Independencia'])(
  'words have the places around a landmark: %s',
  (search) => {
    const read = planOf({ search }, { names }).search;
    const found = read?.terms.some(({ anyOf }) => anyOf.some((one) => 'paths' in one));
    expect(found).toBe(search !== 'casa WTC');
  },
);

test.each([
  ['depa por el Parque Mexico, 2 recámaras', true],
  ['C.U.', true],
  ['parque', false],
  ['cuauhtémoc', false],
  ['', false],
])('whether «%s» has a landmark is %s', (text, isThere) => {
  expect(hasLandmark(text)).toBe(isThere);
});

test('a landmark is not offered while somebody types', () => {
  expect(places.beginningWith('parque mex', 5)).toEqual([]);
});
