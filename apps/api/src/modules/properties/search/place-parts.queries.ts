import { PLACE_SLUGS } from '@pbr/db/sql/places';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { or, type SQL, sql } from 'drizzle-orm';

/** Listings in any of the places. */
export function placeConditions(places: string | undefined): SQL[] {
  const any = or(...splitPlaces(places).map(inPlace));
  return any === undefined ? [] : [any];
}

/** The index of places also holds paused listings, but no deleted ones. */
export const inPlace = (path: string): SQL =>
  sql.join(
    [
      sql`p.deleted_at is null`,
      ...path.split('/').map((slug, level) => sql`${PLACE_SLUGS[level]} = ${slug}`),
    ],
    sql` and `,
  );

/** The places that lie in no other one of the list, so that they share no listing. */
function widestPlaces({ places }: SearchPlan): string[] {
  const paths = splitPlaces(places);
  return paths.filter(
    (path) => !paths.some((wider) => path !== wider && path.startsWith(`${wider}/`)),
  );
}

/** The conditions of several places. The index of places answers each by itself without touching the table, but not all at once. */
export function placeParts(plan: SearchPlan): SQL[] | null {
  const places = widestPlaces(plan);
  return places.length > 1 ? places.map(inPlace) : null;
}

/**
 * The conditions of cities and colonias that are read whole and sorted: their listings are few among all that an order passes. A state is
 * walked along the order instead.
 */
export function placesReadWhole(plan: SearchPlan): SQL[] | null {
  const places = widestPlaces(plan);
  return places.length > 0 && places.every((path) => path.includes('/'))
    ? places.map(inPlace)
    : null;
}
