import type { PropertyCard } from '@pbr/schemas/property/read';
import type { PropertyImage } from '@pbr/schemas/property/photos';

/** A listing as a card receives it. Pass only the fields that the test is about. */
export function aPropertyCard(property: Partial<PropertyCard> = {}): PropertyCard {
  return {
    id: crypto.randomUUID(),
    name: 'Departamento con terraza',
    neighborhood: 'Condesa',
    city: 'Cuauhtémoc',
    state: 'Ciudad de México',
    propertyType: 'departamento',
    operationType: 'venta',
    salePrice: '4500000.00',
    rentPrice: null,
    currency: 'MXN',
    mxnEquivalent: null,
    bedrooms: 2,
    fullBathrooms: 2,
    halfBathrooms: 1,
    parkingSpaces: 1,
    landArea: null,
    constructionArea: '96.50',
    isActive: true,
    dealStatus: null,
    createdAt: '2026-10-01T12:00:00.000Z',
    images: [],
    imageCount: 0,
    ...property,
  };
}

export function aPropertyImage(image: Partial<PropertyImage> = {}): PropertyImage {
  return {
    id: crypto.randomUUID(),
    propertyId: crypto.randomUUID(),
    imageUrl: '/uploads/foto/1024.jpg',
    url: '/uploads/foto/1024.jpg',
    baseUrl: '/uploads/foto',
    category: 'fachada',
    order: 0,
    isPrimary: true,
    width: 1600,
    height: 1200,
    placeholder: null,
    createdAt: '2026-10-01T12:00:00.000Z',
    ...image,
  };
}
