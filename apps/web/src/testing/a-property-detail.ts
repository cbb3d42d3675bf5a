import { perField, type PropertyValues } from '@pbr/schemas/property/fields';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { aPropertyCard } from './a-property-card.ts';

/** A listing as its own page receives it. Pass only the fields that the test is about. */
export function aPropertyDetail(property: Partial<PropertyDetail> = {}): PropertyDetail {
  const card = aPropertyCard(property);
  return {
    ...perField<PropertyValues>(({ kind }) => (kind === 'amenities' ? [] : null)),
    ...card,
    description: 'A una calle del parque.',
    street: 'Ámsterdam',
    number: '25',
    hideStreet: false,
    locationPrecision: 'aproximada',
    publicPoint: null,
    ownerId: crypto.randomUUID(),
    owner: {
      firstName: 'Elena',
      lastName: 'Ríos',
      email: 'elena@portal.mx',
      phone: '55 1234 5678',
      profileImageUrl: null,
    },
    agent: null,
    ownerWhatsapp: null,
    schemaOrg: {},
    places: [card.state, card.city, card.neighborhood].map((name) => ({
      slug: slugOf(name),
      name,
    })),
    updatedAt: '2026-10-01T12:00:00.000Z',
    isDraft: false,
    version: 1,
    commissionShares: [],
    inquiries: [],
    views: null,
    can: { edit: false },
    ...property,
  };
}

const slugOf = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
