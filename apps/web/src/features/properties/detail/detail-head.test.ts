import type { PropertyDetail } from '@pbr/schemas/property/read';
import { expect, it } from 'vitest';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { aPropertyImage } from '../../../testing/a-property-card.ts';
import { aPropertyDetail } from '../../../testing/a-property-detail.ts';
import { detailHead } from './detail-head.ts';

function headOf(property: PropertyDetail | undefined) {
  const trpcUtils = {
    property: { get: { getData: () => property } },
    site: { get: { getData: () => undefined } },
  };
  const context = { trpcUtils, publicOrigin: 'https://portal.mx' } as unknown as RouterContext;
  const head = detailHead(context, property?.id ?? 'no');
  const meta = new Map<unknown, unknown>();
  for (const tag of head.meta as Record<string, unknown>[]) {
    if ('title' in tag) meta.set('title', tag['title']);
    else meta.set(tag['name'] ?? tag['property'], tag['content']);
  }
  return { meta, links: 'links' in head ? head.links : [] };
}

it('names the listing, its place, size and price, and its absolute URL and photo', () => {
  const property = aPropertyDetail({ name: 'Casa del jardín', images: [aPropertyImage()] });
  const { meta, links } = headOf(property);
  const url = `https://portal.mx/properties/${property.id}`;
  expect(meta.get('title')).toBe('Casa del jardín, Condesa | Portal PBR');
  expect(meta.get('description')).toBe(
    'Departamento en venta en Condesa, Cuauhtémoc. 2 rec., 2 baños, 1 cajón, 96.5 m². $4,500,000. A una calle del parque.',
  );
  expect(meta.get('og:url')).toBe(url);
  expect(meta.get('og:image')).toMatch(`https://portal.mx/og/${property.id}.jpg?v=`);
  expect(meta.get('og:image:width')).toBe('1200');
  expect(links[0]).toEqual({ rel: 'canonical', href: url });
  expect(meta.has('robots')).toBe(false);
});

it('has another URL for another share picture, and the same one for the same', () => {
  const property = aPropertyDetail({ images: [aPropertyImage()] });
  const pictureOf = (values: Partial<PropertyDetail>) =>
    headOf({ ...property, ...values }).meta.get('og:image');
  const before = pictureOf({});
  expect(pictureOf({ internalNotes: 'Llaves.', updatedAt: '2027-01-01T00:00:00.000Z' })).toBe(
    before,
  );
  expect(pictureOf({ images: [] })).not.toBe(before);
  expect(pictureOf({ images: [aPropertyImage({ baseUrl: '/uploads/otra' })] })).not.toBe(before);
  expect(pictureOf({ salePrice: '4400000.00' })).not.toBe(before);
});

it('keeps a paused listing out of search engines', () => {
  expect(headOf(aPropertyDetail({ isActive: false })).meta.get('robots')).toBe('noindex');
});

it('only says that an unknown listing was not found', () => {
  const { meta, links } = headOf(undefined);
  expect(meta.get('title')).toBe('Propiedad no encontrada | Portal PBR');
  expect(meta.get('robots')).toBe('noindex');
  expect(links).toEqual([]);
});
