import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/result-rows';
import type { KnownColonia, KnownColoniaQuery } from '@pbr/schemas/property/places';
import { sql } from 'drizzle-orm';

/** Reads at most this many listings of a colonia; more would hardly move its middle. */
const SAMPLE = 1000;
const MOST_CELLS = 100;
/** With fewer listings the middle would show where each of them is. */
const FEWEST = 3;

/** Uses public points only, so that the answer gives away no exact point that a listing hides. */
export function findKnownColonia(
  db: Db,
  { state, city, neighborhood, municipality, postalCode }: KnownColoniaQuery,
): Promise<KnownColonia> {
  return oneRow(
    db,
    sql`
      with shown as materialized (
        select pbr_public_point(p.latitude, p.longitude, p.location_precision) as point from properties p
        where p.listed and p.deleted_at is null and p.latitude is not null and p.location_precision <> 'oculta'
          and pbr_slug(p.state) = pbr_slug(${state}) and pbr_slug(p.city) = pbr_slug(${city})
          and pbr_slug(p.neighborhood) = pbr_slug(${neighborhood})
          and coalesce(pbr_slug(p.municipality) = pbr_slug(${municipality}::text), true)
        limit ${SAMPLE}
      ), known as materialized (
        select point[1] as latitude, point[0] as longitude from shown where (select count(*) from shown) >= ${FEWEST}
      ), cells as (
        select cell[1] as latitude, cell[0] as longitude, count(*) as n
        from known, pbr_public_point(latitude::numeric, longitude::numeric, 'aproximada') as cell
        group by 1, 2 order by 3 desc, 1, 2 limit ${MOST_CELLS}
      )
      select pbr_municipality(${state}, ${city}, ${neighborhood}, ${postalCode}, null) as municipality,
        (select json_build_object(
            'latitude', round(percentile_cont(0.5) within group (order by latitude)::numeric, 6)::float8,
            'longitude', round(percentile_cont(0.5) within group (order by longitude)::numeric, 6)::float8)
          from known having count(*) > 0) as middle,
        (select coalesce(json_agg(json_build_object('latitude', latitude, 'longitude', longitude)
            order by n desc, latitude, longitude), '[]') from cells) as cells`,
  );
}
