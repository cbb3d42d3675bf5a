import { describe, expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';
import { COUNTRY, SEARCHED_AMENITIES } from './searched-places.fixture.ts';

const read = (text: string) =>
  readSentence(text, { places: COUNTRY, amenities: SEARCHED_AMENITIES, today: '2026-11-26' });

describe('written by ear, short or with pictures', () => {
  test.each([
    ['kasa varata de 2 kuartos', { type: ['casa'], bedrooms: 2 }],
    ['terrno de 300 m2', { type: ['terreno'], minLandArea: 300 }],
    ['depratamento asta beinte mil', { type: ['departamento'], maxPrice: 20_000 }],
    ['casa cochera p/2, 2 bñs', { parking: 2, bathrooms: 2 }],
    ['casa 🚗🚗 3 🛏️', { parking: 2, bedrooms: 3 }],
    ['casa con seis cajones', { parking: 6 }],
  ])('%s', (text, wanted) => {
    const { filters, unread } = read(text);
    expect(filters).toMatchObject(wanted);
    expect(unread).toEqual([]);
  });
});

test.each([
  ['depa disponible desde el quince de enero', '2027-01-15'],
  ['depa, me mudo en dos semanas', '2026-12-10'],
  ['depa a mediados de febrero', '2027-02-15'],
  ['depa en preventa, entrega en junio de 2027', '2027-06-30'],
  ['studio, move in december 15', '2026-12-15'],
  ['depa para el primero de diciembre, espera, no, para el quince', '2026-12-15'],
  ['casa en 5 de mayo', undefined],
])('%s: %s', (text, day) => {
  expect(read(text).filters.availableBy).toBe(day);
});

const NO_NUMBERS = {
  maxPrice: undefined,
  minPrice: undefined,
  minArea: undefined,
  parking: undefined,
};

describe('no wish for the home', () => {
  test.each([
    ['tengo 300 mil de enganche, casa', { maxPrice: undefined }, '300 mil de enganche'],
    ['casa con jardín de 500 metros', { minArea: undefined }, '500 metros'],
    ['bodega con altura de ocho metros', { minArea: undefined }, 'altura de ocho metros'],
    ['casa a partir de 2018', { minPrice: undefined }, 'a partir de 2018'],
    ['depa con mantenimiento barato', { maxPrice: undefined }, 'con mantenimiento barato'],
    ['edificio con 6 departamentos', { type: [] }, 'edificio con 6 departamentos'],
    ['rento cajón de estacionamiento', { parking: undefined }, 'cajón de estacionamiento'],
    ['oficina frente a la minerva', { places: [] }, 'frente a la minerva'],
    ['trabajo en santa fe, busco depa', { places: [] }, 'trabajo en santa fe'],
    ['cambio casa en Toluca por terreno', { places: [] }, 'cambio casa en Toluca'],
    ['casa en Lomas de Ningún Lado', { places: [] }, 'Lomas de Ningún'],
    ['casa en col. Los Pinos, Celaya', { places: ['guanajuato/celaya'] }, 'Los Pinos'],
    ['local en el centro de Coyoacán', { places: ['ciudad-de-mexico/coyoacan'] }, 'el centro'],
  ])('%s', (text, wanted, left) => {
    const { filters, sort, unread } = read(text);
    expect({ ...NO_NUMBERS, ...filters, sort }).toMatchObject({ ...wanted, sort: undefined });
    expect(unread.join(' ')).toContain(left);
  });
});

test.each([
  ['casa en León, bueno no, en Silao', { places: ['guanajuato/silao-de-la-victoria'] }],
  ['casa de dos recámaras no perdón de tres', { bedrooms: 3 }],
  ['quiero vender ay no quiero comprar', { operation: 'venta' }],
  ['depa 15 mil, bueno 17', { maxPrice: 17_000 }],
  ['2 depas en la Roma, 15 mil c/u', { maxPrice: 15_000 }],
  ['chihuahua capital', { places: ['chihuahua/chihuahua'] }],
  ['casa construida a partir de 2018', { maxAge: 8 }],
  ['menos de 80 metros pero más de 60', { minArea: 60, maxArea: 80 }],
  ['más de 60 metros y menos de 80', { minArea: 60, maxArea: 80 }],
])('%s', (text, wanted) => {
  const { filters, intent } = read(text);
  expect(filters).toMatchObject(wanted);
  expect(intent).toBeUndefined();
});

test.each(['tengo un terreno en Zacatlán y deseo venderlo', 'mi casa la quiero vender'])(
  'an owner offers: %s',
  (text) => {
    expect(read(text).intent).toBe('sell');
  },
);
