import type { MyProperty } from '@pbr/schemas/property/mine';
import { aPropertyCard } from './a-property-card.ts';

/** A listing as its agent's own list shows it. */
export const aListing = (listing: Partial<MyProperty> = {}): MyProperty => ({
  ...aPropertyCard(listing),
  isDraft: false,
  version: 1,
  updatedAt: '2026-10-01T12:00:00.000Z',
  excerpt: 'Luminoso y bien ubicado.',
  shares: [],
  unansweredInquiries: 0,
  views: { count: 0, since: '2026-10-01T12:00:00.000Z' },
  hasPhoto: true,
  ...listing,
});
