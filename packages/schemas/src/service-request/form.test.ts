import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { legalFormSchema, valuationFormSchema } from './form.ts';

const client = { clientName: 'Marta Ruiz', clientEmail: 'marta@prueba.mx' };

it('the numbers of a service request are read as people type them', () => {
  const sent = {
    area: '8 x 20',
    bedrooms: 'tres',
    bathrooms: '2½ baños',
    parking: '',
    age: '5 años',
  };
  expect(z.parse(valuationFormSchema, { ...client, ...sent })).toMatchObject({
    area: '160',
    bedrooms: 3,
    bathrooms: '2.5',
    parking: null,
    age: '5',
  });
  const value = { propertyValue: '4,5 M' };
  expect(z.parse(legalFormSchema, { ...client, ...value })).toMatchObject({
    propertyValue: '4500000',
  });
});

it.each([
  ['4.500', /^Se puede leer de dos maneras/u],
  ['US$350 mil', /^Está en dólares: escríbelo en pesos/u],
])('a value of %j is refused with its reason', (propertyValue, words) => {
  const { error } = z.safeParse(legalFormSchema, { ...client, propertyValue });
  expect(error?.issues).toMatchObject([
    { path: ['propertyValue'], message: expect.stringMatching(words) },
  ]);
});
