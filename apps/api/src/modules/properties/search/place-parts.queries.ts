import { PLACE_SLUGS, PUBLIC_LAT, PUBLIC_LNG, PUBLIC_POINT } from '@pbr/db/sql/places';
import { type Frame, readFrame } from '@pbr/schemas/property/search/frame';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { type Circle, frameAroundCircle, haversineAt } from '@pbr/search-language/places/circle';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { or, type SQL, sql } from 'drizzle-orm';
import { type ConditionOptions, IN_POINTS, type ServerFilter } from './server-filter.queries.ts';

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

/** The public point of listing `p` lies in the frame, or on its edge: as an index finds it, or for a listing that something else has found. */
function isInside({ west, south, east, north }: Frame, isChecked: boolean): SQL {
  // The point is calculated once; the operator compares exactly, other than those of boxes alone.
  if (isChecked)
    return sql`${PUBLIC_POINT} <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))`;
  return sql`${PUBLIC_LNG} between ${west}::float8 and ${east}::float8 and ${PUBLIC_LAT} between ${south}::float8 and ${north}::float8`;
}

/** The public point of listing `p` is as near as the circle says, on the great circle. */
const isNear = ({ lat, lng, km }: Circle): SQL =>
  sql`sin(radians(${PUBLIC_LAT} - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(${PUBLIC_LAT})) * sin(radians(${PUBLIC_LNG} - ${lng}::float8) / 2) ^ 2
    <= ${haversineAt(km)}::float8`;

/** An index finds the listings of the frame; `more` is what else has to hold. */
function inFrame(frame: Frame, { checksFrame = false }: ConditionOptions, more?: SQL): SQL[] {
  const inside = isInside(frame, checksFrame);
  const holds = more ? sql`(${inside} and ${more})` : inside;
  // Inside this function no index can answer it, and the database expects half of the listings.
  return [checksFrame ? sql`coalesce(${holds}, false)` : holds];
}

/** Listing `p` has a public point, or none. Few listings without one are looked up like those of a frame. */
export function locatedCondition(isLocated: boolean, { checksFrame }: ConditionOptions): SQL {
  // Comparing these columns costs less than calculating the point.
  const hasNone = sql`(p.latitude is null or p.location_precision = 'oculta')`;
  if (isLocated) return sql`not ${hasNone}`;
  return checksFrame ? hasNone : sql`${PUBLIC_LNG} is null`;
}

export const FRAME_FILTER: ServerFilter<string> = {
  conditions({ bbox }, _now, options) {
    const frame = bbox === undefined ? null : readFrame(bbox);
    return frame ? inFrame(frame, options) : [];
  },
  isIn: IN_POINTS,
  miss: 0.6,
  says: 'Un recuadro del mapa, `oeste,sur,este,norte` en grados (`-99.18,19.40,-99.15,19.43`): lo que tiene ahí su punto público (`publicPoint`). El recuadro se redondea hacia afuera a una cuadrícula de unos 200 metros, o a una más gruesa si es grande. Lo que oculta su ubicación no sale nunca. Otro texto es un error 400.',
  drawn: {
    chance: 0.15,
    of: [
      '-99.18,19.4,-99.15,19.43',
      '-99.21,19.36,-99.12,19.45',
      '-99.35,19.15,-98.95,19.6',
      '-103.5,20.55,-103.2,20.8',
      '-118,14,-86,33',
    ],
  },
};

export const NEAR_FILTER: ServerFilter<string> = {
  conditions({ near }, _now, options) {
    if (near === undefined) return [];
    return near === null ? [sql`false`] : inFrame(frameAroundCircle(near), options, isNear(near));
  },
  isIn: IN_POINTS,
  miss: 0.6,
  says: 'Una distancia de 1, 2 o 5 kilómetros (sin ella, 2) alrededor de un punto, `latitud,longitud,km` en grados (`19.41,-99.17,2`), o de un lugar como en `places` (`yucatan/merida/centro,1`): lo que tiene ahí su punto público (`publicPoint`), en línea recta. El punto se redondea al centro de su celda de unos 200 metros antes de buscar; el de un lugar es el centro de los puntos públicos de sus propiedades. Lo que oculta su ubicación no sale nunca. Otro texto, y un lugar que no conocemos o que no sabemos dónde está, es un error 400.',
  drawn: {
    chance: 0.1,
    of: ['19.4175,-99.16385,1', '19.4175,-99.16385,5', '20.67,-103.35,5', '20.9709,-89.62365,2'],
  },
};
