import { dayInMexico } from '@pbr/schemas/format/moments';
import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import { joinItems, splitPlaces } from '@pbr/schemas/property/search/item-lists';
import type { KnownPlace } from '@pbr/search-language/places/known-place';
import type { KnownPlaces } from '@pbr/search-language/places/known-places';
import { aroundLandmark } from '@pbr/search-language/places/landmarks';
import { isAmbiguous, namesakesOf } from '@pbr/search-language/places/namesakes';
import { type PlacesOfText, readQuery } from '@pbr/search-language/read-query';
import type { AnybodysContext } from '../../../answers/found-once.ts';
import { nearPlace } from './near-place.ts';
import { knownPlaces } from './ready-places.ts';

/** Other signs are searched for as they are. */
const NAME = /^[\p{L}\p{M}\p{N}\s.,'’´()/-]+$/u;

/** The places that the text of a search names and nothing beside. Null where other places are chosen already. */
export async function placesOfText(
  ctx: AnybodysContext,
  { search, places: chosen }: PropertyFilters,
): Promise<PlacesOfText | null> {
  if (search === undefined || chosen !== undefined || !NAME.test(search)) return null;
  const places = await knownPlaces(ctx, { text: search });
  return readQuery(search, { places, amenities: [], today: dayInMexico(ctx.now()) }).place;
}

/** The names of the places of a search by their paths, or of those that its text names, and of the one that it is near. An unknown one has none. */
export async function namesOf(
  ctx: AnybodysContext,
  filters: PropertyFilters,
  textPlaces: string | null,
): Promise<Record<string, string>> {
  const near = await nearPlace(ctx, filters.near);
  return {
    ...(near && { [near.path]: near.name }),
    ...(await namesOfPlaces(ctx, filters, textPlaces)),
  };
}

async function namesOfPlaces(
  ctx: AnybodysContext,
  { places: chosen, search }: PropertyFilters,
  textPlaces: string | null,
): Promise<Record<string, string>> {
  const paths = splitPlaces(textPlaces ?? chosen);
  if (paths.length === 0) return {};
  const landmark = textPlaces === null ? undefined : aroundLandmark(search ?? '');
  if (landmark !== undefined) return Object.fromEntries(paths.map((path) => [path, landmark]));
  const known = await knownPlaces(ctx, { paths });
  const namesakes = namesakesOf(paths, known);
  const places = paths.flatMap((path) => known.get(path) ?? []);
  return Object.fromEntries(
    places.map((place) => [place.path, namesakes?.name ?? nameOf(place, known)]),
  );
}

/** No listing shows which place of a name without offers is meant, so its state is said. */
function nameOf(place: KnownPlace, known: KnownPlaces): string {
  const state = place.around.at(-1);
  return place.total === 0 && state !== undefined && isAmbiguous(place, known)
    ? `${place.name}, ${state}`
    : place.name;
}

/** Colonias whose middles are so near to each other are neighbours. */
const NEIGHBOUR_KM = 2.5;
const MOST_NEIGHBOURS = 5;

/** The only place of a search and its neighbours with offers, if it is a colonia and has any. */
export async function withNeighbours(
  ctx: AnybodysContext,
  places: string | null | undefined,
): Promise<string | null> {
  const [path, ...others] = splitPlaces(places ?? undefined);
  if (path === undefined || others.length > 0 || path.split('/').length < 3) return null;
  // A colonia without offers has none beside it here: its page names the nearest ones.
  const known = await knownPlaces(ctx, { paths: [] });
  const beside = known
    .nearest(path, MOST_NEIGHBOURS)
    .filter(({ km }) => km !== null && km <= NEIGHBOUR_KM);
  return beside.length === 0 ? null : joinItems([path, ...beside.map(({ place }) => place.path)]);
}

/** 'Roma Norte, Roma Sur' */
export async function namesInOne(ctx: AnybodysContext, paths: readonly string[]): Promise<string> {
  const { get } = await knownPlaces(ctx, { paths });
  return [...new Set(paths.flatMap((path) => get(path)?.name ?? []))].join(', ');
}

export async function offersNothing(
  ctx: AnybodysContext,
  paths: readonly string[],
): Promise<boolean> {
  const { get } = await knownPlaces(ctx, { paths });
  return paths.every((path) => get(path)?.total === 0);
}
