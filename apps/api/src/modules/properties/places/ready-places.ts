import { AT_ONCE, type ReadyValue } from '../../../answers/ready-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { readFrame } from '@pbr/schemas/property/search/frame';
import { loadGazetteer } from '@pbr/search-language/gazetteer/gazetteer';
import { frameAroundCircle } from '@pbr/search-language/places/circle';
import { createKnownPlaces, type KnownPlaces } from '@pbr/search-language/places/known-places';
import { hasLandmark, landmarkNames } from '@pbr/search-language/places/landmarks';
import {
  mergedNames,
  NO_PLACE_NAMES,
  type PlaceNames,
} from '@pbr/search-language/words/place-names';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { createLocatedListings, type LocatedListings } from './located-listings.ts';
import { boundsOf } from '@pbr/search-language/places/cells';
import { type AskedPlaces, officialPlaces } from './official-places.ts';
import { findPlaceCounts } from './place-counts.queries.ts';
import { createPlaceOffers, type PlaceOffers } from './place-offers.ts';
import { findPathsOfNames } from './place-name.queries.ts';

type Ctx = Pick<ServiceContext, 'readyValue'>;

export interface CountedPlaces {
  places: KnownPlaces;
  offers: PlaceOffers;
  located: LocatedListings;
}

/** A new place is known a moment later; among a million listings, a minute later. Not even its author waits for that. */
export const COUNTED_PLACES: ReadyValue<CountedPlaces> = {
  find: async ({ db }) => {
    const counts = await findPlaceCounts(db);
    loadGazetteer();
    return {
      places: createKnownPlaces(counts),
      offers: await createPlaceOffers(counts),
      located: await createLocatedListings(counts),
    };
  },
  lagMs: 180_000,
  authorLagMs: 180_000,
};

const PLACE_NAMES_ADDED: ReadyValue<PlaceNames> = {
  find: async ({ db }) =>
    new Map((await findPathsOfNames(db)).map(({ key, paths }) => [key, paths])),
  ...AT_ONCE,
};

/** The places with what is on offer in each, as they were some minutes ago at most. */
export const countedPlaces = ({ readyValue }: Ctx) => readyValue(COUNTED_PLACES);

/** The part of the map that a search asks for; `near` is the circle around it. */
type OnMap = Pick<SearchPlan, 'bbox' | 'near'>;

/** The number of listings in the frames of a search, or in the one with fewer; undefined without one. */
export async function listingsIn(ctx: Ctx, { bbox, near }: OnMap): Promise<number | undefined> {
  if (near === null) return 0;
  const frames = [
    ...(bbox === undefined ? [] : [readFrame(bbox)]),
    ...(near === undefined ? [] : [frameAroundCircle(near)]),
  ].filter((frame) => frame !== null);
  if (frames.length === 0) return undefined;
  const { located } = await countedPlaces(ctx);
  return Math.min(...frames.map((frame) => located.countIn(boundsOf(frame))));
}

const placesAlone = async (ctx: Ctx) => (await countedPlaces(ctx)).places;

type Counted = () => Promise<KnownPlaces>;

/** The names of one kind that a text may have, or all of them. */
type NameSource = (ctx: Ctx, counted: Counted, text?: string) => Promise<PlaceNames>;

/** The names that an admin has added. A new one is known at once. */
const addedNames = ({ readyValue }: Ctx) => readyValue(PLACE_NAMES_ADDED);

/** A text without a landmark does not wait for the counting of places. */
const landmarks: NameSource = async (_ctx, counted, text) =>
  text === undefined || hasLandmark(text) ? landmarkNames(await counted()) : NO_PLACE_NAMES;

/** The kinds of names that stand for places, beside the names that listings write. The last one wins. */
const SOURCES: readonly NameSource[] = [landmarks, addedNames];

const namesOf: NameSource = async (...asked) =>
  mergedNames(await Promise.all(SOURCES.map((source) => source(...asked))));

/** The names for the texts of a search; without a text none are needed. */
export async function namesFor(ctx: Ctx, ...texts: (string | undefined)[]): Promise<PlaceNames> {
  const text = texts.filter((one) => one !== undefined).join(' ');
  return text === '' ? NO_PLACE_NAMES : namesOf(ctx, () => placesAlone(ctx), text);
}

/** The places of the country with all their names, and those of the postal service's file that a text or paths may mean. */
export async function knownPlaces(
  ctx: Ctx & Pick<ServiceContext, 'db'>,
  asked: AskedPlaces = {},
): Promise<KnownPlaces> {
  const counted = placesAlone(ctx);
  const [places, names, completed] = await Promise.all([
    counted,
    namesOf(ctx, () => counted),
    addedNames(ctx),
  ]);
  const known = places.withNames(names, completed);
  const official = await officialPlaces(ctx, known, asked);
  return official.length === 0 ? known : places.withNames(names, completed, official);
}
