import { dayInMexico } from '@pbr/schemas/format/moments';
import {
  sentenceQuerySchema,
  type Understood,
  understoodSchema,
} from '@pbr/schemas/property/search/sentence';
import { joinItems } from '@pbr/schemas/property/search/item-lists';
import { NO_PLACE_NAMES } from '@pbr/search-language/places/place-names';
import { planOf, type SearchPlan, withStreets } from '@pbr/search-language/search-plan';
import { action } from '../../../action/action.ts';
import { listAmenities } from '../list-amenities.ts';
import { knownPlaces } from '../places/ready-places.ts';
import { namesFor } from '../places/ready-place-names.ts';
import { findsAny } from './search-properties.queries.ts';
import { isTitle } from './title.queries.ts';
import { readSentence, type SentenceReading } from '@pbr/search-language/sentence/read-sentence';

/**
 * Reads the filters that a visitor means by a sentence: 'depa de 2 recámaras en la Condesa hasta 25 mil'. The title of a listing is no
 * sentence, and neither is a text that finds something where its filters find nothing.
 */
export const understandSearch = action({
  access: 'public',
  input: sentenceQuerySchema,
  output: understoodSchema,
  example: { text: 'depa de 2 recámaras hasta 25 mil' },
  isReady: true,
  run: async (ctx, { text }): Promise<Understood> => {
    const known = await knownPlaces(ctx);
    const reading = readSentence(text, {
      places: { named: (name) => known.named(name).map(({ path }) => path) },
      amenities: (await listAmenities(ctx)).items,
      today: dayInMexico(ctx.now()),
    });
    if (saysOnePlace(text, reading)) return { filters: null };
    const { unread, ...filters } = filtersOf(reading);
    const finds = (plan: SearchPlan) => findsAny(ctx.db, plan, ctx.now());
    const [names, isKnownTitle, isFound] = await Promise.all([
      namesFor(ctx, text),
      isTitle(ctx.db, text),
      finds(planOf(filters, NO_PLACE_NAMES)),
    ]);
    if (isKnownTitle) return { filters: null };
    if (isFound) return { filters: { ...filters, unread } };
    const asText = planOf({ search: text }, names);
    const found = await Promise.all([finds(asText), finds(withStreets(asText, 'shown'))]);
    return { filters: found.includes(true) ? null : { ...filters, unread } };
  },
});

/** Whether a text says nothing but one place, or nothing at all: as a text it finds more. */
function saysOnePlace(text: string, { filters }: SentenceReading): boolean {
  const { places, ...others } = filters;
  const says = Object.values(others).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  return !says && (places.length < 2 || !JOINS_PLACES.test(text));
}

const JOINS_PLACES = /[,/]|\s[oyue]\s/iu;

function filtersOf({ filters, unread }: SentenceReading): NonNullable<Understood['filters']> {
  const { type, places, amenities, ...others } = filters;
  const listed = (items: readonly string[]) => (items.length === 0 ? undefined : joinItems(items));
  return {
    ...others,
    type: listed(type),
    places: listed(places),
    amenities: listed(amenities),
    unread: unread.length === 0 ? undefined : unread.join(' '),
  };
}
