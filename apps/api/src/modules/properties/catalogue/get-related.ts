import { relatedSchema } from '@pbr/schemas/property/related';
import { action } from '../../../action/action.ts';
import { read, type RowKind } from '../../../action/rows.ts';
import { hasAgentPage } from '../../agents/get-agent.ts';
import { countedPlaces } from '../places/ready-places.ts';
import { withPages } from '../listings/get-property.ts';
import { canSeeProperty } from '../property.policy.ts';
import { findRelated, type RelatedRow } from './related.queries.ts';

/** A listing with its surroundings. */
const surroundings: RowKind<RelatedRow> = {
  row: 'property',
  missing: 'property.not_found',
  find: ({ db }, id) => findRelated(db, id),
  refusal: (actor, listing) => (canSeeProperty(actor, listing) ? null : 'missing'),
};

/** The end of a listing's page: its colonia, listings like it, and others of its agent. */
export const getRelated = action({
  access: 'public',
  row: read(surroundings, 'see'),
  output: relatedSchema,
  isReady: true,
  run: async (ctx, _input, { operation, owner, figures, ...row }) => {
    const places = withPages(row.places);
    const path = places.map(({ slug }) => slug).join('/');
    const known = figures ?? (await countedPlaces(ctx)).offers.figures(operation, path);
    return {
      place: places.length < row.places.length ? null : { operation, places, ...known },
      alike: row.alike,
      agent: hasAgentPage(owner) ? { total: row.agentTotal, items: row.agentItems } : null,
    };
  },
});
