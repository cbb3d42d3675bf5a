import type { Db } from '@pbr/db/client';
import { firstRow } from '@pbr/db/sql/result-rows';
import type { PlacesOfCode } from '@pbr/schemas/property/places';
import { sql } from 'drizzle-orm';

/** The most frequent names of the places with that code: of the postal service's file, else of listed properties. */
export function findPlacesOfCode(db: Db, postalCode: string): Promise<PlacesOfCode> {
  return firstRow(
    db,
    sql`
      with official as (
        select name, kind, municipality, city, state from settlements where postal_code = ${postalCode}
      ), known as materialized (
        select * from official
        union all
        select neighborhood, null, municipality, city, state from properties p
        where p.listed and p.postal_code = ${postalCode} and not exists (select from official)
      )
      select mode() within group (order by state) as state, mode() within group (order by municipality) as municipality,
        mode() within group (order by city) as city,
        (select json_agg(json_build_object('name', name, 'kind', kind) order by n desc, name, kind)
          from (select name, kind, count(*) as n from known group by 1, 2) named) as neighborhoods
      from known having count(*) > 0`,
  );
}
