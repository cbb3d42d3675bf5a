import {
  type Alternatives,
  alternativesQuerySchema,
  alternativesSchema,
} from '@pbr/schemas/property/search/alternatives';
import { activeParts } from '@pbr/schemas/property/search/filter-parts';
import { type PropertyFilters, propertyFiltersSchema } from '@pbr/schemas/property/search/filters';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import type { KnownPlace } from '@pbr/search-language/places/known-place';
import type { NearPlace } from '@pbr/search-language/places/nearest-places';
import { namesakesOf } from '@pbr/search-language/places/namesakes';
import { planOf, type SearchPlan, withText } from '@pbr/search-language/search-plan';
import { isLookedUp } from '@pbr/search-language/words/read-terms';
import type { Vocabulary } from '@pbr/search-language/words/vocabulary';
import { type AnybodysContext, foundOnce } from '../../../answers/found-once.ts';
import { action } from '../../../action/action.ts';
import { withCircle } from '../places/near-place.ts';
import { knownPlaces } from '../places/ready-places.ts';
import { cappedTotal } from '../search/count-once.ts';
import { findCorrected } from '../search/search-terms.queries.ts';
import { webVocabulary } from '../search/web-vocabulary.ts';
import {
  type AlternativesRow,
  type CountedPlace,
  countFound,
  findAlternatives,
} from './alternatives.queries.ts';
import { isNear, nearEnough, nearbyOf, type Surroundings, surroundingsOf } from './near-places.ts';

const NONE: Alternatives = {
  without: [],
  places: [],
  near: [],
  wider: null,
  here: null,
  nearOfAny: [],
  which: [],
  alike: [],
};
/** Counts offers of any kind in this many places nearby. */
const MOST_OF_ANY = 3;

/** Helps somebody whose search found nothing. Each number is the one that the search shows after a click on it. */
export const listAlternatives = action({
  access: 'public',
  input: alternativesQuerySchema,
  output: alternativesSchema,
  example: { operation: 'renta', maxPrice: 25_000 },
  isReady: true,
  run: foundOnce(async (ctx, filters: PropertyFilters): Promise<Alternatives> => {
    if (activeParts(filters).length === 0) return NONE;
    const paths = splitPlaces(filters.places);
    if (paths.length === 0) return alternativesTo(ctx, filters, { near: [], wider: [] });
    const known = await knownPlaces(ctx, { paths });
    const namesakes = namesakesOf(paths, known);
    return namesakes
      ? { ...NONE, which: namesakes.places.map(named) }
      : alternativesTo(ctx, filters, surroundingsOf(paths, known));
  }),
});

async function alternativesTo(
  ctx: AnybodysContext,
  filters: PropertyFilters,
  around: Surroundings,
): Promise<Alternatives> {
  const vocabulary = await webVocabulary(ctx, filters.search);
  const exact = planOf(await withCircle(ctx, filters), vocabulary);
  const find = (plan: SearchPlan) =>
    findAlternatives(ctx.db, plan, { nearby: nearbyOf(around), now: ctx.now() });
  const found = await find(exact);
  const isEnough = found.near.length > 0 || found.without.some(({ part }) => part !== 'search');
  // The search also corrects a text that finds nothing to the nearest known words.
  const corrected = isEnough ? null : await findCorrected(ctx.db, exact, vocabulary);
  const { without, places, wider, ofKind, ofAny, alike, ...row } = corrected
    ? await find(corrected)
    : found;
  const [widerPlace] = wider.flatMap(withPlace(around.wider));
  const near = nearEnough(around.near.flatMap(withDistance(row.near)));
  return {
    without: without.map(counted),
    places: await countedPlaces(ctx, { plan: corrected ?? exact, places, vocabulary }),
    near,
    wider: widerPlace ?? null,
    here:
      ofKind === null || ofAny === null
        ? null
        : { ofKind: cappedTotal(ofKind), ofAny: cappedTotal(ofAny) },
    nearOfAny:
      near.some(isNear) || !hasOthers(filters) || ofKind !== 0
        ? []
        : await countedOfAny(ctx, around.near),
    which: [],
    alike,
  };
}

const named = ({ path, name, around }: KnownPlace) => ({ path, name, around });

const withPlace =
  (places: readonly KnownPlace[]) =>
  ({ path, total }: CountedPlace) => {
    const place = places.find((one) => one.path === path);
    return place ? [counted({ ...named(place), total })] : [];
  };

const withDistance =
  (counts: readonly CountedPlace[]) =>
  ({ place, km }: NearPlace): Alternatives['near'] =>
    counts.flatMap(withPlace([place])).map((one) => Object.assign(one, { km }));

const hasOthers = (filters: PropertyFilters) =>
  activeParts(filters).some((part) => part !== 'places');

/** The nearest places with offers, without the other filters of a search. */
async function countedOfAny(
  { db, now }: AnybodysContext,
  around: readonly NearPlace[],
): Promise<Alternatives['near']> {
  const near = around.some(isNear) ? around.filter(isNear) : around;
  const tried = near.slice(0, MOST_OF_ANY);
  const totals = await countFound(
    db,
    tried.map(({ place: { path } }) => ({ places: path })),
    now(),
  );
  const counts = tried.map(({ place: { path } }, at) => ({ path, total: totals[at] ?? 0 }));
  return tried.flatMap(withDistance(counts.filter(({ total }) => total > 0)));
}

interface PlacesOfText {
  plan: SearchPlan;
  places: AlternativesRow['places'];
  vocabulary: Vocabulary;
}

/** A click on a place starts a search for its text, whose words may have other names. */
async function countedPlaces(
  { db, now }: AnybodysContext,
  { plan, places, vocabulary }: PlacesOfText,
): Promise<Alternatives['places']> {
  const clicks = places.flatMap((place) => {
    const click = withText(plan, place.search, vocabulary);
    return isSearchable(place.search, click) ? [{ ...place, click }] : [];
  });
  const totals = await countFound(
    db,
    clicks.map(({ click }) => click),
    now(),
  );
  return clicks.map(({ click: _click, ...place }, index) =>
    counted({ ...place, total: totals[index] ?? place.total }),
  );
}

const counted = <Item extends { total: number }>(item: Item) => ({
  ...item,
  ...cappedTotal(item.total),
});

/** Whether the search takes the text as it is, word by word. */
const isSearchable = (text: string, { search }: SearchPlan) =>
  search?.terms.some(isLookedUp) === true &&
  propertyFiltersSchema.parse({ search: text }).search === text;
