import { AT_ONCE, type ReadyValue } from '../../../answers/ready-value.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { readFrame } from '@pbr/schemas/property/search/frame';
import { loadGazetteer } from '@pbr/search-language/gazetteer/gazetteer';
import { createKnownPlaces, type KnownPlaces } from '@pbr/search-language/places/known-places';
import { hasLandmark, landmarkNames } from '@pbr/search-language/places/landmarks';
import {
  mergedNames,
  NO_PLACE_NAMES,
  type PlaceNames,
} from '@pbr/search-language/words/place-names';
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

/** The number of listings in the frame of a search; undefined without one. */
export async function listingsIn(ctx: Ctx, bbox: string | undefined): Promise<number | undefined> {
  const frame = bbox === undefined ? null : readFrame(bbox);
  return frame ? (await countedPlaces(ctx)).located.countIn(boundsOf(frame)) : undefined;
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
