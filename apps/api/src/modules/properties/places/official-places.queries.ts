import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/result-rows';
import { MOST_ITEMS } from '@pbr/schemas/property/search/item-lists';
import { sql } from 'drizzle-orm';

export function findHasOfficialPlaces(db: Db): Promise<{ hasAny: boolean }> {
  return oneRow(db, sql`select exists (select from settlements) as "hasAny"`);
}

/** Places to look for, by the slugs of their names and by the names of their states. */
export interface OfficialQuery {
  /** Names of colonias and municipios, wherever they lie. */
  anywhere: readonly string[];
  /** Colonias inside a state, or inside a municipio. */
  inside: readonly { name: string; state: string; municipality: string | null }[];
  municipalities: readonly { name: string; state: string }[];
}

export interface OfficialRow {
  path: string;
  name: string;
  /** The names of the wider places, the nearest first. */
  around: string[];
}

/** A name of more places than a URL has room for means none of them. */
const MOST_OF_A_NAME = MOST_ITEMS + 1;

/** Places of the postal service's file, each once. */
export async function findOfficialPlaces(db: Db, query: OfficialQuery): Promise<OfficialRow[]> {
  const { places } = await oneRow<{ places: OfficialRow[] }>(
    db,
    sql`
      with asked as materialized (
        select * from json_to_record(${JSON.stringify(query)}::json) as a(anywhere text[], inside json, municipalities json)
      ), found as (
        select s.* from asked, unnest(anywhere) as slug, lateral (
          select distinct name, municipality, state from settlements where pbr_slug(name) = slug limit ${MOST_OF_A_NAME}
        ) s
        union
        select s.name, s.municipality, s.state
        from asked, json_to_recordset(inside) as i(name text, state text, municipality text), settlements s
        where pbr_slug(s.name) = i.name and s.state = i.state
          and (i.municipality is null or pbr_slug(s.municipality) = i.municipality)
        union
        select s.* from asked, unnest(anywhere) as slug, lateral (
          select distinct null, municipality, state from settlements where pbr_slug(municipality) = slug limit ${MOST_OF_A_NAME}
        ) s
        union
        select null, s.municipality, s.state
        from asked, json_to_recordset(municipalities) as m(name text, state text), settlements s
        where pbr_slug(s.municipality) = m.name and s.state = m.state
      )
      select coalesce(json_agg(json_build_object(
          'path', concat_ws('/', pbr_slug(state), pbr_slug(municipality), pbr_slug(name)),
          'name', coalesce(name, municipality),
          'around', case when name is null then json_build_array(state) else json_build_array(municipality, state) end
        ) order by state, municipality, name), '[]') as places
      from found`,
  );
  return places;
}
