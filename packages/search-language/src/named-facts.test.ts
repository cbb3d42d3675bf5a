import { describe, expect, test } from 'vitest';
import { createKnownPlaces } from './places/known-places.ts';
import { planOf } from './search-plan.ts';
import { namedFacts } from './named-facts.ts';

const AMENITIES = ['Elevador', 'Roof garden', 'Alberca', 'Jardín', 'Vista', 'Bodega', 'Estudio'];
const NO_POINTS = { n: 0, lat: 0, lng: 0 };
const slugs = ['ciudad-de-mexico', 'coyoacan', 'jardines-del-pedregal'] as const;
const names = ['Ciudad de México', 'Coyoacán', 'Jardines del Pedregal'] as const;
const places = createKnownPlaces([{ slugs, names, codes: [], n: 1, points: NO_POINTS }]);
const vocabulary = { names: places.names, facts: namedFacts(AMENITIES, places) };

const addressesIn = (search: string) =>
  (planOf({ search }, vocabulary).search?.terms ?? []).flatMap(({ typed, anyOf }) =>
    anyOf.flatMap((one) => ('address' in one ? [[typed.join(' '), one.address]] : [])),
  );

const factsIn = (search: string) =>
  (planOf({ search }, vocabulary).search?.terms ?? []).flatMap(({ typed, anyOf }) =>
    anyOf.flatMap((one) => ('fact' in one ? [[typed.join(' '), one.fact]] : [])),
  );

describe('words of a text', () => {
  test.each([
    ['elevador', { amenities: 'Elevador' }],
    ['Elevadores', { amenities: 'Elevador' }],
    ['alberca', { amenities: 'Alberca' }],
    ['ALBERCAS', { amenities: 'Alberca' }],
    ['roof garden', { amenities: 'Roof garden' }],
    ['mascotas', { pets: 'si' }],
    ['mascota', { pets: 'si' }],
    ['pet friendly', { pets: 'si' }],
    ['amueblado', { furnished: 'amueblado' }],
    ['amuebladas', { furnished: 'amueblado' }],
    ['estacionamiento', { parking: 1 }],
    ['cocheras', { parking: 1 }],
    ['cochera doble', { parking: 2 }],
  ])('%s name a fact', (search, fact) => {
    expect(factsIn(search)).toEqual([[search, fact]]);
  });

  test.each([
    ['elevador condesa', ['elevador']],
    ['torre con alberca y elevador', ['alberca', 'elevador']],
    ['jardín', ['jardín']],
  ])('%s name facts among others', (search, typed) => {
    expect(factsIn(search).map(([words]) => words)).toEqual(typed);
  });

  test.each([
    'condesa',
    'lugar',
    // Names of places, known or not.
    'jardines del pedregal',
    'casa jardines del pedregal',
    'jardines de la montaña',
    'vista al mar',
    // Kinds of property.
    'bodega',
    'estudio',
    // Denials.
    'sin elevador',
    'no mascotas',
    'casa sin alberca',
    // No listing has it.
    'gimnasio',
  ])('%s name none', (search) => {
    expect(factsIn(search)).toEqual([]);
  });
});

describe('an address', () => {
  test.each([
    ['orizaba 87', 'orizaba 87', { street: 'orizaba', number: '87' }],
    ['Orizaba no. 87', 'Orizaba no 87', { street: 'orizaba', number: '87' }],
    [
      'vicente suárez 45 col. condesa',
      'vicente suárez 45',
      { street: 'vicente suarez', number: '45' },
    ],
    ['Orizaba #87', 'Orizaba 87', { street: 'orizaba', number: '87' }],
    ['calle Ámsterdam 250-B', 'calle Ámsterdam 250-B', { street: 'amsterdam', number: '250b' }],
    [
      'Ricardo Flores Magón 214 depto 5',
      'Ricardo Flores Magón 214 depto 5',
      { street: 'ricardo flores magon', number: '214' },
    ],
  ])('%s is a street with its number', (search, typed, address) => {
    expect(addressesIn(search)).toEqual([[typed, address]]);
  });

  test.each(['orizaba', '87', 'casa 87', '06760', 'condesa'])('%s is none', (search) => {
    expect(addressesIn(search)).toEqual([]);
  });
});
