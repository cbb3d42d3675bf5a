import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { oneRow } from '@pbr/db/sql/result-rows';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

type Columns = typeof properties.$inferInsert;
type PlaceField = 'state' | 'city' | 'neighborhood' | 'postalCode';
const PLACE_FIELDS = ['state', 'city', 'neighborhood', 'postalCode'] as const;

/** The municipality of a place, by its colonia. `besides` is the id of the listing that is being written. */
export const municipalityOf = (of: (field: PlaceField) => SQL, besides: SQLWrapper): SQL =>
  sql`pbr_municipality(${sql.join(PLACE_FIELDS.map(of), sql`, `)}, ${besides})`;

type Change = { [Field in PlaceField | 'municipality' | 'isDraft']?: Columns[Field] | undefined };

/** Whether a listing that has no municipality after this change gets that of its colonia: another place, an emptied field, a publication. */
export const findsMunicipality = (values: Change): boolean =>
  values.municipality === null ||
  values.isDraft === false ||
  PLACE_FIELDS.some((field) => values[field] !== undefined);

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
