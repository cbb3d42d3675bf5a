import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { oneRow } from '@pbr/db/sql/rows';
import { type SQL, sql } from 'drizzle-orm';

type Columns = typeof properties.$inferInsert;
type PlaceField = 'state' | 'city' | 'neighborhood' | 'postalCode';
const PLACE_FIELDS = ['state', 'city', 'neighborhood', 'postalCode'] as const;

/** Calls `pbr_municipality` for a place. `besides` is the id of the listing that is being written. */
const municipalityOf = (of: (field: PlaceField) => SQL, besides: SQL) =>
  sql`pbr_municipality(${sql.join(PLACE_FIELDS.map(of), sql`, `)}, ${besides})`;

/** The municipality of a new listing, whose columns `of` gives: without one, that of its colonia. */
export const newMunicipality = (of: (field: PlaceField | 'municipality') => SQL): SQL =>
  sql`coalesce(${of('municipality')}, ${municipalityOf((field) => sql`${of(field)}::text`, sql`null::uuid`)})`;

type Change = { [Field in PlaceField | 'municipality' | 'isDraft']?: Columns[Field] | undefined };

/** The municipality after a change of the place or a publication; undefined if it does not change. */
export function changedMunicipality(values: Change): string | SQL | undefined {
  const { municipality, isDraft } = values;
  const isPlace = PLACE_FIELDS.some((field) => values[field] !== undefined);
  if (typeof municipality === 'string') return municipality;
  if (municipality === undefined && !isPlace && isDraft !== false) return undefined;
  const found = municipalityOf(
    (field) =>
      values[field] === undefined ? sql`${properties[field]}` : sql`${values[field]}::text`,
    sql`${properties.id}`,
  );
  return municipality === null ? found : sql`coalesce(${properties.municipality}, ${found})`;
}

/** The municipality of a row `sent` by an import. Its listing may exist already. */
export const IMPORTED_MUNICIPALITY = sql`coalesce(sent.municipality, ${municipalityOf(
  (field) => sql`sent.${sql.identifier(properties[field].name)}`,
  sql`(select p.id from properties p where (p.source, p.external_id) = (sent.source, sent.external_id))`,
)})`;

interface Filled extends Record<string, unknown> {
  /** The last of the listings that were looked at; null after the last of all. */
  last: string | null;
  filled: number;
}

/** Fills in the municipality of the next listings that lack it. It skips a listing that somebody else is writing. */
export function fillNext(db: Db, after: string | null, limit: number): Promise<Filled> {
  const found = municipalityOf(
    (field) => sql`p.${sql.identifier(properties[field].name)}`,
    sql`p.id`,
  );
  return oneRow(
    db,
    sql`
      with looked_at as materialized (
        select p.id, p.version, ${found} as name from (
          select * from properties where municipality is null and deleted_at is null and not is_draft
            ${after === null ? sql`` : sql`and id > ${after}::uuid`}
          order by id limit ${limit}
        ) p
      ), held as materialized (
        select p.id, l.name from properties p join looked_at l using (id, version)
        where l.name is not null and p.municipality is null order by p.id for no key update of p skip locked
      ), written as (
        update properties p set municipality = held.name from held where p.id = held.id returning p.id
      )
      select (select id from looked_at order by id desc limit 1) as last, (select count(*)::int from written) as filled`,
  );
}
