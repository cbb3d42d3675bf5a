import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileMap } from './compile-map.ts';
import { loadMap } from './load-map.ts';

const map = await loadMap(join(import.meta.dirname, '../../../../import/maps/properati.json'));

/** An invented row in Properati's format. */
const row = {
  operation: 'sell',
  property_type: 'apartment',
  place_with_parent_names: '|Coyoacán|Distrito Federal|México|',
  'lat-lon': '19.342077,-99.127866',
  price: '2500000.0',
  currency: 'MXN',
  surface_total_in_m2: '',
  surface_covered_in_m2: '80.0',
  rooms: '',
  properati_url: 'http://coyoacan.ejemplo.mx/abc_venta',
};

function listing(changes: Partial<typeof row> = {}) {
  const cells = { ...row, ...changes };
  const mapped = compileMap(map, Object.keys(cells)).mapRow(Object.values(cells));
  if (mapped.kind !== 'listing') throw new Error(JSON.stringify(mapped));
  return mapped.property;
}

describe('the map for Properati', () => {
  it('makes a listing with name, place and description', () => {
    expect(listing({ rooms: '2.0' })).toMatchObject({
      name: 'Departamento en venta en Coyoacán',
      description:
        'Departamento en venta en Coyoacán, Ciudad de México, con 80 m² de construcción. Tiene 2 recámaras.\n\n' +
        'Precio de venta: $2,500,000 MXN.\n\n' +
        'El anuncio de origen no publica la calle ni el número. Pide al agente la ubicación exacta, fotos y los datos que te falten.',
      street: 'Calle no publicada',
      neighborhood: 'Coyoacán',
      municipality: 'Coyoacán',
      latitude: 19.342077,
      longitude: -99.127866,
      locationPrecision: 'aproximada',
      hideStreet: false,
      postalCode: null,
      city: 'Ciudad de México',
      state: 'Ciudad de México',
      propertyType: 'departamento',
      operationType: 'venta',
      salePrice: '2500000',
      rentPrice: null,
      bedrooms: 2,
      constructionArea: '80',
      landArea: null,
    });
  });

  it.each(['', '23.634501,-102.552788', '40.4168,-3.7038', '19.342077', '-99.127866,19.342077'])(
    'makes a listing without a point of the place %j',
    (place) => {
      expect(listing({ 'lat-lon': place })).toMatchObject({ latitude: null, longitude: null });
    },
  );

  it.each([
    ['|Tulum|Quintana Roo|México|', 'http://tulum.ejemplo.mx/1', 'Tulum', 'Tulum'],
    [
      '|Benito Juárez|Quintana Roo|México|',
      'http://cancun.ejemplo.mx/1',
      'Cancún',
      'Benito Juárez',
    ],
    [
      '|Benito Juárez|Quintana Roo|México|',
      'http://otra.ejemplo.mx/1',
      'Benito Juárez',
      'Benito Juárez',
    ],
    [
      '|Cancún|Benito Juárez|Quintana Roo|México|',
      'http://x.ejemplo.mx/1',
      'Cancún',
      'Benito Juárez',
    ],
  ])('reads %s at %s as city %s, neighborhood %s', (place, url, city, neighborhood) => {
    const changes = { place_with_parent_names: place, properati_url: url };
    expect(listing(changes)).toMatchObject({
      city,
      neighborhood,
      municipality: neighborhood,
      state: 'Quintana Roo',
      name: `Departamento en venta en ${city}`,
    });
  });

  it.each([
    ['apartment', '90.0', '80.0', '80', null],
    ['apartment', '90.0', '', '90', null],
    ['apartment', '0.0', '0.0', null, null],
    ['PH', '145.0', '', '145', null],
    ['store', '40.0', '0.0', '40', null],
    ['house', '144.0', '254.0', '254', '144'],
    ['house', '144.0', '', null, '144'],
    ['house', '2900000.0', '562.5', '562.5', null],
    ['apartment', '', '65748000.0', null, null],
  ])(
    'reads of %s with total %s and covered %s: construction %s, land %s',
    (kind, total, covered, construction, land) => {
      const changes = {
        property_type: kind,
        surface_total_in_m2: total,
        surface_covered_in_m2: covered,
      };
      expect(listing(changes)).toMatchObject({ constructionArea: construction, landArea: land });
    },
  );

  it("writes 'Precio a consultar' when there is no price", () => {
    const property = listing({ price: '', currency: '' });
    expect(property).toMatchObject({ salePrice: null, currency: 'MXN' });
    expect(property.description).toContain('Precio a consultar con el agente.');
  });

  it('omits the rooms of shops, and writes one room in the singular', () => {
    expect(listing({ property_type: 'store', rooms: '3.0' })).toMatchObject({
      name: 'Local comercial en venta en Coyoacán',
      propertyType: 'local',
      bedrooms: null,
      description: expect.not.stringContaining('recámara'),
    });
    expect(listing({ rooms: '1.0' }).description).toContain('Tiene 1 recámara.');
  });

  it('stores rents as rents', () => {
    expect(listing({ operation: 'rent', price: '18000.0' })).toMatchObject({
      name: 'Departamento en renta en Coyoacán',
      operationType: 'renta',
      salePrice: null,
      rentPrice: '18000',
      description: expect.stringContaining('Renta: $18,000 MXN al mes.'),
    });
  });

  it('refuses other currencies and gives the reason', () => {
    expect(() => listing({ currency: 'ARS' })).toThrow(
      'El portal publica precios en MXN o USD y esta fila viene en ARS.',
    );
  });
});
