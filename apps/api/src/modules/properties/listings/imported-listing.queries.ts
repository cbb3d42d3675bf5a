import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import type { RowOf } from '@pbr/db/sql/result-rows';
import { FIELD_NAMES, type FieldName, fieldSpec } from '@pbr/schemas/property/fields';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { IMPORTED_MUNICIPALITY } from './municipality.queries.ts';

export interface ImportedRow {
  externalId: string;
  digest: string;
  property: PropertyWrite;
}

const KNOWN = {
  externalId: properties.externalId,
  digest: properties.importDigest,
  isDeleted: sql<boolean>`${properties.deletedAt} is not null`,
  salePrice: properties.salePrice,
  rentPrice: properties.rentPrice,
  currency: properties.currency,
};
export type KnownImport = RowOf<typeof KNOWN>;

/** The listings that earlier imports made for these ids of the source. */
export function knownImports(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<KnownImport[]> {
  return db
    .select(KNOWN)
    .from(properties)
    .where(and(eq(properties.source, source), inArray(properties.externalId, [...externalIds])));
}

interface Upsert {
  source: string;
  ownerId: string;
  /** Fields that an existing listing takes from the row. */
  fields: readonly FieldName[];
  rows: readonly ImportedRow[];
  at: string;
}

export interface WrittenImport extends Record<string, unknown> {
  id: string;
  version: number;
  external_id: string;
  is_new: boolean;
}

/**
 * Inserts new rows and updates the listings whose row has changed; answers the written ones and whether each is new. A deleted
 * listing stays as it is, and so does one that another import has just brought to the same digest. The rows travel as one JSON
 * parameter: thousands of single ones cost more time than the insert.
 */
export async function upsertImports(
  db: Db,
  { source, ownerId, fields, rows, at }: Upsert,
): Promise<WrittenImport[]> {
  const changes = [...fields, 'importDigest' as const, 'updatedAt' as const].map(
    (field) => sql`${column(field)} = ${excluded(field)}`,
  );
  const json = JSON.stringify(
    rows.map(({ externalId, digest, property }) =>
      toRecord({
        ...property,
        externalId,
        importDigest: digest,
        source,
        ownerId,
        createdAt: at,
        updatedAt: at,
      }),
    ),
  );
  return db.execute<WrittenImport>(sql`
    INSERT INTO ${properties} (${insertedColumns})
    SELECT ${importedColumns} FROM jsonb_populate_recordset(NULL::${properties}, ${json}::jsonb) AS sent
    ON CONFLICT (source, external_id) WHERE source IS NOT NULL
    DO UPDATE SET ${sql.join([...hiddenUnless(fields), ...changes], sql`, `)}, version = ${properties.version} + 1
    WHERE ${properties.deletedAt} IS NULL AND ${properties.importDigest} IS DISTINCT FROM ${excluded('importDigest')}
    -- A row version that this statement made by INSERT has no predecessor to lock.
    RETURNING id, version, external_id, xmax = 0 AS is_new`);
}

type Field = keyof typeof properties.$inferInsert;

const INSERTED = [
  'ownerId',
  'source',
  'externalId',
  'importDigest',
  'createdAt',
  'updatedAt',
  ...FIELD_NAMES,
] as const satisfies readonly Field[];

const insertedColumns = sql.join(INSERTED.map(column), sql`, `);
const importedColumns = sql.join(
  INSERTED.map((field) => (field === 'municipality' ? IMPORTED_MUNICIPALITY : column(field))),
  sql`, `,
);

function toRecord(values: Record<(typeof INSERTED)[number], unknown>): Record<string, unknown> {
  return Object.fromEntries(INSERTED.map((field) => [properties[field].name, values[field]]));
}

function column(field: Field): SQL {
  return sql`${sql.identifier(properties[field].name)}`;
}

function excluded(field: Field): SQL {
  return sql`excluded.${column(field)}`;
}

/** Keeps fields that the import does not fill, and the deal, unless the new type or operation hides them. */
function hiddenUnless(filled: readonly FieldName[]): SQL[] {
  const deal = sql`coalesce(${properties.dealStatus}, '')`;
  const isPossible = sql`(${deal}, ${excluded('operationType')}) not in (('vendida', 'renta'), ('rentada', 'venta'))`;
  const kept = FIELD_NAMES.flatMap((name) => {
    const { shownIf } = fieldSpec(name);
    if (!shownIf || filled.includes(name)) return [];
    return keptIf(name, sql`${excluded(shownIf.choice)} in ${shownIf.is}`);
  });
  return [keptIf('dealStatus', isPossible), ...kept];
}

const keptIf = (field: Field, condition: SQL) =>
  sql`${column(field)} = CASE WHEN ${condition} THEN ${properties[field]} END`;

/** The keys of a source's listings, for matching photos. */
export async function keysOfSource(db: Db, source: string): Promise<{ id: string; key: string }[]> {
  const rows = await db
    .select({ id: properties.id, key: sql<string>`${properties.externalId}` })
    .from(properties)
    .where(sql`${properties.source} = ${source} and ${properties.deletedAt} is null`);
  return rows;
}
