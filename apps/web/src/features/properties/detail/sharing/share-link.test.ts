import { expect, it } from 'vitest';
import { aPropertyImage } from '../../../../testing/a-property-card.ts';
import { aPropertyDetail } from '../../../../testing/a-property-detail.ts';
import { shareUrl } from './share-link.ts';

const ID = '0b6f8a54-6a5e-4c6f-8d9a-1f2e3d4c5b6a';

function sharedText(property: Parameters<typeof aPropertyDetail>[0]) {
  const url = new URL(shareUrl(aPropertyDetail({ id: ID, ...property }), 'https://portal.mx'));
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect([...url.searchParams.keys()]).toEqual(['text']);
  return url.searchParams.get('text')?.split('\n');
}

it('has name, type, place, price, URL and photo, one per line', () => {
  expect(sharedText({ name: 'Casa & jardín', images: [aPropertyImage()] })).toEqual([
    'Casa & jardín',
    'Departamento en venta',
    'Condesa, Cuauhtémoc, Ciudad de México',
    '$4,500,000',
    `https://portal.mx/properties/${ID}`,
    'Foto: https://portal.mx/uploads/foto/1024.jpg',
  ]);
});

it('has both prices of a listing for sale and for rent, and omits a missing photo', () => {
  const text = sharedText({ operationType: 'ambos', rentPrice: '25000.00' });
  expect(text).toContain('$4,500,000 · $25,000 por mes');
  expect(text).toHaveLength(5);
});

it('says to ask for the price where there is none', () => {
  expect(sharedText({ salePrice: null })).toContain('Precio a consultar');
});

it('names a city with the name of its state once', () => {
  expect(sharedText({ city: 'Puebla', state: 'Puebla' })).toContain('Condesa, Puebla');
});
