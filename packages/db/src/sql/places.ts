import { type SQL, sql } from 'drizzle-orm';

/**
 * The names of the places in which listing `p` lies, from the state down. A city named like its state is told apart by its municipalities:
 * Coyoacán instead of Ciudad de México.
 */
export const PLACE_NAMES: readonly [SQL, SQL, SQL] = [
  sql`p.state`,
  sql`pbr_city(p.state, p.city, p.municipality)`,
  sql`p.neighborhood`,
];

/** The point of listing `p` that others than its editors may see, search, order and count by; null without one. */
export const PUBLIC_POINT = sql`pbr_public_point(p.latitude, p.longitude, p.location_precision)`;

/** Its longitude and latitude. The index `properties_public_point_idx` finds and answers them. */
export const PUBLIC_LNG = sql`(${PUBLIC_POINT})[0]`;
export const PUBLIC_LAT = sql`(${PUBLIC_POINT})[1]`;

/** The same as URLs write them. The index `properties_place_path_idx` finds them, and holds paused listings as well. */
export const PLACE_SLUGS: readonly [SQL, SQL, SQL] = [
  sql`pbr_slug(p.state)`,
  sql`pbr_slug(pbr_city(p.state, p.city, p.municipality))`,
  sql`pbr_slug(p.neighborhood)`,
];
