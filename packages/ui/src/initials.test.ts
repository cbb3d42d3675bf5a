import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ana', 'Torres', 'AT'],
  [' Ana Torres  ', '', 'AT'],
  ['rosa maría', 'de la o', 'RO'],
  ['Elena', 'San Martín', 'ES'],
  ['Ma. del Carmen', 'Ruiz', 'MR'],
  ['María de la Luz', '', 'ML'],
  ['José-Luis', 'Mora-Vela', 'JM'],
  ['Luis', 'García y García', 'LG'],
  ['Rocío', 'O’Higgins', 'RO'],
  ['Nuria', "D'Olwer", 'ND'],
  ['Ian', 'McAllister', 'IM'],
  ['🏠 Casas Luna', '', 'CL'],
  ['👩\u200d💼 Ana', '', 'A'],
  ['Đurđa', 'Žagar', 'ĐŽ'],
  ['𝓐𝓷𝓪 𝓣𝓸𝓻𝓻𝓮𝓼', '', '𝓐𝓣'],
  ['Ana', 'De La', 'AD'],
  ['7', '', '7'],
  ['', '', ''],
])('the initials of %j %j are %j', (firstName, lastName, letters) => {
  expect(initials({ firstName, lastName })).toBe(letters);
});
