import { type PropertyFilters, splitAmenities, splitTypes } from '@pbr/schemas/property/search';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { type SQL, sql } from 'drizzle-orm';
import { placeConditions } from './place-parts.queries.ts';
import { textConditions, type TextOptions } from './text-conditions.queries.ts';

/**
 * The conditions on a listing `p`, as docs/decisions.md defines them. Empty without filters.
 */
export function filterConditions(plan: SearchPlan, now: Date, options: TextOptions = {}): SQL[] {
  return [
    ...operationConditions(plan),
    ...textConditions(plan.search, options),
    ...typeConditions(splitTypes(plan.type)),
    ...placeConditions(plan.places),
    ...atLeast(sql`p.bed_key`, plan.bedrooms),
    ...atMost(sql`p.bed_key`, plan.maxBedrooms),
    ...atLeast(sql`p.bath_key`, plan.bathrooms),
    ...atLeast(sql`p.park_key`, plan.parking),
    ...atLeast(sql`p.construction_area`, plan.minArea),
    ...atMost(sql`p.construction_area`, plan.maxArea),
    ...atLeast(sql`p.land_area`, plan.minLandArea),
    ...atMost(sql`p.land_area`, plan.maxLandArea),
    ...equal(PETS, plan.pets),
    ...equal(FURNISHED, plan.furnished),
    ...availability(plan.availableBy),
    ...amenityConditions(splitAmenities(plan.amenities)),
    ...timeConditions(plan, now),
  ];
}

/** The field decides; if it is empty, the amenities do. The conditions of the partial indexes use the same expressions. */
const PETS = sql`pbr_pets(p.pets_allowed, p.amenity_keys)`;
const FURNISHED = sql`pbr_furnished(p.furnished, p.amenity_keys)`;

// A constant, because a parameter would not be recognised in the condition of a partial index.
const equal = (fact: SQL, value: PropertyFilters['pets' | 'furnished']): SQL[] =>
  value === undefined ? [] : [sql`${fact} = ${sql.raw(`'${value}'`)}`];

const availability = (day: string | undefined): SQL[] =>
  day === undefined ? [] : [sql`(p.available_from is null or p.available_from <= ${day}::date)`];

const atLeast = (column: SQL, least: number | undefined): SQL[] =>
  least === undefined ? [] : [sql`${column} >= ${least}`];

const atMost = (column: SQL, most: number | undefined): SQL[] =>
  most === undefined ? [] : [sql`${column} <= ${most}`];

function typeConditions(types: readonly string[]): SQL[] {
  const [type, ...more] = types;
  if (type === undefined) return [];
  return more.length === 0
    ? [sql`p.property_type = ${type}`]
    : [sql`p.property_type = any(${sql.param(types)}::text[])`];
}

function amenityConditions(amenities: readonly string[]): SQL[] {
  return amenities.length === 0
    ? []
    : [sql`p.amenity_keys @> pbr_amenity_keys(${JSON.stringify(amenities)}::jsonb)`];
}

function timeConditions({ publishedWithin, updatedSince }: SearchPlan, now: Date): SQL[] {
  const since =
    publishedWithin && new Date(now.getTime() - publishedWithin * 86_400_000).toISOString();
  return [
    ...(since ? [sql`p.created_at >= ${since}::timestamptz`] : []),
    ...(updatedSince === undefined ? [] : [sql`p.updated_at >= ${updatedSince}::timestamptz`]),
  ];
}

export function isPriceFiltered({ minPrice, maxPrice }: SearchPlan): boolean {
  return minPrice !== undefined || maxPrice !== undefined;
}

/** A listing without the price in question passes; one that is for sale and for rent passes by either price. */
function operationConditions(filters: SearchPlan): SQL[] {
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

export function priceInRange(price: SQL, { minPrice, maxPrice }: SearchPlan): SQL {
  const bounds: SQL[] = [];
  if (minPrice !== undefined) bounds.push(sql`${price} >= ${minPrice}`);
  if (maxPrice !== undefined) bounds.push(sql`${price} <= ${maxPrice}`);
  return sql`(${sql.join(bounds, sql` and `)})`;
}
