import type { MyPropertiesSearch } from '@pbr/schemas/property/mine';
import { WHOLE_AGENCY } from '@pbr/schemas/property/search/mine-search';
import { planOf, withStreets } from '@pbr/search-language/search-plan';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { signedIn } from '../../../security/access.ts';
import { namesFor } from '../places/ready-places.ts';
import { canEditProperty } from '../property.policy.ts';
import type { MyPropertiesFilters } from './my-properties.queries.ts';

/** The filters of a search for the listings that the actor may edit: the own ones, or for admins anybody's. */
export async function filtersOf(
  ctx: ServiceContext,
  { search, status = 'all', sort = 'newest', owner }: MyPropertiesSearch,
): Promise<MyPropertiesFilters> {
  const { actor, now } = ctx;
  const ownerId = owner ?? signedIn(actor).userId;
  // Nobody has the id that stands for the whole agency, so only an admin passes with it.
  if (!canEditProperty(actor, { ownerId })) throw new AppError('admin.required');
  const names = await namesFor(ctx, search);
  const plan = withStreets(planOf({ search }, { names }), 'all');
  return {
    ownerId: ownerId === WHOLE_AGENCY ? null : ownerId,
    search: plan.search,
    status,
    sort,
    now: now(),
  };
}
