import { expect, test } from 'vitest';
import { schemaOrgFaults } from './schema-org-faults.ts';

const listing = {
  '@context': 'https://schema.org',
  '@type': 'RealEstateListing',
  url: 'https://portal.mx/properties/1',
  datePosted: '2026-10-01T12:00:00.000Z',
  mainEntity: {
    '@type': ['Accommodation', 'House'],
    '@id': 'https://portal.mx/properties/1#lugar',
    floorSize: { '@type': 'QuantitativeValue', value: 96.5, unitCode: 'MTK' },
  },
  offers: {
    '@type': 'Offer',
    price: 4_500_000,
    priceCurrency: 'MXN',
    availability: 'https://schema.org/InStock',
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    itemOffered: { '@id': 'https://portal.mx/properties/1#lugar' },
  },
};

test('a block in the words of schema.org has no faults', () => {
  expect(schemaOrgFaults(listing)).toEqual([]);
});

const inside = (key: 'mainEntity' | 'offers', values: object) => ({
  ...listing,
  [key]: { ...listing[key], ...values },
});

test.each([
  ['an unknown property', { ...listing, bedroomCount: 2 }, 'bedroomCount'],
  ['a property of another type', { ...listing, floorSize: '96' }, 'floorSize'],
  ['an unknown property further in', inside('offers', { cost: 1 }), 'cost'],
  ['an unknown type', inside('mainEntity', { '@type': 'Condo' }), 'Condo'],
  ['a thing without a type', inside('mainEntity', { '@type': undefined }), '@type'],
  ['a thing where another is due', { ...listing, mainEntity: [], offers: listing.mainEntity }, ''],
  ['a text where a thing is due', inside('mainEntity', { floorSize: '96 m²' }), 'floorSize'],
  ['a relative URL', { ...listing, url: '/properties/1' }, 'url'],
  ['a day that is no date', { ...listing, datePosted: '1/10/2026' }, 'datePosted'],
  ['a written price', inside('offers', { price: '$4,500,000' }), 'price'],
  ['a currency without its code', inside('offers', { priceCurrency: 'pesos' }), 'priceCurrency'],
  ['an availability of our own', inside('offers', { availability: 'vendida' }), 'availability'],
  ['nothing', inside('offers', { price: null }), 'price'],
  ['an empty text', { ...listing, name: ' ' }, 'name'],
  ['another context', { ...listing, '@context': 'https://schema.test' }, '@context'],
])('%s is a fault', (_case, block, word) => {
  const faults = schemaOrgFaults(block);
  expect(faults).not.toEqual([]);
  expect(faults.join()).toContain(word);
});
