import type { PropertyListQuery } from '@pbr/schemas/property/list';
import type { PropertyFilters } from '@pbr/schemas/property/search';
import { type SQL, sql } from 'drizzle-orm';
import { textConditions } from './words/text-conditions.queries.ts';

/** The filters of the catalogue, and the one that only the documented list has. */
export type ListingFilters = PropertyFilters & Pick<PropertyListQuery, 'updatedSince'>;

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
