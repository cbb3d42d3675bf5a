import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/result-rows';
import type { PlaceSuggestions, PlaceSuggestionsQuery } from '@pbr/schemas/property/places';
import { type SQL, sql } from 'drizzle-orm';

const MOST = 10;

/** Names of places of listed properties in which a word begins with the text, in one statement. */
export function findPlaceSuggestions(
  db: Db,
  { state, city, text }: PlaceSuggestionsQuery,
): Promise<PlaceSuggestions> {
  const isIn = (column: SQL, name: string | null) =>
    name === null ? sql`true` : sql`${column} = ${name}`;
  return oneRow(
    db,
    sql`
      with places as materialized (
        select state, city, neighborhood, count(*) as n from properties p
        where p.listed and ${isIn(sql`p.state`, state)} group by 1, 2, 3
      )
      select ${namesOf(sql`city`, sql`true`, text)} as cities,
        ${namesOf(sql`neighborhood`, isIn(sql`city`, city), text)} as neighborhoods`,
  );
}

/** Letters and digits without accents, one space between words. */
const plain = (text: SQL) => sql`trim(regexp_replace(pbr_norm(${text}), '[^a-z0-9]+', ' ', 'g'))`;

function namesOf(column: SQL, condition: SQL, text: string): SQL {
  return sql`(
    select coalesce(json_agg(name order by words ^@ typed desc, n desc, name), '[]'::json) from (
      select name, n, words, typed from (
        select name, n, ${plain(sql`name`)} as words, ${plain(sql`${text}`)} as typed from (
          select ${column} as name, sum(n) as n from places where ${condition} group by 1
        ) named
      ) worded
      where strpos(' ' || words, ' ' || typed) > 0
      order by words ^@ typed desc, n desc, name limit ${MOST}
    ) nearest
  )`;
}
