import type { Place } from '@pbr/schemas/property/places';
import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import type { Actor } from '../../../security/actor.ts';
import { hasAgentPage } from '../../agents/get-agent.ts';
import { canEditProperty, canSeeInquiries, canSeeShare } from '../property.policy.ts';
import type { DetailRow } from '../property.queries.ts';
import { namedListings } from '../property.rows.ts';
import { accommodation } from '../schema-org.ts';

/** One listing as this actor may see it. A listing that the actor may not see is answered like an unknown one. */
export const getProperty = action({
  access: 'public',
  row: read(namedListings, 'see'),
  output: propertyDetailSchema,
  isReady: true,
  run: async ({ actor }, _input, property) => seenBy(actor, property),
});

/** The same for the form in which its editors change it. */
export const getPropertyForEditing = action({
  access: 'member',
  row: read(namedListings, 'edit'),
  output: propertyDetailSchema,
  run: async ({ actor }, _input, property) => seenBy(actor, property),
});

export type SeenProperty = ReturnType<typeof seenBy>;

/** The listing as this actor may see it. */
export function seenBy(actor: Actor, property: DetailRow) {
  return {
    ...property,
    // A place that only drafts name has no page.
    places: property.isDraft ? [] : withPages(property.places),
    agent: publicAgent(property.agent),
    schemaOrg: accommodation(property),
    commissionShares: property.commissionShares.filter((share) =>
      canSeeShare(actor, property, share),
    ),
    views: canEditProperty(actor, property) ? property.views : null,
    inquiries: canSeeInquiries(actor, property) ? property.inquiries : [],
    can: { edit: canEditProperty(actor, property) },
  };
}

function publicAgent({ isActive, isAgent, ...agent }: DetailRow['agent']) {
  return hasAgentPage({ isActive, isAgent }) ? agent : null;
}

/** Drops the first place without a slug, which has no page, and the places inside it. */
export function withPages(places: readonly Place[]): Place[] {
  const end = places.findIndex(({ slug }) => slug === '');
  return places.slice(0, end === -1 ? places.length : end);
}
