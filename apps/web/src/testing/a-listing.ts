import type { MyProperty } from '@pbr/schemas/property/mine';
import { aPropertyCard } from './a-property-card.ts';

/** A listing as its agent's own list shows it. */
export const aListing = (listing: Partial<MyProperty> = {}): MyProperty => ({
  ...aPropertyCard(listing),
  isDraft: false,
  agencyReference: null,
  availableFrom: null,
  version: 1,
  updatedAt: '2026-10-01T12:00:00.000Z',
  excerpt: 'Luminoso y bien ubicado.',
  shares: [],
  inquiryCount: 0,
  unansweredInquiries: 0,
  views: { count: 0, since: '2026-10-01T12:00:00.000Z' },
  daysOnline: 51,
  owner: {
    id: '00000000-0000-4000-8000-0000000000a1',
    firstName: 'Ana',
    lastName: 'Valdés',
    profileImageUrl: null,
    isActive: true,
  },
  hasPhoto: true,
  ...listing,
});
