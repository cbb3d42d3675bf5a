import { expect, test } from 'vitest';
import { listingPicture, pictureVersion, portalPicture } from './share-picture.ts';

const listing = {
  propertyType: 'departamento',
  operationType: 'venta',
  salePrice: '4500000.00',
  rentPrice: null,
  currency: 'MXN',
  neighborhood: 'Condesa',
  city: 'Cuauhtémoc',
  state: 'Ciudad de México',
  images: [{ baseUrl: '/uploads/a' }],
};

test.each([
  [{}, '$4,500,000'],
  [{ operationType: 'renta', salePrice: null, rentPrice: '45000.00' }, '$45,000 al mes'],
  [{ operationType: 'ambos', rentPrice: '45000.00' }, '$4,500,000 · $45,000 al mes'],
  [{ currency: 'USD' }, 'US$4,500,000'],
  [{ salePrice: null }, 'Precio a consultar'],
])('the price on the picture of %o is %s', (values, title) => {
  expect(listingPicture({ ...listing, ...values }).words.title).toBe(title);
});

test('the picture names kind, operation and place, and a city named like its state only once', () => {
  expect(listingPicture(listing).words).toMatchObject({
    label: 'Departamento en venta',
    place: 'Condesa, Cuauhtémoc, Ciudad de México',
  });
  expect(listingPicture({ ...listing, city: 'Ciudad de México' }).words.place).toBe(
    'Condesa, Ciudad de México',
  );
});

test('the version of a picture changes with each thing on it', () => {
  const version = (values: Partial<typeof listing>) =>
    pictureVersion(listingPicture({ ...listing, ...values }));
  const versions = [
    version({}),
    version({ images: [] }),
    version({ images: [{ baseUrl: '/uploads/b' }] }),
    version({ salePrice: '4500001.00' }),
    version({ currency: 'USD' }),
    version({ operationType: 'ambos' }),
    version({ propertyType: 'casa' }),
    version({ neighborhood: 'Roma Norte' }),
    version({ city: 'Ciudad de México' }),
    version({ state: 'Puebla' }),
    pictureVersion(portalPicture()),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  for (const one of versions) expect(one).toMatch(/^[a-z\d]{6,12}$/u);
});

test('the version of a picture stays with another photo behind the cover', () => {
  const images = [{ baseUrl: '/uploads/a' }, { baseUrl: '/uploads/b' }];
  expect(pictureVersion(listingPicture({ ...listing, images }))).toBe(
    pictureVersion(listingPicture(listing)),
  );
});
