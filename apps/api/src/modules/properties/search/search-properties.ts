import { searchPageSchema } from '@pbr/schemas/property/read';
import { type CatalogueSearch, catalogueSearchSchema } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { itemsOf } from '@pbr/schemas/property/search/item-lists';
import { planOf, withMoreText } from '@pbr/search-language/search-plan';
import { isDenial } from '@pbr/search-language/sentence/is-denial';
import type { Vocabulary } from '@pbr/search-language/words/vocabulary';
import { action } from '../../../action/action.ts';
import { type AnybodysContext, foundOnce } from '../../../answers/found-once.ts';
import { findNearest } from './find-nearest.ts';
import { type Asked, findPage, findWithStreets, type FoundRows, pageOf } from './found-pages.ts';
import { findsAny } from './search-properties.queries.ts';
import { withCircle } from '../places/near-place.ts';
import { listingsIn } from '../places/ready-places.ts';
import { namesOf, withNeighbours } from '../places/text-places.ts';
import { webVocabulary } from './web-vocabulary.ts';

/**
 * A numbered page of the catalogue. When nothing matches as typed, it answers the page for the nearest known words; words that a sentence
 * left over are ignored when nothing has them. The name of a place is that place if its words find nothing, or if nothing is on offer there.
 */
export const searchProperties = action({
  access: 'public',
  input: catalogueSearchSchema,
  output: searchPageSchema,
  isReady: true,
  run: foundOnce(async (ctx, { unread, sort, page = 1, ...search }: CatalogueSearch) => {
    const filters = filtersIn(search);
    const vocabulary = await webVocabulary(ctx, filters.search, unread);
    const asked = { plan: planOf(await withCircle(ctx, filters), vocabulary), sort, page };
    const parts = itemsOf(unread);
    const { found, used } = await findWithParts(ctx, asked, { parts, vocabulary });
    const answer = found
      ? pageOf(found, page)
      : await findNearest(ctx, asked, { filters, vocabulary });
    const { textPlaces } = answer;
    return {
      ...answer,
      placeNames: await namesOf(ctx, filters, textPlaces),
      withNeighbours: await withNeighbours(ctx, textPlaces ?? filters.places),
      ignored: parts.filter((part) => !used.includes(part)),
    };
  }),
});

/** Parts of a sentence are tried one by one up to this many. */
const MOST_PARTS = 5;

/** The listings that also have all parts of a sentence that were not understood, or else those that have some of them. */
async function findWithParts(
  ctx: AnybodysContext,
  asked: Asked,
  { parts, vocabulary }: { parts: readonly string[]; vocabulary: Vocabulary },
): Promise<{ found: FoundRows | null; used: readonly string[] }> {
  const wanted = parts.filter((part) => !isDenial(part));
  if (wanted.length === 0) return NO_PARTS;
  const withParts = (some: readonly string[]) =>
    withMoreText(asked.plan, some.join(' '), vocabulary);
  const whole = await findWithStreets(ctx, { ...asked, plan: withParts(wanted) });
  if (whole.total > 0) return { found: whole, used: wanted };
  if (wanted.length === 1) return NO_PARTS;
  const inFrame = await listingsIn(ctx, asked.plan);
  let used: string[] = [];
  for (const part of wanted.slice(0, MOST_PARTS)) {
    const more = [...used, part];
    if (await findsAny(ctx.db, withParts(more), { now: ctx.now(), inFrame })) used = more;
  }
  if (used.length === 0) return NO_PARTS;
  return { found: await findPage(ctx, { ...asked, plan: withParts(used) }), used };
}

const NO_PARTS = { found: null, used: [] };
