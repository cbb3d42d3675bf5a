import { describe, expect, it } from 'vitest';
import { STATES } from './states.ts';
import { fromState, questionAbout } from './whereabouts.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

/** The capital of each state, and towns near its borders and on its coasts. */
const TOWNS: Record<(typeof STATES)[number], string> = {
  Aguascalientes: '21.88,-102.29 22.24,-102.09 21.85,-102.71',
  'Baja California': '32.62,-115.45 32.53,-117.12 31.86,-116.6 31.02,-114.84 28.95,-113.55',
  'Baja California Sur': '24.14,-110.31 22.89,-109.91 26.01,-111.34 27.34,-112.27 27.97,-114.04',
  Campeche: '19.84,-90.53 18.64,-91.83 18.61,-90.74 20.18,-90.13',
  Chiapas: '16.75,-93.12 14.91,-92.26 16.74,-92.64 16.09,-93.75 17.51,-91.98',
  Chihuahua: '28.63,-106.09 31.69,-106.42 26.93,-105.66 29.56,-104.4',
  'Ciudad de México': '19.43,-99.13 19.3,-99.06 19.19,-99.02 19.36,-99.28 19.59,-99.13',
  Coahuila: '25.42,-101 25.54,-103.41 28.7,-100.52 29.32,-100.93',
  Colima: '19.24,-103.72 19.05,-104.32 18.91,-103.87',
  Durango: '24.02,-104.66 25.56,-103.5 25.05,-105.42 23.67,-104',
  'Estado de México': '19.29,-99.66 19.61,-99.06 19.27,-98.9 18.82,-100.15 20.19,-99.85',
  Guanajuato: '21.02,-101.26 21.12,-101.68 20.91,-100.74 20.2,-101.18',
  Guerrero: '17.55,-99.5 16.85,-99.82 17.64,-101.55 18.55,-99.6 16.69,-98.41',
  Hidalgo: '20.12,-98.73 20.05,-99.34 21.14,-98.42 19.85,-98.28',
  Jalisco: '20.67,-103.35 20.65,-105.23 21.36,-101.93 19.2,-104.68 19.7,-103.46',
  Michoacán: '19.7,-101.19 17.96,-102.19 19.98,-102.28 19.4,-102.05 18.63,-103.68',
  Morelos: '18.92,-99.23 18.81,-98.95 18.6,-99.18',
  Nayarit: '21.5,-104.89 20.75,-105.3 22.49,-105.36 21.54,-105.28',
  'Nuevo León': '25.67,-100.31 24.86,-99.57 27.24,-100.13 23.83,-100.07',
  Oaxaca: '17.06,-96.72 15.86,-97.07 15.77,-96.13 16.17,-95.2 18.09,-96.12 16.34,-98.05',
  Puebla: '19.04,-98.2 18.46,-97.39 20.27,-97.96 18.2,-98.05',
  Querétaro: '20.59,-100.39 20.39,-99.99 21.22,-99.47',
  'Quintana Roo': '18.5,-88.3 21.16,-86.85 20.63,-87.07 20.51,-86.95 20.21,-87.46 18.71,-87.71',
  'San Luis Potosí': '22.15,-100.98 21.99,-99.01 23.65,-100.64 21.26,-98.79',
  Sinaloa: '24.8,-107.39 25.79,-108.99 23.25,-106.41 22.83,-105.78 26.7,-108.32',
  Sonora: '29.07,-110.96 27.92,-110.9 31.32,-113.54 31.3,-110.94 32.46,-114.77 27.49,-109.94',
  Tabasco: '17.99,-92.93 18,-93.38 17.47,-91.42 18.53,-92.65',
  Tamaulipas: '23.74,-99.14 22.23,-97.86 25.87,-97.5 27.48,-99.51 26.05,-98.3',
  Tlaxcala: '19.32,-98.24 19.42,-98.14 19.31,-97.92',
  Veracruz:
    '19.54,-96.91 19.17,-96.13 18.14,-94.46 20.53,-97.46 18.85,-97.1 22.05,-98.19 18.42,-95.11',
  Yucatán: '20.97,-89.62 20.69,-88.2 21.28,-89.66 20.86,-90.38 21.6,-88.15',
  Zacatecas: '22.77,-102.58 23.18,-102.87 21.65,-103.74 24.62,-101.41',
};

describe('a state', () => {
  it.each(STATES)('contains the towns of %s', (state) => {
    for (const town of TOWNS[state].split(' ')) {
      const [latitude = 0, longitude = 0] = town.split(',').map(Number);
      expect(fromState(state, at(latitude, longitude)), town).toBe(0);
    }
  });

  it('is as far away as its border', () => {
    expect(fromState('Ciudad de México', at(20.97, -89.62))).toBeCloseTo(982, -1);
    expect(fromState('Yucatán', at(19.43, -99.13))).toBeCloseTo(904, -1);
  });
});

const cells = [at(19.4121, -99.16955), at(19.4157, -99.16385)];
const ROMA = { state: 'Ciudad de México', neighborhood: 'Roma Norte', cells };
const AT_SEA = 'Este punto no está en ningún estado: cae en el mar o en otro país. ¿Es correcto?';

describe('the question about a point', () => {
  it.each([
    ['in its colonia', 19.4133, -99.1672, cells],
    ['less than 3 km away from the nearest known point', 19.4133, -99.195, cells],
    ['in a colonia of which nothing is known', 19.2, -99.1, []],
    ['less than 10 km outside its state', 19.4133, -99.44, []],
  ])('is not asked %s', (_where, latitude, longitude, known) => {
    expect(questionAbout(at(latitude, longitude), { ...ROMA, cells: known })).toBeNull();
  });

  it.each([
    ['far from its colonia', 19.29, -99.12, 'Este punto está a 15 km de Roma Norte. ¿Es correcto?'],
    ['just beyond 3 km', 19.4133, -99.201, 'Este punto está a 3 km de Roma Norte. ¿Es correcto?'],
    ['in another state', 20.97, -89.62, /^Este punto está a 979 km de Ciudad de México\./u],
    ['in the Gulf', 22, -95, AT_SEA],
    ['in the Pacific', 18, -105.5, AT_SEA],
    ['in the Gulf of Tehuantepec', 15, -95, AT_SEA],
    ['in the Caribbean', 19, -86.5, AT_SEA],
    ['in Guatemala', 14.63, -90.51, AT_SEA],
    ['in Belize', 17.5, -88.2, AT_SEA],
    ['in Texas', 29.42, -98.49, AT_SEA],
    ['in Arizona', 32.22, -110.97, AT_SEA],
  ])('is asked %s', (_where, latitude, longitude, words) => {
    expect(questionAbout(at(latitude, longitude), ROMA)).toMatch(words);
  });

  it('is asked about the sea alone where no state was chosen', () => {
    const nowhere = { state: '', neighborhood: '', cells: [] };
    expect(questionAbout(at(20.97, -89.62), nowhere)).toBeNull();
    expect(questionAbout(at(22, -95), nowhere)).toBe(AT_SEA);
  });
});
