import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import type { PropertyDetail } from '@pbr/schemas/property/read';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { detailSelect, type Reader } from './property-json.queries.ts';

export type DetailRow = Omit<PropertyDetail, 'can' | 'schemaOrg' | 'agent'> & {
  imagesVersion: number;
  agent: NonNullable<PropertyDetail['agent']> & { isActive: boolean; isAgent: boolean };
};

const prepared = preparedStatements<ReturnType<typeof prepareDetail>>();

/** A listing that is not deleted, active or paused; the policy decides who sees it. */
export async function findProperty(db: Db, id: string, reader: Reader): Promise<DetailRow | null> {
  const { edits, withPrivate } = reader;
  const isOwner = typeof edits === 'object';
  const key = `${withPrivate} ${isOwner ? 'own' : edits}`;
  const [row] = await prepared(db, key, () => prepareDetail(db, reader)).execute({
    id,
    editor: isOwner ? edits.of : null,
  });
  return row?.listing ?? null;
}

function prepareDetail(db: Db, { edits, withPrivate }: Reader) {
  const of = sql.placeholder('editor');
  const reader = { withPrivate, edits: typeof edits === 'object' ? { of } : edits };
  return selectDetails(db, reader, sql`p.id = ${sql.placeholder('id')}`).prepare('property detail');
}

/** The listings with ids in this range, both ends included. */
export async function findPropertiesBetween(
  db: Db,
  { first, last }: { first: string; last: string },
  reader: Reader,
): Promise<DetailRow[]> {
  const isInside = sql`p.id between ${first} and ${last}`;
  const rows = await selectDetails(db, reader, isInside);
  return rows.map(({ listing }) => listing);
}

function selectDetails(db: Db, reader: Reader<string | Placeholder>, holds: SQL) {
  const detail = sql`${detailSelect(reader)} where ${holds} and p.deleted_at is null`;
  return db
    .select({ listing: sql<DetailRow>`row_to_json(detail)` })
    .from(sql`(${detail}) as detail`);
}

/** The amenities that the newest listings name most. */
export async function findUsedAmenities(db: Db): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(sql`
    select name from (
      select features from properties p where p.listed order by created_at desc, id desc limit 2000
    ) newest, jsonb_array_elements_text(newest.features) as name
    group by name order by count(*) desc, name limit 24`);
  return rows.map(({ name }) => name);
}
