import type { LockedKind, RowKind } from '../../operation/rows.ts';
import {
  lockProperty,
  type LockedProperty,
  readProperty,
} from './listings/property-write.queries.ts';
import { canEditProperty, canSeeProperty } from './property.policy.ts';
import { type DetailRow, findProperty } from './property.queries.ts';

/** Listings that are not deleted, with what the policy needs. */
export const listings: RowKind<LockedProperty> & LockedKind<LockedProperty> = {
  row: 'property',
  missing: 'property.not_found',
  forbidden: 'property.forbidden',
  find: ({ db }, id) => readProperty(db, id),
  lock: ({ db }, id) => lockProperty(db, id),
  refusal: (actor, listing, needs) => {
    if (!canSeeProperty(actor, listing)) return 'missing';
    return needs === 'edit' && !canEditProperty(actor, listing) ? 'forbidden' : null;
  },
};

/** The same with everything that its page shows. */
export const wholeListings: RowKind<DetailRow> = {
  ...listings,
  find: ({ db, actor }, id) => findProperty(db, id, actor.kind !== 'visitor'),
};

export type { LockedProperty };
