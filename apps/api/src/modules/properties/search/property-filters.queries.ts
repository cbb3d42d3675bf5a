import type { PropertyListQuery } from '@pbr/schemas/property/list';
import type { PropertyFilters } from '@pbr/schemas/property/search';
import { idsOfPublicId } from '@pbr/schemas/property/values';
import { type SQL, sql } from 'drizzle-orm';

/** The filters of the catalogue, and the one that only the documented list has. */
export type ListingFilters = PropertyFilters & Pick<PropertyListQuery, 'updatedSince'>;

/** Words shorter than this are too common to be looked up by themselves. */
const SHORTEST_WORD = 3;

export function wordsOf(search: string | undefined): string[] {
  return (search ?? '').split(/\s+/u).filter((word) => word !== '');
}

/**
 * The conditions on a listing `p`, as docs/decisions.md defines them. Empty without filters. `checkedWords` are not looked up in the
 * index of words.
 */
export function filterConditions(
  filters: ListingFilters,
  now: Date,
  checkedWords: readonly string[] = [],
): SQL[] {
  const { type, bedrooms, bathrooms, parking, minArea, maxArea, amenities, publishedWithin } =
    filters;
  const conditions = [
    ...operationConditions(filters),
    ...textConditions(filters.search, checkedWords),
  ];
  if (type) conditions.push(sql`p.property_type = ${type}`);
  if (bedrooms) conditions.push(sql`p.bed_key >= ${bedrooms}`);
  if (bathrooms) conditions.push(sql`p.bath_key >= ${bathrooms}`);
  if (parking) conditions.push(sql`p.park_key >= ${parking}`);
  if (minArea !== undefined) conditions.push(sql`p.construction_area >= ${minArea}`);
  if (maxArea !== undefined) conditions.push(sql`p.construction_area <= ${maxArea}`);
  if (amenities)
    conditions.push(
      sql`p.amenity_keys @> pbr_amenity_keys(${JSON.stringify(amenities.split(','))}::jsonb)`,
    );
  if (publishedWithin) {
    const since = new Date(now.getTime() - publishedWithin * 86_400_000).toISOString();
    conditions.push(sql`p.created_at >= ${since}::timestamptz`);
  }
  if (filters.updatedSince !== undefined)
    conditions.push(sql`p.updated_at >= ${filters.updatedSince}::timestamptz`);
  return conditions;
}

export function isPriceFiltered({ minPrice, maxPrice }: PropertyFilters): boolean {
  return minPrice !== undefined || maxPrice !== undefined;
}

/** A listing without the price in question passes; one that is for sale and for rent passes by either price. */
function operationConditions(filters: PropertyFilters): SQL[] {
  const sale = sql`p.sale_mxn`;
  const rent = sql`p.rent_mxn`;
  const priced = isPriceFiltered(filters);
  const passes = (price: SQL) => sql`(${price} is null or ${priceInRange(price, filters)})`;
  if (filters.operation === 'venta') {
    return [sql`p.operation_type in ('venta', 'ambos')`, ...(priced ? [passes(sale)] : [])];
  }
  if (filters.operation === 'renta') {
    return [sql`p.operation_type in ('renta', 'ambos')`, ...(priced ? [passes(rent)] : [])];
  }
  if (!priced) return [];
  return [
    sql`case p.operation_type
      when 'renta' then ${passes(rent)}
      when 'ambos' then coalesce(${priceInRange(sale, filters)}, false) or coalesce(${priceInRange(rent, filters)}, false)
        or (${sale} is null and ${rent} is null)
      else ${passes(sale)} end`,
  ];
}

export function priceInRange(price: SQL, { minPrice, maxPrice }: PropertyFilters): SQL {
  const bounds: SQL[] = [];
  if (minPrice !== undefined) bounds.push(sql`${price} >= ${minPrice}`);
  if (maxPrice !== undefined) bounds.push(sql`${price} <= ${maxPrice}`);
  return sql`(${sql.join(bounds, sql` and `)})`;
}

/** Every word must occur somewhere. When all words are short, together they must be the name of a city or a state. */
function textConditions(search: string | undefined, checkedWords: readonly string[]): SQL[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  if (lookedUpWords(search).length === 0) {
    const phrase = sql`pbr_norm(${words.join(' ')})`;
    return [sql`(pbr_norm(p.city) = ${phrase} or pbr_norm(p.state) = ${phrase})`];
  }
  // "Is not false" means the same here, but no index can answer it.
  return words.map((word) =>
    checkedWords.includes(word) ? sql`(${containsWord(word)}) is not false` : containsWord(word),
  );
}

/** The listing's texts contain the word, or the word is the short id that people read. Several listings may share one. */
export function containsWord(word: string): SQL {
  const inTexts = sql`p.search_text like pbr_contains(${word})`;
  const ids = idsOfPublicId(word);
  if (ids === null) return inTexts;
  return sql`(${inTexts} or p.id between ${ids.first}::uuid and ${ids.last}::uuid)`;
}

/** The words that are long enough for the index of words. */
export function lookedUpWords(search: string | undefined): string[] {
  return wordsOf(search).filter((word) => [...word].length >= SHORTEST_WORD);
}
