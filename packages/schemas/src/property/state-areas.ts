import type { STATES } from './states.ts';

/** Degrees. */
type Box = readonly [south: number, west: number, north: number, east: number];

/**
 * Where each state is, as boxes around it: one for a compact state, several for a long one, so that the sea and the neighbouring countries
 * stay outside. The outer limits are those of INEGI's 'Aspectos geográficos', rounded outwards and written from memory; the divisions are
 * our own. Remote islands are left out. A form may ask about a point outside; nothing may be refused by these.
 */
export const STATE_AREAS: Readonly<Record<(typeof STATES)[number], readonly Box[]>> = {
  Aguascalientes: [[21.6, -102.9, 22.5, -101.8]],
  'Baja California': [
    [31.9, -117.2, 32.75, -114.7],
    [30, -117, 32, -114.55],
    [28, -115.9, 30.1, -112.7],
  ],
  'Baja California Sur': [
    [26, -115.1, 28.05, -111],
    [24.3, -112.6, 26.1, -110.4],
    [22.8, -111.8, 24.4, -109.35],
  ],
  Campeche: [
    [17.8, -92.5, 18.85, -89.1],
    [18.8, -91.7, 19.4, -89.1],
    [19.3, -91, 20.9, -89.1],
  ],
  Chiapas: [
    [16, -94.2, 18, -90.3],
    [15.2, -94, 16.1, -91.7],
    [14.5, -93.1, 15.3, -92],
  ],
  Chihuahua: [[25.5, -109.1, 31.8, -103.3]],
  'Ciudad de México': [[19.04, -99.37, 19.6, -98.93]],
  Coahuila: [[24.5, -104, 29.9, -99.8]],
  Colima: [[18.65, -104.75, 19.55, -103.45]],
  Durango: [[22.3, -107.25, 26.9, -102.45]],
  'Estado de México': [[18.35, -100.65, 20.3, -98.55]],
  Guanajuato: [[19.9, -102.15, 21.9, -99.65]],
  Guerrero: [
    [17.5, -102.25, 18.9, -98.1],
    [16.9, -101.6, 17.6, -97.95],
    [16.3, -100.2, 17, -97.95],
  ],
  Hidalgo: [[19.55, -99.9, 21.45, -97.95]],
  Jalisco: [
    [19.9, -105.75, 22.8, -101.5],
    [18.9, -105.5, 20, -102.7],
  ],
  Michoacán: [
    [18.7, -103.8, 20.4, -100],
    [18.2, -103.8, 18.8, -100.5],
    [17.9, -103.2, 18.3, -100.7],
  ],
  Morelos: [[18.3, -99.5, 19.15, -98.6]],
  Nayarit: [[20.55, -105.85, 23.1, -103.7]],
  'Nuevo León': [[23.15, -101.25, 27.85, -98.4]],
  Oaxaca: [
    [16, -98.6, 18.7, -93.8],
    [15.6, -98, 16.1, -94.7],
  ],
  Puebla: [[17.85, -99.1, 20.9, -96.7]],
  Querétaro: [[20, -100.65, 21.7, -99]],
  'Quintana Roo': [
    [20.2, -88.6, 21.65, -86.65],
    [17.8, -89.45, 20.3, -87.25],
  ],
  'San Luis Potosí': [[21.1, -102.35, 24.55, -98.3]],
  Sinaloa: [
    [25.4, -109.5, 27.1, -106.9],
    [24.2, -109.1, 25.6, -106.1],
    [23.4, -107.8, 24.4, -105.4],
    [22.4, -106.7, 23.5, -105.3],
  ],
  Sonora: [
    [31.9, -115.1, 32.5, -112.6],
    [31.3, -115, 31.95, -111],
    [30, -113.9, 31.4, -108.4],
    [28, -113, 30.1, -108.4],
    [27.2, -111.4, 28.1, -108.4],
    [26.2, -110.5, 27.3, -108.4],
  ],
  Tabasco: [[17.2, -94.2, 18.7, -90.9]],
  Tamaulipas: [
    [26, -100, 27.7, -98],
    [22.2, -100.2, 26.1, -97.1],
  ],
  Tlaxcala: [[19.05, -98.75, 19.75, -97.6]],
  Veracruz: [
    [21, -98.7, 22.5, -97.1],
    [20, -98.7, 21.1, -96.5],
    [18.9, -97.6, 20.1, -95.8],
    [18.6, -97.5, 19, -95],
    [18.1, -97.4, 18.75, -94.6],
    [17.1, -96.4, 18.25, -93.6],
  ],
  Yucatán: [[19.5, -90.5, 21.7, -87.4]],
  Zacatecas: [[21, -104.4, 25.15, -100.7]],
};
