import { expect, it } from 'vitest';
import { emptyListing } from './form-values.ts';
import { differencesBetween, merged } from './merge-versions.ts';

const base = { ...emptyListing, name: 'Casa', salePrice: '4,500,000', city: 'Morelia' };

it("names the differences, and suggests one's own text where one changed it", () => {
  const mine = { ...base, name: 'Casa grande', salePrice: '5 M' };
  const theirs = { ...base, name: 'Casa chica', salePrice: '5,000,000', city: 'Puebla' };
  expect(differencesBetween(base, mine, theirs)).toEqual([
    {
      name: 'name',
      label: 'Nombre',
      mine: 'Casa grande',
      theirs: 'Casa chica',
      suggested: 'mine',
    },
    { name: 'city', label: 'Ciudad', mine: 'Morelia', theirs: 'Puebla', suggested: 'theirs' },
  ]);
});

it('shows choices in the words of the form', () => {
  const bare = { ...base, salePrice: '' };
  const mine = { ...bare, dealStatus: 'vendida', operationType: 'ambos', features: ['Alberca'] };
  const theirs = { ...bare, propertyType: 'casa', petsAllowed: 'si' };
  expect(
    differencesBetween(bare, mine, theirs).map(({ label, mine: own, theirs: other }) => [
      label,
      own,
      other,
    ]),
  ).toEqual([
    ['Tipo de propiedad', 'Sin dato', 'Casa'],
    ['Operación', 'Venta y Renta', 'Sin dato'],
    ['Disponibilidad', 'Vendida', 'Disponible'],
    ['Mascotas', 'Sin dato', 'Acepta mascotas'],
    ['Amenidades', 'Alberca', 'Sin dato'],
  ]);
});

it('keeps the chosen value of each field', () => {
  const mine = { ...base, name: 'Mía', street: 'Mía' };
  const theirs = { ...base, name: 'Suya', city: 'Puebla' };
  const sides = new Map([
    ['name', 'theirs'],
    ['city', 'theirs'],
    ['street', 'mine'],
  ] as const);
  expect(merged(mine, theirs, sides)).toEqual({
    ...base,
    name: 'Suya',
    city: 'Puebla',
    street: 'Mía',
  });
});
