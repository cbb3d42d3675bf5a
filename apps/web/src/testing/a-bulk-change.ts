import type { BulkItem, LeftOut } from '@pbr/schemas/bulk-change/bulk-change';
import type { MyProperty } from '@pbr/schemas/property/mine';

/** A listing that a change of several takes. */
export const itemOf = (listing: MyProperty, item: Partial<BulkItem> = {}): BulkItem => ({
  id: listing.id,
  name: listing.name,
  version: listing.version,
  ownerId: listing.owner.id,
  ownerName: 'Ana Valdés',
  currency: listing.currency,
  prices: [],
  endedShares: 0,
  ...item,
});

/** A listing that it leaves out; without a name it is not the person's. */
export const left = (
  { id }: MyProperty,
  reason: LeftOut['reason'],
  name: string | null = null,
): LeftOut => ({ id, name, reason, lacks: [] });
