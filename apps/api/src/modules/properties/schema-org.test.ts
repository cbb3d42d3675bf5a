import { describe, expect, it } from 'vitest';
import { exampleValues } from './field-facts.ts';
import { accommodation } from './schema-org.ts';

const place = (values: object) => accommodation({ ...exampleValues, publicPoint: null, ...values });

const unknown = {
  bedrooms: null,
  fullBathrooms: null,
  halfBathrooms: null,
  constructionArea: null,
  maintenanceFee: null,
  frontageM: null,
  levels: null,
  yearBuilt: null,
  petsAllowed: null,
};
/** Only the numbers of a listing that has these and no others. */
function numbersOf(values: object) {
  const {
    '@type': _type,
    name: _name,
    accommodationCategory: _category,
    address: _address,
    ...numbers
  } = place({ features: [], ...unknown, ...values });
  return numbers;
}

describe('a listing for machines', () => {
  it('is a place of its kind, at an address, with its amenities', () => {
    expect(place({ propertyType: 'departamento', features: ['Alberca'] })).toMatchObject({
      '@type': ['Accommodation', 'Apartment'],
      name: 'Casa con patio en el Centro',
      accommodationCategory: 'departamento',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Calle 60 482, Centro',
        addressLocality: 'Mérida',
        addressRegion: 'Yucatán',
        postalCode: '97000',
        addressCountry: 'MX',
      },
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Alberca', value: true }],
    });
  });

  it('has the point that everybody may see, if there is one', () => {
    const publicPoint = { latitude: 20.9673, longitude: -89.6241 };
    const exact = { latitude: 20.967123, longitude: -89.624321 };
    expect(place({ ...exact, publicPoint })['geo']).toEqual({
      '@type': 'GeoCoordinates',
      ...publicPoint,
    });
    expect(place({ ...exact, publicPoint: null })).not.toHaveProperty('geo');
  });

  it('has no hidden street, even of a listing that its owner reads', () => {
    expect(place({ hideStreet: true })).toMatchObject({ address: { streetAddress: 'Centro' } });
  });

  it('may have no postal code and say nothing of pets', () => {
    const bare = place({ postalCode: null, petsAllowed: null });
    expect(bare).not.toHaveProperty('address.postalCode');
    expect(bare).not.toHaveProperty('petsAllowed');
  });

  it.each([
    ['si', true],
    ['no', false],
  ])('says whether pets are allowed: %s', (petsAllowed, isAllowed) => {
    expect(place({ petsAllowed })).toMatchObject({ petsAllowed: isAllowed });
  });

  it('may be of a kind without a type of its own, have no number and no amenities', () => {
    const shop = place({ propertyType: 'local', number: null, features: [] });
    expect(shop).toMatchObject({
      '@type': 'Accommodation',
      address: { streetAddress: 'Calle 60, Centro' },
    });
    expect(shop).not.toHaveProperty('amenityFeature');
  });

  it('tells the numbers that are known, a zero included', () => {
    expect(numbersOf({ bedrooms: 3, halfBathrooms: 0 })).toEqual({
      numberOfBedrooms: 3,
      numberOfPartialBathrooms: 0,
    });
    expect(numbersOf({})).toEqual({});
  });

  it('counts half bathrooms as one', () => {
    expect(numbersOf({ fullBathrooms: 2, halfBathrooms: 1 })).toMatchObject({
      numberOfFullBathrooms: 2,
      numberOfBathroomsTotal: 3,
    });
    expect(numbersOf({ fullBathrooms: 2 })).toMatchObject({ numberOfBathroomsTotal: 2 });
  });

  it.each([2500, 0])('tells a maintenance fee of %s in pesos a month', (maintenanceFee) => {
    expect(numbersOf({ maintenanceFee, currency: 'USD' })).toEqual({
      additionalProperty: [
        {
          '@type': 'PropertyValue',
          name: 'Mantenimiento',
          value: maintenanceFee,
          unitText: 'MXN al mes',
        },
      ],
    });
  });

  it('tells the floor as a text, the year and the deposit', () => {
    expect(numbersOf({ floor: 0, yearBuilt: 1998, depositMonths: 2 })).toEqual({
      floorLevel: '0',
      yearBuilt: 1998,
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Depósito', value: 2, unitCode: 'MON' },
      ],
    });
  });

  it('tells lengths with their unit', () => {
    expect(numbersOf({ frontageM: '9.50', depthM: '22.00', levels: 2 })).toEqual({
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Frente', value: 9.5, unitCode: 'MTR' },
        { '@type': 'PropertyValue', name: 'Fondo', value: 22, unitCode: 'MTR' },
        { '@type': 'PropertyValue', name: 'Niveles', value: 2 },
      ],
    });
  });

  it('tells areas with their unit', () => {
    expect(numbersOf({ constructionArea: '96.50', landArea: '120.00' })).toEqual({
      floorSize: { '@type': 'QuantitativeValue', value: 96.5, unitCode: 'MTK' },
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Superficie de terreno', value: 120, unitCode: 'MTK' },
      ],
    });
  });
});
