import { expect, it } from 'vitest';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { characteristics } from './characteristics.ts';

const words = (property: Parameters<typeof aPropertyDetail>[0]) =>
  characteristics(aPropertyDetail(property)).map(({ label, value }) => `${value} ${label}`);

it('lists rooms, baths, parking and areas, in this order', () => {
  expect(words({ landArea: '120.00' })).toEqual([
    '2 Recámaras',
    '2 Baños completos',
    '1 Medio baño',
    '1 Estacionamiento',
    '96.5 m² Construcción',
    '120 m² Terreno',
  ]);
});

it('tells the maintenance in pesos a month, also of a listing in dollars', () => {
  expect(words({ maintenanceFee: 2500, currency: 'USD' })).toContain('$2,500 al mes Mantenimiento');
  expect(words({ maintenanceFee: 1 })).toContain('$1 al mes Mantenimiento');
});

it('tells floor, levels, year, deposit and lengths when they are known', () => {
  const known = {
    frontageM: '9.50',
    depthM: '22.00',
    floor: 3,
    levels: 2,
    yearBuilt: 1998,
    depositMonths: 2,
  };
  expect(words(known).slice(5)).toEqual([
    '9.5 m Frente',
    '22 m Fondo',
    '3 Piso',
    '2 Niveles',
    '1998 Año de construcción',
    '2 meses Depósito',
  ]);
  expect(words({ levels: 1, depositMonths: 1 }).slice(5)).toEqual(['1 Niveles', '1 mes Depósito']);
});

it('names the ground floor', () => {
  expect(words({ floor: 0 })).toContain('Planta baja Piso');
});

it('omits unknown values and zeros', () => {
  expect(
    words({
      bedrooms: null,
      fullBathrooms: 1,
      halfBathrooms: 0,
      parkingSpaces: null,
      constructionArea: '0.00',
      landArea: null,
      maintenanceFee: 0,
      depthM: '0.00',
      depositMonths: 0,
    }),
  ).toEqual(['1 Baño completo']);
});
