import type { Db } from '@pbr/db/client';
import { PUBLIC_LAT, PUBLIC_LNG } from '@pbr/db/sql/places';
import { firstRow } from '@pbr/db/sql/result-rows';
import type { NearestColonia, Point } from '@pbr/schemas/property/places';
import { sql } from 'drizzle-orm';

/** Reads so many listings around the point. */
const SAMPLE = 25;
/** From farther away no listing tells the colonia. */
const MOST_KM = 3;
const KM_PER_DEGREE = 111.2;
/** Half of a frame around the point, in degrees; those of longitude are shortest in the north. */
const HIGH = MOST_KM / KM_PER_DEGREE;
const WIDE = HIGH / Math.cos((33 * Math.PI) / 180);
/** Listings nearer than about so much weigh the same: one with a wrong point outweighs few others. */
const NEAR_KM = 0.1;

/** The colonia of the listings around a point by their public points: the nearer one is, the more it weighs. Null far from all listings. */
export function findNearestColonia(
  db: Db,
  { latitude, longitude }: Point,
): Promise<NearestColonia | null> {
  return firstRow(
    db,
    sql`
      with measured as materialized (
        select p.id, ${KM_PER_DEGREE}::float8
          * |/ ((${PUBLIC_LAT} - ${latitude}) ^ 2 + ((${PUBLIC_LNG} - ${longitude}) * cosd(${latitude})) ^ 2) as km
        from properties p
        where p.listed and ${PUBLIC_LNG} between ${longitude - WIDE}::float8 and ${longitude + WIDE}::float8
          and ${PUBLIC_LAT} between ${latitude - HIGH}::float8 and ${latitude + HIGH}::float8
        order by 2 limit ${SAMPLE}
      ), colonia as (
        select mode() within group (order by state) as state, mode() within group (order by city) as city,
          mode() within group (order by neighborhood) as name, mode() within group (order by municipality) as municipality,
          mode() within group (order by postal_code) as code, min(km) as km
        from measured join properties using (id) where km <= ${MOST_KM}
        group by pbr_slug(state), pbr_slug(city), pbr_slug(neighborhood)
        order by sum(1 / (km ^ 2 + ${NEAR_KM ** 2})) desc, min(km) limit 1
      )
      select state, city, name as neighborhood, m.municipality, round(km::numeric, 1)::float8 as km,
        coalesce(code, (select min(s.postal_code) from settlements s
          where pbr_slug(s.name) = pbr_slug(c.name) and s.state = c.state
            and coalesce(pbr_slug(s.municipality) = pbr_slug(m.municipality), true)
          having count(distinct s.postal_code) = 1)) as "postalCode"
      from colonia c, lateral (
        select coalesce(c.municipality, pbr_municipality(c.state, c.city, c.name, c.code, null)) as municipality
      ) m`,
  );
}
