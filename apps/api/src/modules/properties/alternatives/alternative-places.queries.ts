import { PLACE_NAMES, PLACE_SLUGS } from '@pbr/db/sql/places';
import { type SQL, sql } from 'drizzle-orm';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { mayBePlace, typedTextOf } from '@pbr/search-language/words/read-terms';
import { holdsTerm } from '../search/text-conditions.queries.ts';

/** Looks at this many words of a text, and at this many listings of each, to see whether it names a place. */
const MOST_WORDS = 8;
const SAMPLE = sql.raw('300');
const MOST_PLACES = sql.raw('6');

const [, CITY_NAME] = PLACE_NAMES;
const [STATE, CITY] = PLACE_SLUGS;

/** Reads the CTE `nothing`, which has a row if the search finds nothing. Otherwise no scan begins. */
export const FOUND_NOTHING = sql`exists (select from nothing)`;

/**
 * The CTE `anchor`: the place that most words of the text name, and the patterns of the other words. It has no row when no word names
 * a place.
 */
export function anchorOf({ search }: SearchPlan): SQL {
  const terms = search?.terms ?? [];
  const samples = terms
    .filter(mayBePlace)
    .slice(0, MOST_WORDS)
    .map(
      (term) => sql`(select p.state, ${CITY_NAME} as city, p.neighborhood from properties p
        where ${FOUND_NOTHING} and p.listed and ${holdsTerm(term)} limit ${SAMPLE})`,
    );
  if (samples.length === 0)
    return sql`anchor as (select '' as state, '' as city, '' as others, '{}'::text[] as contains_others where false)`;
  const named = sql`strpos(names, pbr_norm(word)) > 0`;
  return sql`
    words as (
      select word, pos from unnest(${sql.param(terms.map((term) => term.place ?? typedTextOf(term)))}::text[]) with ordinality typed (word, pos)
    ), anchor as materialized (
      select pbr_slug(state) as state, pbr_slug(city) as city, (select string_agg(word, ' ' order by pos) from words where not ${named}) as others,
        array(select pbr_contains(word) from words where not ${named}) as contains_others
      from (
        select *, pbr_norm(neighborhood || ' ' || city || ' ' || state) as names from (${sql.join(samples, sql` union all `)}) sample
      ) named
      where exists (select from words where length(word) > 2 and ${named})
      group by state, city, names
      order by (select count(*) from words where ${named}) desc, count(*) desc, names limit 1
    )`;
}

const patterns = (text: SQL) =>
  sql`array(select pbr_contains(word) from regexp_split_to_table(${text}, '\\s+') word)`;

/**
 * Places near the anchor: colonias of its city, then other cities of its state, with the text that names each and the number of
 * listings that it finds under the other filters. A name that also occurs elsewhere is completed by its city or state.
 */
export function placesNear(conditions: readonly SQL[]): SQL {
  const matches = sql.join(
    [sql`p.listed`, ...conditions, sql`p.search_text like all (anchor.contains_others)`],
    sql` and `,
  );
  const isInside = sql`${STATE} = anchor.state and (near.ring = 1 or ${CITY} = anchor.city)`;
  return sql`
    select near.ring, near.name, near.n, concat_ws(' ', near.name, case when by_name > inside then near.around end,
      anchor.others) as search, case when by_name > inside then by_both else by_name end as total
    from anchor cross join lateral (
      select *, ${patterns(sql`name`)} as contains_name, ${patterns(sql`around`)} as contains_around,
        (select pbr_contains(word) from regexp_split_to_table(name, '\\s+') word order by length(word) desc limit 1) as contains_longest
      from (
        select ring, mode() within group (order by name) as name, mode() within group (order by around) as around, count(*) as n
        from (
          select ring, (array[p.neighborhood, distance.city])[ring + 1] as name, (array[distance.city, p.state])[ring + 1] as around
          from properties p cross join lateral (select ${CITY_NAME} as city, (${CITY} <> anchor.city)::int as ring) distance
          where ${matches} and p.deleted_at is null and ${STATE} = anchor.state
        ) written
        group by ring, pbr_slug(name) order by ring, n desc, name limit ${MOST_PLACES}
      ) nearest
    ) near cross join lateral (
      select count(*)::int as by_name,
        count(*) filter (where p.search_text like all (near.contains_around))::int as by_both,
        count(*) filter (where ${isInside})::int as inside
      from properties p where ${matches} and p.search_text like near.contains_longest and p.search_text like all (near.contains_name)
    ) counted`;
}
