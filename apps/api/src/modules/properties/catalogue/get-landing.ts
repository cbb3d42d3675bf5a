import {
  type Landing,
  type LandingQuery,
  landingQuerySchema,
  landingSchema,
} from '@pbr/schemas/property/places/landing';
import { LAST_PAGE, PAGE_SIZE } from '@pbr/schemas/property/search';
import { type AnybodysContext, foundOnce } from '../../../answers/found-once.ts';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { findLanding, findMovedPlace } from './landing.queries.ts';

/**
 * The listings for sale or for rent in a place; `places` tells where it is now, if it was asked for by an earlier URL. Throws
 * `place.not_found` for a place that no listing names, not even a paused one.
 */
export const getLanding = action({
  access: 'public',
  input: landingQuerySchema,
  output: landingSchema,
  example: { operation: 'venta' },
  isReady: true,
  run: foundOnce(async (ctx, query: LandingQuery) => {
    const slugs = slugsOf(query);
    const landing = await findPlace(ctx, query, slugs);
    if (landing) return landing;
    const moved = await findMovedPlace(ctx.db, slugs);
    const there = moved && (await findPlace(ctx, query, moved));
    if (!there) throw new AppError('place.not_found');
    return there;
  }),
});

async function findPlace(
  { db, now }: AnybodysContext,
  { operation, type, page = 1 }: LandingQuery,
  slugs: readonly string[],
): Promise<Landing | null> {
  const { names, ...rows } = await findLanding(db, {
    operation,
    slugs,
    type,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    now: now(),
  });
  if (names === null) return null;
  return {
    ...rows,
    operation,
    places: slugs.map((slug, level) => ({ slug, name: names[level] ?? slug })),
    page,
    pageCount: Math.min(Math.ceil(rows.total / PAGE_SIZE), LAST_PAGE),
  };
}

/** The slugs from the state down. Throws `place.not_found` for a gap, and for text that no place name gives. */
function slugsOf({ state, city, neighborhood }: LandingQuery): string[] {
  const slugs = [state, city, neighborhood].filter((slug) => slug !== undefined);
  const hasGap =
    (city !== undefined && state === undefined) ||
    (neighborhood !== undefined && city === undefined);
  if (hasGap || !slugs.every((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/u.test(slug)))
    throw new AppError('place.not_found');
  return slugs;
}
