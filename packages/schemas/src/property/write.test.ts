import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { propertyPatchSchema } from './patch.ts';
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
    ['06700', '06700'],
    [' 97000 ', '97000'],
    ['', null],
    [undefined, null],
  ])('a postal code of %j is %j', (sent, code) => {
    expect(value({ postalCode: sent }).postalCode).toBe(code);
  });

  test.each(['6700', '067000', '0670a', 'O6700', '06 70', '０６７００', 6700, 12_345])(
    'refuses %j as a postal code',
    (postalCode) => {
      expect(parse({ postalCode }).error?.issues).toMatchObject([
        { path: ['postalCode'], message: 'Escribe los cinco dígitos del código postal.' },
      ]);
    },
  );

  test.each([
    ['floor', [0, 99]],
    ['levels', [1, 99]],
    ['yearBuilt', [1500, 2100]],
    ['depositMonths', [0, 12]],
  ])('%s is a whole number within %j', (field, [first = 0, last = 0]) => {
    const of = (sent: unknown) => parse({ operationType: 'renta', [field]: sent });
    for (const right of [first, last]) {
      expect(of(right).data).toMatchObject({ [field]: right });
      expect(of(String(right)).data).toMatchObject({ [field]: right });
    }
    for (const wrong of [first - 1, last + 1, first + 0.5, 'mucho'])
      expect(of(wrong).error?.issues).toMatchObject([
        { path: [field], message: `Escribe un número entero de ${first} a ${last}.` },
      ]);
    expect(of(' ').data).toMatchObject({ [field]: null });
  });

  test.each([
    ['casa', ['depthM', 'frontageM', 'furnished', 'levels', 'petsAllowed', 'yearBuilt']],
    ['departamento', ['floor', 'furnished', 'levels', 'petsAllowed', 'yearBuilt']],
    ['oficina', ['floor', 'furnished', 'levels', 'yearBuilt']],
    ['local', ['depthM', 'floor', 'frontageM', 'furnished', 'levels', 'yearBuilt']],
    ['terreno', ['depthM', 'frontageM']],
  ])('a %s keeps of what only some types have: %j', (propertyType, kept) => {
    const sent = {
      floor: 3,
      levels: 2,
      yearBuilt: 1998,
      frontageM: '7.50',
      depthM: '20',
      furnished: 'amueblado',
      petsAllowed: 'no',
    };
    const stored = Object.entries(value({ propertyType, ...sent }));
    const names = stored.filter(([name, of]) => Object.hasOwn(sent, name) && of !== null);
    expect(names.map(([name]) => name).toSorted()).toEqual(kept);
  });

  test.each([
    ['venta', null],
    ['renta', 2],
    ['ambos', 2],
  ])('for %s keeps a deposit: %s', (operationType, depositMonths) => {
    expect(value({ operationType, depositMonths: '2' }).depositMonths).toBe(depositMonths);
  });

  test.each(['furnished', 'petsAllowed'])('%s is one of its choices, or none', (field) => {
    for (const none of ['', null, undefined])
      expect(value({ [field]: none })).toMatchObject({ [field]: null });
    expect(parse({ [field]: 'tal vez' }).error?.issues).toMatchObject([
      { path: [field], message: 'Elige una de las opciones.' },
    ]);
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
    ['municipality', 'a'.repeat(121)],
    ['maintenanceFee', 10_000_000],
    ['maintenanceFee', '2500.5'],
    ['maintenanceFee', '-1'],
    ['maintenanceFee', '$2,500'],
    ['state', 'Texas'],
    ['currency', 'EUR'],
    ['propertyType', 'castillo'],
    ['name', 'a'.repeat(151)],
    ['name', '\u200b\u202e'],
    ['description', '\u0000\v'],
    ['features', 'Alberca'],
  ])('refuses %s = %j', (field, wrong) => {
    expect(refusedField({ [field]: wrong })).toBe(field);
  });

  test('ignores what a client may not set', () => {
    expect(
      value({ id: 'x', ownerId: 'y', createdAt: 'z', isActive: 'x', status: 'x' }),
    ).not.toHaveProperty('ownerId');
  });

  test.each([0, '0', '0.00', '000'])('takes the price %o as none', (salePrice) => {
    expect(value({ salePrice }).salePrice).toBeNull();
    expect(z.parse(propertyPatchSchema, { salePrice }).fields).toEqual({ salePrice: null });
  });

  test('keeps every price exactly as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (cents) => {
        const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(value({ salePrice: text }).salePrice).toBe(text);
      }),
    );
  });
});

describe('a field that contradicts an amenity', () => {
  const sent = { ...complete, petsAllowed: 'no', features: ['Alberca', 'Se aceptan mascotas'] };
  const says = 'Las amenidades dicen “Se aceptan mascotas”. Quítala de ellas o cambia este campo.';
  const problems = ({ error }: { error?: z.core.$ZodError | undefined }) =>
    error?.issues.map(({ path, message }) => [path[0], message]);

  test('is refused beside the field, of a listing, a draft and a change', () => {
    const published = z.safeParse(propertyWriteSchema, { ...sent, propertyType: 'casa' });
    expect(problems(published)).toEqual([['petsAllowed', says]]);
    expect(problems(z.safeParse(draftWriteSchema, { ...sent, propertyType: 'casa' }))).toEqual([
      ['petsAllowed', says],
    ]);
    const change = { petsAllowed: 'no', features: sent.features };
    expect(problems(z.safeParse(propertyPatchSchema, change))).toEqual([['petsAllowed', says]]);
  });

  test('is none where the field is hidden, empty or says the same', () => {
    for (const other of [
      { propertyType: 'oficina' },
      { propertyType: 'casa', petsAllowed: '' },
      { propertyType: 'casa', petsAllowed: 'si' },
      { propertyType: 'casa', features: ['No se aceptan mascotas'] },
    ])
      expect(problems(z.safeParse(propertyWriteSchema, { ...sent, ...other }))).toBeUndefined();
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

  test('has no values for what it lacks but need not have', () => {
    expect(
      draft({ name: 'Casa', propertyType: 'departamento', operationType: 'renta' }).data,
    ).toMatchObject({
      postalCode: null,
      municipality: null,
      floor: null,
      depositMonths: null,
      furnished: null,
      petsAllowed: null,
    });
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
