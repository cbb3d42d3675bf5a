import type { PropertyCard } from '@pbr/schemas/property/read';
import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import { joinItems } from '@pbr/schemas/property/search/item-lists';
import type { KnownPlaces } from '@pbr/search-language/places/known-places';
import type { PlacesOfText } from '@pbr/search-language/read-query';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { typeOf } from '@pbr/search-language/words/read-terms';
import type { Vocabulary } from '@pbr/search-language/words/vocabulary';
import type { AnybodysContext } from '../../../answers/found-once.ts';
import { knownPlaces } from '../places/ready-places.ts';
import { cappedTotal } from './count-once.ts';
import {
  type Asked,
  findPage,
  findStreets,
  type FoundPage,
  type FoundRows,
  pageOf,
} from './found-pages.ts';
import { findCorrected } from './search-terms.queries.ts';
import { namesInOne, offersNothing, placesOfText } from '../places/text-places.ts';

/**
 * The page of what the text of a search names: listings that have its words, else its place, else streets, else the nearest known words. A
 * place in which nothing is on offer goes first.
 */
export async function findNearest(
  ctx: AnybodysContext,
  asked: Asked,
  { filters, vocabulary }: { filters: PropertyFilters; vocabulary: Vocabulary },
): Promise<FoundPage> {
  const exact = await findPage(ctx, asked);
  const place = await placeIn(ctx, asked, filters);
  const isNamed = place !== null && place.guessed === undefined;
  if (exact.total > 0 && place?.goesBefore !== 'words') {
    const isOffered = isNamed && place.goesBefore === 'none';
    return pageOf(exact, asked.page, isOffered ? { textPlaces: joinItems(place.paths) } : {});
  }
  if (isNamed) return findPlace(ctx, asked, { place, exact });
  const streets = await findStreets(ctx, asked);
  if (streets && streets.total > 0) return pageOf(streets, asked.page);
  return (
    (await findByCorrection(ctx, asked, vocabulary)) ??
    (place && (await findGuess(ctx, asked, { place, exact }))) ??
    pageOf(exact, asked.page)
  );
}

/** A kind of property is not a place, although towns are called 'Casas'. */
async function placeIn(ctx: AnybodysContext, { plan }: Asked, filters: PropertyFilters) {
  const isKind = plan.search?.terms.every((term) => typeOf(term) !== undefined) === true;
  return isKind ? null : placesOfText(ctx, filters);
}

interface PlaceOfText {
  place: PlacesOfText;
  exact: FoundRows;
}

/** A suggestion that finds nothing either helps only where it says that nothing is on offer. */
async function findGuess(
  ctx: AnybodysContext,
  asked: Asked,
  { place, exact }: PlaceOfText,
): Promise<FoundPage | null> {
  const guess = await findPlace(ctx, asked, { place, exact });
  return guess.total > 0 || (await offersNothing(ctx, place.paths)) ? guess : null;
}

/** The page of the places that a text names. Where nothing is on offer, it says how many listings have the words. */
async function findPlace(
  ctx: AnybodysContext,
  asked: Asked,
  { place, exact }: PlaceOfText,
): Promise<FoundPage> {
  const textPlaces = joinItems(place.paths);
  const plan = { ...asked.plan, search: undefined, places: textPlaces };
  const found = await findPage(ctx, { ...asked, plan });
  const isElsewhere = found.total === 0 && place.goesBefore !== 'none';
  const words = exact.total > 0 || !isElsewhere ? exact : await findStreets(ctx, asked);
  return pageOf(found, asked.page, {
    textPlaces,
    suggestion: place.guessed === undefined ? null : await namesInOne(ctx, place.paths),
    inWords: isElsewhere ? cappedTotal(words?.total ?? 0).total : 0,
  });
}

async function findByCorrection(
  ctx: AnybodysContext,
  asked: Asked,
  vocabulary: Vocabulary,
): Promise<FoundPage | null> {
  const plan = await findCorrected(ctx.db, asked.plan, vocabulary);
  if (plan === null) return null;
  const found = await findPage(ctx, { ...asked, plan });
  if (found.total === 0) return null;
  const suggestion = asWritten(plan, found.items, await knownPlaces(ctx));
  const place = await placesOfText(ctx, { search: suggestion });
  const textPlaces = place?.goesBefore === 'none' ? joinItems(place.paths) : null;
  return pageOf(found, asked.page, { suggestion, textPlaces });
}

/** The corrected words as the found listings write them: people write 'Coyoacán', not 'coyoacan'. */
function asWritten(
  { search }: SearchPlan,
  items: readonly PropertyCard[],
  places: KnownPlaces,
): string {
  const written = new Map<string, string>();
  for (const { neighborhood, city, state, name } of items) {
    for (const word of `${neighborhood} ${city} ${state} ${name}`.split(/\s+/u)) {
      const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      if (!written.has(plain)) written.set(plain, word);
    }
  }
  const placeName = (word: string) => places.named(word).find(({ plain }) => plain === word)?.name;
  const words = (search?.words ?? []).map((word) => written.get(word) ?? placeName(word) ?? word);
  return words.join(' ');
}
