import { expect, test } from 'vitest';
import { titleCase } from './title-case.ts';

test.each([
  ["CALLE O'HIGGINS", "Calle O'Higgins"],
  ['NICOLÁS D’OLWER', 'Nicolás D’Olwer'],
  ["SAM'S CLUB", "Sam's Club"],
  ['4TA. CERRADA', '4ta. Cerrada'],
  ['1ER PISO', '1er Piso'],
  ['1A. PRIVADA DE LA 2A SECCIÓN', '1a. Privada de la 2a Sección'],
  ['CALLE 2A', 'Calle 2A'],
  ['CALLE 16B NTE', 'Calle 16B Nte'],
  ['TORRE CDMX', 'Torre CDMX'],
  ['MÉXICO-TOLUCA', 'México-Toluca'],
  ['CARRETERA MÉXICO-TOLUCA KM 12.5', 'Carretera México-Toluca Km 12.5'],
  ['S/N', 'S/N'],
  ['AV. DE LA PAZ S/N', 'Av. de la Paz S/N'],
  ['INMUEBLES S.A. DE C.V.', 'Inmuebles S.A. de C.V.'],
  ['PH EN D.F.', 'PH en D.F.'],
  ['LOMAS DE CHAPULTEPEC II', 'Lomas de Chapultepec II'],
  ['JUAN XXIII', 'Juan XXIII'],
  ['MANZANA A', 'Manzana A'],
  ['(CENTRO)', '(Centro)'],
  ['CASA/DEPTO', 'Casa/Depto'],
  ['TERRENO 120M2', 'Terreno 120m2'],
  ['MCALLEN', 'McAllen'],
  ['EL ROSEDAL', 'El Rosedal'],
  ['ñuñoa', 'Ñuñoa'],
])('%s is %s', (text, title) => {
  expect(titleCase(text)).toBe(title);
  expect(titleCase(title)).toBe(title);
});
