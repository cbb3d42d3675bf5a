import {
  documentedMapQuerySchema,
  type MapQuery,
  mapQuerySchema,
  mapSchema,
  MOST_POINTS,
  type PropertyMap,
} from '@pbr/schemas/property/map';
import { COUNT_CAP, inOrder } from '@pbr/schemas/property/search';
import { FILTER_KEYS } from '@pbr/schemas/property/search/filters';
import { type Frame, readFrame } from '@pbr/schemas/property/search/frame';
import { splitPlaces, splitTypes } from '@pbr/schemas/property/search/item-lists';
import { frameAroundCircle } from '@pbr/search-language/places/circle';
import { isOnMap, planOf, type SearchPlan, withStreets } from '@pbr/search-language/search-plan';
import { action } from '../../../action/action.ts';
import { type AnybodysContext, foundOnce } from '../../../answers/found-once.ts';
import { boundsOf, cellAround } from '@pbr/search-language/places/cells';
import type { LocatedListings, Spots } from '../places/located-listings.ts';
import { withCircle, withKnownCircle } from '../places/near-place.ts';
import { countedPlaces, knownPlaces, listingsIn, namesFor } from '../places/ready-places.ts';
import { webVocabulary } from '../search/web-vocabulary.ts';
import { cellsOf, frameAround, levelIn } from './draw-cells.ts';
import { findOnMap, type FoundOnMap } from './map.queries.ts';
import { frameOfPlaces, placesIn } from './map-places.ts';

/** The map of a search on the web, whose words may name facts and streets. */
export const getMap = action({
  access: 'public',
  input: mapQuerySchema,
  output: mapSchema,
  example: { operation: 'venta' },
  isReady: true,
  run: foundOnce(async (ctx, query: MapQuery) => {
    const { search, ...filters } = inOrder(query);
    const located = await withCircle(ctx, { ...filters, search });
    const plan = planOf(located, await webVocabulary(ctx, search));
    const map = await drawMap(ctx, plan);
    // Listings without a public point are in no frame.
    const isFound = map.located > 0 || (!isOnMap(plan) && map.unlocated > 0);
    return isFound || plan.search === undefined ? map : drawMap(ctx, withStreets(plan, 'shown'));
  }),
});

/** The documented map: words are words, and a frame or distance that cannot be read is refused. */
export const getDocumentedMap = action({
  access: 'public',
  input: documentedMapQuerySchema,
  output: mapSchema,
  example: { operation: 'venta', bbox: '-89.68,20.94,-89.58,21' },
  isReady: true,
  run: foundOnce(async (ctx, query: MapQuery) => {
    const filters = inOrder(query);
    const located = await withKnownCircle(ctx, filters);
    return drawMap(ctx, planOf(located, { names: await namesFor(ctx, filters.search) }));
  }),
});

async function drawMap(ctx: AnybodysContext, plan: SearchPlan): Promise<PropertyMap> {
  const { located } = await countedPlaces(ctx);
  const frame = frameOf(plan);
  const counted = spotsInMemory(located, plan, frame);
  if (counted) return mapOf(ctx, plan, { ...counted, frame, points: [] });
  const found = await findOnMap(ctx.db, {
    plan,
    inFrame: await listingsIn(ctx, plan),
    unlocated: located.unlocated({ types: [] }),
    now: ctx.now(),
  });
  return mapOf(ctx, plan, { ...found, points: found.points ?? [], spots: spotsOf(found), frame });
}

/** The frame that a search asks for, or the one around its circle. */
function frameOf({ bbox, near }: SearchPlan): Frame | null {
  if (bbox !== undefined) return readFrame(bbox);
  return near ? frameAroundCircle(near) : null;
}

const KNOWN_IN_MEMORY: ReadonlySet<string> = new Set(['operation', 'type', 'bbox']);

/** Many listings of some kinds: no statement counts them anew. Null for other searches. */
function spotsInMemory(located: LocatedListings, plan: SearchPlan, frame: Frame | null) {
  if (FILTER_KEYS.some((key) => plan[key] !== undefined && !KNOWN_IN_MEMORY.has(key))) return null;
  const filter = { operation: plan.operation, types: splitTypes(plan.type) };
  const spots = located.spots(filter, frame && boundsOf(frame));
  const total = spots.cells.length;
  return total > MOST_POINTS
    ? { spots, located: total, unlocated: located.unlocated(filter) }
    : null;
}

function spotsOf({ cells, prices, points }: FoundOnMap): Spots {
  if (cells) return { cells, prices: (prices ?? []).map((price) => price ?? Number.NaN) };
  return { cells: (points ?? []).map(cellAround), prices: [] };
}

interface Drawn {
  spots: Spots;
  points: PropertyMap['points'];
  located: number;
  unlocated: number;
  frame: Frame | null;
}

async function mapOf(
  ctx: AnybodysContext,
  { places }: SearchPlan,
  { spots, points, located, unlocated, frame: asked }: Drawn,
): Promise<PropertyMap> {
  const known = await knownPlaces(ctx, { paths: splitPlaces(places) });
  const frame = asked ?? frameAround(spots) ?? frameOfPlaces(places, known);
  const level = frame ? levelIn(frame) : 0;
  return {
    frame,
    located: Math.min(located, COUNT_CAP + 1),
    unlocated: Math.min(unlocated, COUNT_CAP + 1),
    level,
    cells: located > MOST_POINTS ? await cellsOf(spots, level) : [],
    points,
    places: frame ? placesIn(frame, known) : [],
  };
}
