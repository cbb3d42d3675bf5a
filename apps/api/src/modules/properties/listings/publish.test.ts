import { expect, test } from 'vitest';
import { exampleValues } from '../field-facts.ts';
import { publishProblems } from './publish.ts';

test.each([
  ['a complete listing', {}, null],
  ['a listing without a price', { salePrice: null }, null],
  ['a listing as it is stored', { salePrice: '4500000.00', constructionArea: '80.00' }, null],
  ['a blank text', { description: '' }, { description: 'Escribe la descripción.' }],
  [
    'blank choices',
    { propertyType: '', state: '' },
    { propertyType: 'Elige el tipo de propiedad.', state: 'Elige un estado.' },
  ],
])('%s has the problems of a new one', (_name, change, problems) => {
  expect(publishProblems({ ...exampleValues, ...change })).toEqual(problems);
});
