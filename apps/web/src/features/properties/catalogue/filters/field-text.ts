import { formatAny } from '@pbr/schemas/format/list';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { itemsOf, splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { nameOfPlace, type PlaceNames } from '../place-names.ts';

/** No words in the field: it stands for these parts of a search, unless a text is searched. */
export const NO_WORDS = { places: undefined, unread: undefined, guessed: undefined };

/** The text of the search field: 'terraza', 'Condesa o Roma Norte', 'Condesa con vibra'. */
export function fieldText({ search, places, unread }: CatalogueSearch, names?: PlaceNames) {
  if (search !== undefined) return search;
  const where = new Set(splitPlaces(places).map((path) => nameOfPlace(path, names)));
  return `${formatAny([...where])} ${itemsOf(unread).join(', ')}`.trim();
}

/** Whether the names of the places are known. Until then the field keeps what was typed. */
export const areNamed = ({ places }: CatalogueSearch, names: PlaceNames = {}) =>
  splitPlaces(places).every((path) => path in names);

/** Whether the field shows the places and the words that were not understood. */
export const isInWords = ({ search }: CatalogueSearch) => search === undefined;

/** The change that a text makes: a new one replaces all that the field showed. */
export function textChange(search: CatalogueSearch, text: string, names?: PlaceNames) {
  if (text === fieldText(search, names)) return {};
  return { ...(isInWords(search) && NO_WORDS), search: text || undefined };
}

/** The text that somebody types behind that of the field, to add a place: 'roma' of 'Condesa o roma'. */
export function textBehind(asked: string, text: string): string | undefined {
  if (!text.startsWith(asked)) return undefined;
  return /^[\s,]+(?:[oy]\s+)?(\S.*)/u.exec(text.slice(asked.length))?.[1];
}

/**
 * The fields of a sent form. `asked` is what the search field showed for places and words that were not understood. They are kept
 * while it still says that, and replaced by any other text.
 */
export function heedAsked({ asked, ...sent }: Record<string, unknown>): Record<string, unknown> {
  if (asked === undefined) return sent;
  const { search, ...others } = sent;
  if (String(search).trim() === asked) return others;
  return { ...sent, ...NO_WORDS };
}
