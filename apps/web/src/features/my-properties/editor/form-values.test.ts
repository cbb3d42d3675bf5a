import { isShown } from '@pbr/schemas/property/fields';
import { describe, expect, it } from 'vitest';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import {
  changedFields,
  checkListing,
  emptyListing,
  type ListingValues,
  typedValuesOf,
} from './form-values.ts';

const aListing = (values: Partial<ListingValues> = {}): ListingValues => ({
  ...emptyListing,
  name: 'Casa con patio',
  description: 'Luz todo el día.',
  street: 'Ámsterdam',
  neighborhood: 'Condesa',
  city: 'Cuauhtémoc',
  propertyType: 'casa',
  operationType: 'venta',
  ...values,
});

it.each([
  ['venta', ['salePrice']],
  ['renta', ['rentPrice']],
  ['ambos', ['salePrice', 'rentPrice']],
  ['', []],
])('for %j the prices %j are shown', (operationType, shown) => {
  const values = aListing({ operationType });
  const prices = (['salePrice', 'rentPrice'] as const).filter((field) => isShown(field, values));
  expect(prices).toEqual(shown);
});

it.each([
  ['casa', true],
  ['departamento', true],
  ['oficina', false],
  ['local', false],
  ['terreno', false],
])('the bedrooms of %s: shown is %s', (propertyType, isAsked) => {
  expect(isShown('bedrooms', aListing({ propertyType }))).toBe(isAsked);
});

describe('the sent values', () => {
  it('have numbers as they were meant, and null for empty fields', () => {
    const checked = checkListing(
      aListing({ salePrice: '4.5 M', bedrooms: '3', constructionArea: '1,200.5 m²', number: ' ' }),
    );
    expect(checked).toMatchObject({
      listing: {
        salePrice: '4500000',
        rentPrice: null,
        bedrooms: 3,
        fullBathrooms: null,
        constructionArea: '1200.5',
        number: null,
        currency: 'MXN',
        state: 'Ciudad de México',
      },
    });
  });

  it('include nothing of a hidden field, not even its errors', () => {
    const checked = checkListing(
      aListing({
        operationType: 'renta',
        salePrice: 'no sé',
        propertyType: 'terreno',
        bedrooms: 'x',
      }),
    );
    expect(checked).toMatchObject({ listing: { salePrice: null, bedrooms: null } });
  });

  it('are refused field by field, in words', () => {
    const checked = checkListing({ ...emptyListing, operationType: 'venta', salePrice: '4.500' });
    expect(checked).toMatchObject({
      errors: {
        name: 'Escribe el nombre de la propiedad.',
        description: 'Escribe la descripción.',
        street: 'Escribe la calle.',
        neighborhood: 'Escribe la colonia.',
        city: 'Escribe la ciudad.',
        propertyType: 'Elige el tipo de propiedad.',
      },
    });
    expect(checked).toHaveProperty('errors.salePrice');
  });
});

it.each([
  ['venta', 'vendida'],
  ['ambos', 'rentada'],
  ['venta', ''],
])('a listing for %s can be %j', (operationType, dealStatus) => {
  expect(checkListing(aListing({ operationType, dealStatus }))).toHaveProperty('listing');
});

it.each([
  ['venta', 'rentada', 'Solo está en venta: no puede quedar como rentada.'],
  ['renta', 'vendida', 'Solo está en renta: no puede quedar como vendida.'],
])('a listing for %s cannot be %s', (operationType, dealStatus, words) => {
  expect(checkListing(aListing({ operationType, dealStatus }))).toEqual({
    errors: { dealStatus: words },
  });
});

describe('the maintenance fee', () => {
  it.each([
    ['$2,500', 2500],
    ['2.5 mil', 2500],
    ['0', 0],
    ['', null],
  ])('typed as %j is sent as %j', (maintenanceFee, sent) => {
    expect(checkListing(aListing({ maintenanceFee, currency: 'USD' }))).toMatchObject({
      listing: { maintenanceFee: sent },
    });
  });

  it.each([
    ['2,500.50', 'Escribe un número entero de 0 a 9,999,999.'],
    ['10,000,000', 'Escribe un número entero de 0 a 9,999,999.'],
    ['US$150', 'Está en dólares: escríbelo en pesos.'],
    ['mucho', 'No se entiende: escribe, por ejemplo, 2,500 o 2.5 mil.'],
  ])('%j is refused', (maintenanceFee, words) => {
    expect(checkListing(aListing({ maintenanceFee }))).toEqual({
      errors: { maintenanceFee: words },
    });
  });
});

