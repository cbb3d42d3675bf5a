import { idsOfPublicId } from '@pbr/schemas/property/values';
import type { Actor } from '../../security/actor.ts';
import type { LockedKind, RowKind } from '../../action/rows.ts';
import { lockProperty, type LockedProperty, readProperty } from './property-write.queries.ts';
import { canEditProperty, canSeeProperty, editedListings } from './property.policy.ts';
import type { Reader } from './property-json.queries.ts';
import { type DetailRow, findPropertiesBetween, findProperty } from './property.queries.ts';

/** Listings that are not deleted, with what the policy needs. */
export const listings: Pick<RowKind<LockedProperty>, 'find'> & LockedKind<LockedProperty> = {
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

/** The same with everything that its page shows to this actor. */
const wholeListings: RowKind<DetailRow> = {
  ...listings,
  find: ({ db, actor }, id) => findProperty(db, id, readerOf(actor)),
};

const readerOf = (actor: Actor): Reader => ({
  withPrivate: actor.kind !== 'visitor',
  edits: editedListings(actor),
});

/** The same without what only editors see, for answers that travel on to others. */
export const shownListings: RowKind<DetailRow> = {
  ...listings,
  find: ({ db, actor }, id) => findProperty(db, id, { ...readerOf(actor), edits: 'none' }),
};

/** The same, also by the short id that people read, while it is that of a single listing among those that the actor may see. */
export const namedListings: RowKind<DetailRow> = {
  ...wholeListings,
  findByName: async ({ db, actor }, name) => {
    const ids = idsOfPublicId(name);
    if (!ids) return null;
    const named = await findPropertiesBetween(db, ids, readerOf(actor));
    const [only, ...others] = named.filter(
      (listing) => listings.refusal(actor, listing, 'see') === null,
    );
    return only && others.length === 0 ? only : null;
  },
};

export type { LockedProperty };
