import { describe, expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';
import { COUNTRY, SEARCHED_AMENITIES } from './searched-places.fixture.ts';

const read = (text: string) =>
  readSentence(text, { places: COUNTRY, amenities: SEARCHED_AMENITIES, today: '2026-11-26' });
const UNSAID = { operation: undefined, maxPrice: undefined, minArea: undefined };
const ROMA_NORTE = ['ciudad-de-mexico/cuauhtemoc/roma-norte'];

describe('easily misread', () => {
  test.each([
    ['a menos de 10 min de santa fe depa renta', { maxPrice: undefined }, ['menos de 10 min']],
    ['casa de 3 rec 15 mil min', { bedrooms: 3, minPrice: 15_000 }, []],
    ['depa en colima roma norte', { places: ROMA_NORTE }, ['colima']],
    ['depa en roma norte entre durango y colima', { places: ROMA_NORTE }, ['durango y colima']],
    [
      'depa en durango esquina con oaxaca roma norte',
      { places: ROMA_NORTE },
      ['durango esquina con oaxaca'],
    ],
    ['depa en querétaro o roma norte', { places: ['queretaro', ...ROMA_NORTE] }, []],
    ['depa en roma monterrey', { places: ['nuevo-leon/monterrey'] }, ['roma']],
    ['casa en venta campestre', { places: [] }, ['campestre']],
    ['no traspaso, casa, 1.1 millones', { maxPrice: 1_100_000 }, ['no traspaso']],
    ['T 300 C 400 casa', { type: ['casa'] }, ['T 300 C 400']],
    ['terraza 80 condesa', { amenities: ['Terraza'] }, ['80']],
    ['depa en jalapa, roma norte', { places: ROMA_NORTE }, ['jalapa']],
    [
      'pago 12 mil de renta y quiero comprar casa',
      { operation: 'venta', maxPrice: undefined },
      ['pago 12 mil de renta'],
    ],
    ['pago hasta 15 mil de renta', { operation: 'renta', maxPrice: 15_000 }, []],
    ['dejar de rentar y comprar depa', { operation: 'venta' }, ['dejar de rentar']],
    ['estoy rentando y quiero comprar casa', { operation: 'venta' }, ['estoy rentando']],
    ['casa en venta o renta, 3 millones', { operation: 'venta' }, []],
    ['casa en venta o renta', { operation: undefined }, []],
    ['casa de mínimo 3 máximo 4 recámaras', { bedrooms: 3, maxBedrooms: 4 }, []],
    ['depa mín 100 máx 150 m2', { minArea: 100, maxArea: 150 }, []],
    ['renta mínimo 15 máximo 20 mil', { minPrice: 15_000, maxPrice: 20_000 }, []],
    ['casa con alberca en lugar de jardín', { amenities: ['Alberca'] }, ['en lugar de jardín']],
    ['depa de 15 mil p/arriba', { minPrice: 15_000, maxPrice: undefined }, []],
    ['casa hasta 4.5', { operation: 'venta', maxPrice: 4_500_000 }, []],
    ['casa de un millón 350', { maxPrice: 1_350_000 }, []],
    ['renta temporal en Mérida', { places: ['yucatan/merida'] }, ['temporal']],
    ['jardines pedregal casa', { amenities: [] }, []],
    ['valle bravo casa', { places: ['estado-de-mexico/valle-de-bravo'] }, []],
    ['depa del valle sur', { places: ['ciudad-de-mexico/benito-juarez/del-valle-sur'] }, []],
    ['villas de San Francisco', { places: [] }, ['villas de San Francisco']],
    ['depa en Moderna', { places: ['ciudad-de-mexico/benito-juarez/moderna'] }, []],
    ['casa en El Recreo', { places: ['ciudad-de-mexico/azcapotzalco/el-recreo'] }, []],
    ['casa en moderna torre', { places: [] }, ['moderna torre']],
    ['depa en Escuadrón 201', { places: ['ciudad-de-mexico/iztapalapa/escuadron-201'] }, []],
    ['bodega altura 10 m', { maxPrice: undefined }, ['bodega altura 10 m']],
    ['terreno 6m de frente', { maxPrice: undefined }, ['6m de frente']],
    ['casa a 30 m del mar', { maxPrice: undefined }, ['30 m del mar']],
    ['oficina de 30 m', { minArea: 30, maxPrice: undefined }, []],
    ['local de 30m por 25 mil', { minArea: 30, maxPrice: 25_000 }, []],
    ['casa 12 m', { maxPrice: 12_000_000 }, []],
    ['casa de 2.5m a 3m', { minPrice: 2_500_000, maxPrice: 3_000_000 }, []],
    ['casa de 3 millones a 4 m', { minPrice: 3_000_000, maxPrice: 4_000_000 }, []],
    ['casa a 4 m', { maxPrice: 4_000_000 }, []],
    ['casa a 5 m de la playa', { maxPrice: undefined }, ['5 m de la playa']],
    ['casa de 2 a 3 m', { minPrice: 2_000_000, maxPrice: 3_000_000 }, []],
    ['renta $28,000 + IVA', { maxPrice: 28_000 }, ['IVA']],
    [
      'depa de mil quinientos a dos mil dólares',
      { maxPrice: undefined },
      ['mil quinientos a dos mil dólares'],
    ],
    ['rancho a 40 pesos m2', { maxPrice: undefined }, ['rancho a 40 pesos m2']],
    [
      'casa 3 recámaras entre 2.5 y 3.2',
      { bedrooms: 3, minPrice: 2_500_000, maxPrice: 3_200_000 },
      [],
    ],
    ['3 recámaras entre 2.5 y 3.2', { bedrooms: 3, maxPrice: undefined }, ['entre 2.5 y 3.2']],
    ['casa 180 m2 const 140 m2 terr', { minArea: 180, minLandArea: 140 }, []],
    ['terreno: 250 m2, construcción: 310 m2', { minArea: 310, minLandArea: 250 }, []],
    ['casa 90 m2 y terraza 20 m2', { minArea: 90, amenities: ['Terraza'] }, ['20 m2']],
    ['blvd. Bernardo Quintana, Querétaro', { places: ['queretaro'] }, ['blvd. Bernardo Quintana']],
    [
      'vivo en Toluca y trabajo en Santa Fe, busco depa',
      { places: [] },
      ['vivo en Toluca y trabajo en Santa Fe'],
    ],
    ['CDMX no, Edomex sí', { places: ['estado-de-mexico'] }, ['CDMX no']],
    [
      'en la Roma, bueno mejor en la Juárez',
      { places: ['ciudad-de-mexico/cuauhtemoc/juarez'] },
      [],
    ],
    ['tijuana zona río', { places: ['baja-california/tijuana/zona-rio'] }, []],
    ['unos 3 millones más o menos casa', { type: ['casa'], maxPrice: 3_000_000 }, []],
    ['renta vacacional', { operation: 'renta' }, ['renta vacacional']],
    ['casa 180m2 terreno 120m2', { minArea: 180, minLandArea: 120 }, []],
    ['terreno 300 m2 construcción 120 m2', { minArea: 120, minLandArea: 300 }, []],
    ['casa const 150m2 terr 90m2', { minArea: 150, minLandArea: 90 }, []],
    ['casa 250 m2 terreno 180 m2 construcción', { minArea: 180, minLandArea: 250 }, []],
    ['casa 120 m2 de 2 recámaras 90 m2', { minArea: undefined }, ['120 m2', '90 m2']],
    ['depa amueblado máximo 18.5', { maxPrice: undefined }, ['máximo 18.5']],
    ['traspaso local, 80 mil', { maxPrice: undefined }, ['traspaso', '80 mil']],
    ['no menos de 70 metros ni más de 25 mil', { minArea: 70, maxPrice: 25_000 }, []],
    [
      'depa en Plateros o en Mixcoac',
      {
        places: [
          'ciudad-de-mexico/alvaro-obregon/lomas-de-plateros',
          'ciudad-de-mexico/benito-juarez/mixcoac',
        ],
      },
      [],
    ],
    ['casa en Angelópolis lomas', { places: ['puebla/puebla/angelopolis'] }, ['lomas']],
  ])('%s', (text, wanted, left) => {
    const { filters, unread } = read(text);
    expect({ ...UNSAID, ...filters }).toMatchObject(wanted);
    expect(unread).toEqual(left);
  });

  test('a home that is sold is not looked for', () => {
    const { filters, intent } = read('vendo mi casa para comprar un depa en Juriquilla');
    expect(filters.type).toEqual(['departamento']);
    expect(intent).toBe('sell');
  });

  test.each(['Centro o Roma', 'Juárez o Centro', 'Roma, Centro o Juárez'])(
    'the centre beside colonias of a city is that of the city: %s',
    (text) => {
      const { places } = read(text).filters;
      expect(places).toContain('ciudad-de-mexico/cuauhtemoc/centro');
      expect(places.filter((path) => !path.startsWith('ciudad-de-mexico/'))).toEqual([]);
    },
  );

  test.each(['casa de un millón 350', 'entrega en diciembre 2027', 'remodelado 2024'])(
    '%s has no address',
    (text) => {
      expect(read(text).address).toBeUndefined();
    },
  );

  test.each(['la Del Valle, Narvarte o Portales', 'zona Nápoles/Del Valle/Narvarte'])(
    'a colonia of several cities is the one near the others: %s',
    (text) => {
      const { places } = read(text).filters;
      expect(places.length).toBeGreaterThan(3);
      expect(places.filter((path) => !path.includes('/benito-juarez/'))).toEqual([]);
    },
  );

  test('a place that a wider one does not contain is not lost: San José and Toluca', () => {
    expect(read('casa en San José Toluca').filters.places).toEqual([
      'estado-de-mexico/san-jose',
      'estado-de-mexico/toluca',
    ]);
  });

  test.each([
    ['3r/2b/2e Zibatá', { bedrooms: 3, bathrooms: 2, parking: 2 }],
    ['depto 2rec1b1e Narvarte', { bedrooms: 2, bathrooms: 1, parking: 1 }],
    ['hectárea y media en Valle de Bravo', { type: ['terreno'], minLandArea: 15_000 }],
    ['2 casas en un mismo terreno en Temixco', { type: ['casa'] }],
    ['casa o terreno en Temixco', { type: ['casa', 'terreno'] }],
    ['casa en terreno de 500 m2', { type: ['casa'], minLandArea: 500 }],
    ['terrazas de la presa Tijuana', { amenities: [] }],
    ['casa con terrazas de madera', { amenities: ['Terraza'] }],
  ])('%s', (text, wanted) => {
    expect(read(text).filters).toMatchObject(wanted);
  });

  test.each([
    ['Campeche casa centro histórico', ['campeche']],
    ['me salgo de mi depa en Toluca y busco en Tequisquiapan', ['queretaro/tequisquiapan']],
    ['depa en Toluca bueno no mejor en Tequisquiapan', ['queretaro/tequisquiapan']],
    ['nací en Toluca, busco casa en Tequisquiapan', ['queretaro/tequisquiapan']],
  ])('only the place that is meant: %s', (text, places) => {
    expect(read(text).filters.places).toEqual(places);
  });
});
