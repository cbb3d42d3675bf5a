import type { PropertyDetail } from '@pbr/schemas/property';
import { aPropertyCard } from './a-property-card.ts';

/** A listing as its own page gets it; say only what the test is about. */
export function aPropertyDetail(property: Partial<PropertyDetail> = {}): PropertyDetail {
  return {
    ...aPropertyCard(),
    description: 'A una calle del parque.',
    street: 'Ámsterdam',
    number: '25',
    commercialNames: null,
    features: [],
    ownerId: crypto.randomUUID(),
    owner: {
      firstName: 'Elena',
      lastName: 'Ríos',
      email: 'elena@portal.mx',
      phone: '55 1234 5678',
      profileImageUrl: null,
    },
    ownerWhatsapp: null,
    updatedAt: '2026-10-01T12:00:00.000Z',
    commissionShares: [],
    inquiries: [],
    can: { edit: false },
    ...property,
  };
}
