import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { draftWriteSchema, propertyWriteSchema, sentIsActive } from './write.ts';

const complete = {
  name: 'Departamento en la Condesa',
  description: 'Luminoso.\nCon balcón.',
  street: 'Ámsterdam',
  neighborhood: 'Condesa',
  city: 'Ciudad de México',
  state: 'Ciudad de México',
  propertyType: 'departamento',
  operationType: 'venta',
  salePrice: 4_500_000,
};

const parse = (change: Record<string, unknown>) =>
  z.safeParse(propertyWriteSchema, { ...complete, ...change });
const value = (change: Record<string, unknown>) => {
  const result = parse(change);
  if (!result.success) throw result.error;
  return result.data;
};
const refusedField = (change: Record<string, unknown>) =>
  parse(change).error?.issues[0]?.path.join('.');

describe('a property as it is written', () => {
  test('gets its defaults, and empty texts become nothing', () => {
    expect(value({ number: ' ', rentPrice: '', bedrooms: null })).toMatchObject({
      number: null,
      commercialNames: null,
      currency: 'MXN',
      salePrice: '4500000',
      rentPrice: null,
      bedrooms: null,
      features: [],
    });
  });

  test.each([
    ['renta', { salePrice: null, rentPrice: '20000' }],
    ['venta', { salePrice: '4500000', rentPrice: null }],
    ['ambos', { salePrice: '4500000', rentPrice: '20000' }],
  ])('for %s keeps the prices that its form shows', (operationType, prices) => {
    expect(value({ operationType, rentPrice: '20000' })).toMatchObject(prices);
  });

  test.each([
    ['casa', 3],
    ['departamento', 3],
    ['oficina', null],
    ['local', null],
    ['terreno', null],
  ])('a %s keeps bedrooms: %s', (propertyType, bedrooms) => {
    expect(value({ propertyType, bedrooms: '3' }).bedrooms).toBe(bedrooms);
  });

  test.each([
    ['2500', 2500],
    [9_999_999, 9_999_999],
    [0, 0],
    ['', null],
    [undefined, null],
  ])('a maintenance fee of %j is %j, in whatever currency the price is', (sent, fee) => {
    expect(value({ maintenanceFee: sent, currency: 'USD' }).maintenanceFee).toBe(fee);
  });

  test.each([
    'name',
    'description',
    'street',
    'neighborhood',
    'city',
    'state',
    'propertyType',
    'operationType',
  ])('needs %s', (field) => {
    expect(refusedField({ [field]: undefined })).toBe(field);
    expect(refusedField({ [field]: '  ' })).toBe(field);
  });

  test.each([
    ['salePrice', '9999999999.999'],
    ['salePrice', 10_000_000_000],
    ['salePrice', -1],
    ['salePrice', '1e5'],
    ['salePrice', '4,500,000'],
    ['salePrice', Number.NaN],
    ['salePrice', 1e-7],
    ['bedrooms', 2.5],
    ['bedrooms', -1],
    ['bedrooms', 1e9],
    ['bedrooms', '100'],
    ['landArea', '123456789'],
    ['landArea', '1.005'],
    ['maintenanceFee', 10_000_000],
    ['maintenanceFee', '2500.5'],
    ['maintenanceFee', '-1'],
    ['maintenanceFee', '$2,500'],
    ['state', 'Texas'],
    ['currency', 'EUR'],
    ['propertyType', 'castillo'],
    ['name', 'a'.repeat(151)],
    ['name', 'dos\nlíneas'],
    ['name', 'medio \ud800'],
    ['description', 'nulo \u0000'],
    ['features', 'Alberca'],
  ])('refuses %s = %j', (field, wrong) => {
    expect(refusedField({ [field]: wrong })).toBe(field);
  });

  test('ignores what a client may not set', () => {
    expect(
      value({ id: 'x', ownerId: 'y', createdAt: 'z', isActive: 'x', status: 'x' }),
    ).not.toHaveProperty('ownerId');
  });

  test('keeps every amount of money exactly as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(value({ salePrice: text }).salePrice).toBe(text);
      }),
    );
  });
});

describe('a draft as it is written', () => {
  const draft = (sent: unknown) => z.safeParse(draftWriteSchema, sent);
  const fields = (sent: unknown) =>
    Object.fromEntries(
      (draft(sent).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    );

  test('needs only a name', () => {
    const blank = {
      description: '',
      street: '',
      neighborhood: '',
      city: '',
      state: '',
      propertyType: '',
      operationType: '',
    };
    const nothing = Object.fromEntries(Object.keys(blank).map((name) => [name, null]));
    for (const sent of [{}, blank, nothing])
      expect(draft({ ...sent, name: ' Casa ' }).data).toMatchObject({ ...blank, name: 'Casa' });
    expect(fields({ name: ' ' })).toEqual({ name: 'Escribe el nombre de la propiedad.' });
  });

  test('has the limits of a listing in whatever is sent', () => {
    expect(
      fields({ ...complete, street: 'x'.repeat(151), state: 'Texas', salePrice: '-1' }),
    ).toEqual({
      street: 'Usa 150 caracteres como máximo.',
      state: 'Elige un estado.',
      salePrice: expect.any(String),
    });
  });

  test('that is complete is the listing, and hidden fields are not stored', () => {
    expect(draft(complete).data).toEqual(value({}));
    expect(draft({ name: 'Casa', salePrice: '5', bedrooms: 2 }).data).toMatchObject({
      salePrice: null,
      bedrooms: null,
    });
  });
});

test.each([
  [{ isActive: true }, true],
  [{ isActive: false }, false],
  [{ isActive: 'false' }, undefined],
  [{}, undefined],
  [null, undefined],
])('%j says of being active: %s', (sent, says) => {
  expect(sentIsActive(sent)).toBe(says);
});
