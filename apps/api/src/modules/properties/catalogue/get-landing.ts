import {
  type Landing,
  type LandingQuery,
  landingQuerySchema,
  landingSchema,
} from '@pbr/schemas/property/places/landing';
import { LAST_PAGE, PAGE_SIZE } from '@pbr/schemas/property/search';
import { PROPERTY_TYPES } from '@pbr/schemas/property/values';
import { type AnybodysContext, foundOnce } from '../../../answers/found-once.ts';
import { AppError } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { type CountedPlaces, countedPlaces } from '../places/ready-places.ts';
import {
  findMovedPlace,
  findNewestIn,
  type GatheredPlace,
  gatherPlace,
  MOST_CHILDREN,
  type PlaceQuery,
} from './landing.queries.ts';

/** A place with more listings than this shows kept figures. */
const FEW = 500;
/** A page names this many places nearby, of so many that offer anything. */
const MOST_NEAR = 8;
const LOOKED_AT = 40;
/** Farther away, a city is not a neighbour of another, nor a colonia of a colonia. */
const NEAR_KM = [0, 60, 30];

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
  run: foundOnce(readLanding),
});

export async function readLanding(
  ctx: AnybodysContext,
  query: LandingQuery,
  few = FEW,
): Promise<Landing> {
  const slugs = slugsOf(query);
  const landing = await findPlace(ctx, { query, slugs, few });
  if (landing) return landing;
  const moved = await findMovedPlace(ctx.db, slugs);
  const there = moved && (await findPlace(ctx, { query, slugs: moved, few }));
  if (!there) throw new AppError('place.not_found');
  return there;
}

interface AskedPlace {
  query: LandingQuery;
  slugs: readonly string[];
  /** A place with at most this many listings is counted for this answer. */
  few: number;
}

async function findPlace(
  ctx: AnybodysContext,
  { query: { operation, type, page = 1 }, slugs, few }: AskedPlace,
): Promise<Landing | null> {
  const limit = PAGE_SIZE;
  const query = { operation, slugs, type, limit, offset: (page - 1) * limit, now: ctx.now() };
  const gathered = await gatherPlace(ctx.db, query, few);
  const { names } = gathered;
  if (names === null) return null;
  const counted = await countedPlaces(ctx);
  const { matched, types } =
    gathered.types === null ? await withKept(ctx, { query, counted }, gathered.matched) : gathered;
  return {
    ...matched,
    operation,
    places: slugs.map((slug, level) => ({ slug, name: names[level] ?? slug })),
    page,
    pageCount: Math.min(Math.ceil(matched.total / PAGE_SIZE), LAST_PAGE),
    near: placesNear(counted, query),
    types: type === undefined ? types : withTotal(types, type, matched.total),
  };
}

type Matched = NonNullable<GatheredPlace['matched']>;

/** A place with many listings: a page of them as they are now, and figures that may be some minutes old. */
async function withKept(
  ctx: AnybodysContext,
  { query, counted: { places, offers } }: { query: PlaceQuery; counted: CountedPlaces },
  gathered: Matched | null,
): Promise<{ matched: Matched; types: Landing['types'] }> {
  const { operation, slugs, type, limit, offset } = query;
  const path = slugs.join('/');
  const types = offers.types(operation, path);
  if (gathered) return { matched: gathered, types };
  const known = new Set([...PROPERTY_TYPES, ...types.map((one) => one.type)]);
  const items = await findNewestIn(ctx.db, query, [...known]);
  const figures = offers.figures(operation, path, type);
  const children = offers.children(operation, path, type).slice(0, MOST_CHILDREN);
  const total = totalBy(items.length, { limit, offset, kept: figures.total });
  return {
    matched: {
      ...figures,
      total,
      // The page says no price of a place that was not yet counted.
      pricedTotal: figures.total === 0 ? total : figures.pricedTotal,
      items,
      children: children.map(({ slug, path: child, total: within }) => {
        const name = places.get(child)?.name ?? slug;
        return { slug, name, total: within };
      }),
    },
    types,
  };
}

/** States have cities instead of neighbours. */
function placesNear(
  { places, offers }: CountedPlaces,
  { operation, slugs, type }: PlaceQuery,
): Landing['near'] {
  if (slugs.length < 2) return [];
  return places
    .nearest(slugs.join('/'), LOOKED_AT)
    .filter(({ place, km }) => km === null || km <= (NEAR_KM[place.level] ?? 0))
    .map(({ place: { path } }) => {
      const own = path.split('/');
      const { total } = offers.figures(operation, path, type);
      return {
        places: own.map((slug, depth) => {
          const name = places.get(own.slice(0, depth + 1).join('/'))?.name ?? slug;
          return { slug, name };
        }),
        total,
      };
    })
    .filter(({ total }) => total > 0)
    .slice(0, MOST_NEAR);
}

/** A page that is not full ends the list, whatever was counted before. */
function totalBy(
  shown: number,
  { limit, offset, kept }: { limit: number; offset: number; kept: number },
): number {
  if (shown === limit) return Math.max(kept, offset + shown);
  return shown > 0 ? offset + shown : Math.min(kept, offset);
}

/** The number beside the type that the page is about is the number that the page says. */
function withTotal(types: Landing['types'], type: string, total: number): Landing['types'] {
  const others = types.filter((one) => one.type !== type);
  const all = total > 0 ? [...others, { type, total }] : others;
  return all.toSorted((a, b) => b.total - a.total || (a.type < b.type ? -1 : 1));
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