describe('a number', () => {
  it.each([
    ['salePrice', '4,5 M', '4500000'],
    ['salePrice', 'ocho millones', '8000000'],
    ['constructionArea', '96,5', '96.5'],
    ['landArea', '8x20', '160'],
    ['bedrooms', 'tres', 3],
  ] as const)('of the field %s typed as %j is sent as %j', (name, typed, sent) => {
    expect(checkListing(aListing({ [name]: typed }))).toMatchObject({ listing: { [name]: sent } });
  });

  it.each([
    [
      'salePrice',
      '4.500',
      'Se puede leer de dos maneras: escribe, por ejemplo, 4,500,000 o 4.5 M.',
    ],
    ['salePrice', 'US$350 mil', 'Está en dólares: escríbelo en pesos.'],
    ['landArea', '1.200', 'Se puede leer de dos maneras: escribe, por ejemplo, 120 o 1,200.5.'],
    ['bedrooms', '2 o 3', 'Hace falta una sola cantidad exacta: escribe, por ejemplo, 2.'],
  ] as const)('of the field %s typed as %j is refused with an example', (name, typed, words) => {
    expect(checkListing(aListing({ [name]: typed }))).toEqual({ errors: { [name]: words } });
  });

  it('in dollars is sent once the listing is in dollars', () => {
    const values = aListing({ salePrice: 'US$350 mil', currency: 'USD' });
    expect(checkListing(values)).toMatchObject({ listing: { salePrice: '350000' } });
  });
});

describe('the further facts', () => {
  it('are sent as they were meant', () => {
    const typed = {
      operationType: 'renta',
      postalCode: ' 06140 ',
      municipality: ' Cuauhtémoc ',
      frontageM: '9.5 m',
      depthM: '1,022 mts',
      levels: '2',
      yearBuilt: '1938',
      depositMonths: '1',
      furnished: 'amueblado',
      petsAllowed: '',
      availableFrom: '2026-12-15',
      agencyReference: ' MID-0482 ',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ?si=x',
      tourUrl: 'https://kuula.co/post/NhFVw',
    };
    expect(checkListing(aListing(typed))).toMatchObject({
      listing: {
        postalCode: '06140',
        municipality: 'Cuauhtémoc',
        frontageM: '9.5',
        depthM: '1022',
        levels: 2,
        yearBuilt: 1938,
        depositMonths: 1,
        furnished: 'amueblado',
        petsAllowed: null,
        availableFrom: '2026-12-15',
        agencyReference: 'MID-0482',
        videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        tourUrl: 'https://kuula.co/share/NhFVw',
      },
    });
  });

  it('from elsewhere are refused with the hosts beside the field', () => {
    const typed = {
      videoUrl: 'https://www.tiktok.com/@a/video/1',
      tourUrl: 'http://kuula.co/post/NhFVw',
    };
    expect(checkListing(aListing(typed))).toEqual({
      errors: {
        videoUrl:
          'Pega un enlace que empiece con https:// de YouTube (www.youtube.com, youtu.be) o Vimeo (vimeo.com).',
        tourUrl:
          'Pega un enlace que empiece con https:// de Matterport (my.matterport.com) o Kuula (kuula.co).',
      },
    });
  });

  it('are refused in words', () => {
    const typed = { postalCode: '614', yearBuilt: '38', depthM: '22 m2', levels: '0' };
    expect(checkListing(aListing(typed))).toMatchObject({
      errors: {
        postalCode: 'Escribe los cinco dígitos del código postal.',
        yearBuilt: 'Escribe un número entero de 1500 a 2100.',
        depthM: 'No se entiende: escribe, por ejemplo, 12 o 7.5.',
        levels: 'Escribe un número entero de 1 a 99.',
      },
    });
  });
});

describe('a stored listing in the form', () => {
  const stored = aPropertyDetail({
    salePrice: '4500000.00',
    constructionArea: '96.50',
    bedrooms: 0,
    maintenanceFee: 2500,
    postalCode: '06140',
    depthM: '1022.00',
    yearBuilt: 1938,
    features: ['Elevador'],
  });

  it('reads as people write', () => {
    expect(typedValuesOf(stored)).toMatchObject({
      salePrice: '4,500,000',
      rentPrice: '',
      constructionArea: '96.5',
      bedrooms: '0',
      maintenanceFee: '2,500',
      postalCode: '06140',
      depthM: '1,022',
      yearBuilt: '1938',
      furnished: '',
      features: ['Elevador'],
    });
  });

  it('is unchanged however the same values are typed', () => {
    const values = typedValuesOf(stored);
    expect(
      changedFields(values, {
        ...values,
        salePrice: '4.5 M',
        constructionArea: '96,50 m²',
        maintenanceFee: '$2500',
        depthM: '1022 m',
      }),
    ).toEqual([]);
    expect(changedFields(values, { ...values, salePrice: '4.6 M', features: [] })).toEqual([
      'salePrice',
      'features',
    ]);
  });

  it('returns as it came', () => {
    const checked = checkListing(typedValuesOf(stored));
    expect(checked).toMatchObject({
      listing: {
        salePrice: '4500000',
        constructionArea: '96.5',
        bedrooms: 0,
        maintenanceFee: 2500,
      },
    });
  });
});
