import { describe, expect, test } from 'vitest';
import { landmarkNames } from '../places/landmarks.ts';
import { NO_PLACE_NAMES } from '../words/place-names.ts';
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
    ['casa con lugar para estacionarse', { parking: 1 }],
    ['depa con un lugar para mi coche', { parking: 1 }],
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
    ['busco un lugar tranquilo', { parking: undefined }, 'tranquilo'],
    ['un lugar para vivir en paz', { parking: undefined }, 'paz'],
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

describe('an owner offers', () => {
  test.each([
    'tengo un terreno en Zacatlán y deseo venderlo',
    'mi casa la quiero vender',
    'heredé un terrenito en Atlixco y no sé cómo venderlo',
    'quiero deshacerme de mi casa',
    '¿cuánto cuesta mi casa en Metepec?',
    'quiero poner mi casa en venta',
    'pongo en renta mi local',
    'ofrezco departamento en renta en Narvarte',
    'mi mamá quiere vender su casa',
    'no puedo vender mi depa',
    'busco inquilino para mi depa',
    'tengo una casa en venta en Metepec',
    'mi abuela me dejó una casa en Orizaba',
    '¿compran casas en Puebla?',
    'venderé mi casa',
    'vendo terreno en Tulum',
  ])('%s', (text) => {
    expect(read(text).intent).toBe('sell');
  });

  test.each([
    'heredé dinero y busco casa en Puebla',
    'tengo 900 mil pesos para comprar',
    'local para poner mi consultorio',
    'busco en renta mi casa ideal',
    'casa en renta mi presupuesto es 10 mil',
    'quiero comprar mi casa',
    'ofrezco 2 millones de contado por casa en Puebla',
    'comprar casa para vender',
    'vendo una casa y busco otra en Puebla',
  ])('not with «%s»', (text) => {
    expect(read(text).intent).toBeUndefined();
  });

  test('what the home has stays to be seen', () => {
    const { filters, unread } = read('vendo mi depa en Polanco con alberca, 95 m2, 5.2 millones');
    expect(filters).toMatchObject({ type: ['departamento'], amenities: [] });
    expect([filters.minArea, filters.maxPrice]).toEqual([undefined, undefined]);
    expect(unread).toEqual(['con alberca', '95 m2', '5.2 millones']);
  });
});

describe('the number of an advertisement is no price', () => {
  test.each([
    'id 48213',
    'ID: 48213',
    'clave 48213',
    'folio no. 48213',
    'anuncio 123',
    'ref. 48213',
    'código de la propiedad 48213',
    'inmueble 48213',
    'código postal 44100',
  ])('%s', (text) => {
    const { filters, unread, address } = read(text);
    expect(filters).toEqual({ type: [], places: [], amenities: [] });
    expect(unread).toEqual([text]);
    expect(address).toBeUndefined();
  });

  test('behind a sign, too', () => {
    expect(read('casa #48213').filters.maxPrice).toBeUndefined();
  });

  test.each(['propiedad 250000', 'anuncio de 250000', 'referencia 250 mil'])(
    'a price is one: %s',
    (text) => {
      expect(read(text).filters.maxPrice).toBe(250_000);
    },
  );
});

describe('the half of a bathroom stays to be seen', () => {
  test.each([
    ['casa de tres baños y medio', 3, 'y medio'],
    ['casa de dos baños completos y medio', 2, 'y medio'],
    ['baño y medio', 1, 'y medio'],
    ['casa con 2.5 baños', 2, '2.5 baños'],
    ['casa con 2 1/2 baños', 2, '2 1/2 baños'],
    ['casa con dos baños y medio baño', 2, 'y medio baño'],
  ])('%s', (text, bathrooms, left) => {
    const { filters, unread } = read(text);
    expect(filters.bathrooms).toBe(bathrooms);
    expect(unread).toEqual([left]);
  });

  test('half a million is none', () => {
    expect(read('casa de 2 baños y medio millón')).toMatchObject({
      filters: { bathrooms: 2, maxPrice: 500_000 },
      unread: [],
    });
  });
});

test.each([
  ['de medio millón a setecientos', 500_000, 700_000],
  ['de medio millón a uno', 500_000, 1_000_000],
  ['entre uno y medio y dos millones', 1_500_000, 2_000_000],
  ['de 900 a millón y medio', 900_000, 1_500_000],
  ['de 800 a millón', 800_000, 1_000_000],
  ['de un millón a millón doscientos', 1_000_000, 1_200_000],
  ['800 a 1200 mil', 800_000, 1_200_000],
  ['de 2 millones a 2.5', 2_000_000, 2_500_000],
  ['entre 500 mil y 700', 500_000, 700_000],
  ['de unos 12 mil a 30', 12_000, 30_000],
  ['de 12 mil hasta 15', 12_000, 15_000],
  ['de un millón a 20 minutos', undefined, 1_000_000],
  ['de 2 millones a tres recámaras', undefined, 2_000_000],
])('both ends of a range: %s', (text, minPrice, maxPrice) => {
  const { filters } = read(`casa ${text}`);
  expect([filters.minPrice, filters.maxPrice]).toEqual([minPrice, maxPrice]);
});

describe('a name behind words for nearness', () => {
  const names = landmarkNames(COUNTRY);
  const places = COUNTRY.withNames(names, NO_PLACE_NAMES);
  const near = [
    'cerca de',
    'por',
    'a un lado de',
    'al lado de',
    'junto a',
    'frente a',
    'a espaldas de',
    'pegado a',
    'a unos pasos de',
  ];
  const joined = (phrase: string, name: string) =>
    `${phrase} ${name}`.replace('de el ', 'del ').replace(' a el ', ' al ');

  test.each(near)('every landmark %s', (phrase) => {
    for (const [name, paths] of names) {
      const text = joined(phrase, name === 'cu' ? name : `el ${name}`);
      const { filters, unread } = readSentence(text, {
        places,
        amenities: [],
        today: '2026-11-26',
      });
      expect([...filters.places].toSorted(), text).toEqual([...paths].toSorted());
      expect(unread, text).toEqual([]);
    }
  });

  test.each(near)('a monument %s that is not known', (phrase) => {
    const text = joined(phrase, 'el ángel de la independencia');
    expect(read(text).filters.places).toEqual([]);
    expect(read(text).unread.join(' ')).toContain('ángel de la independencia');
  });

  test.each(
    near
      .filter((phrase) => !/frente|espaldas/u.test(phrase))
      .flatMap((phrase) =>
        ['la condesa', 'el pedregal', 'los morales', 'el rosedal', 'la noria'].map((name) =>
          joined(phrase, name),
        ),
      ),
  )('a colonia with its article: %s', (text) => {
    const { filters, unread } = read(text);
    expect(filters.places.length).toBeGreaterThan(0);
    expect(unread).toEqual([]);
  });
});

test.each([
  ['casita en Tepoztlán pueblo', { places: ['morelos/tepoztlan'] }],
  ['edificio en venta en la Roma con 8 departamentos', { type: [] }],
  ['casa sola en Coyoacán', { type: ['casa'] }],
])('%s is no other home', (text, wanted) => {
  expect(read(text).filters).toMatchObject(wanted);
});
