import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import type { PropertyWrite } from '@pbr/schemas/property';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';

export interface ImportedRow {
  externalId: string;
  digest: string;
  property: PropertyWrite;
}

export interface KnownImport {
  externalId: string | null;
  digest: string | null;
  isDeleted: boolean;
}

/** What earlier imports of the source left under these identifiers. */
export function knownImports(
  db: Db,
  source: string,
  externalIds: readonly string[],
): Promise<KnownImport[]> {
  return db
    .select({
      externalId: properties.externalId,
      digest: properties.importDigest,
      isDeleted: sql<boolean>`${properties.deletedAt} is not null`,
    })
    .from(properties)
    .where(and(eq(properties.source, source), inArray(properties.externalId, [...externalIds])));
}

interface Upsert {
  source: string;
  ownerId: string;
  /** Fields that an existing listing takes from the row. */
  fields: readonly (keyof PropertyWrite)[];
  rows: readonly ImportedRow[];
  at: string;
}

/**
 * Inserts the rows or updates the listings that they changed; answers which were written and which of these are new. A deleted
 * listing stays as it is, and so does one that another import has just brought to the same digest.
 */
export function upsertImports(db: Db, { source, ownerId, fields, rows, at }: Upsert) {
  return db
    .insert(properties)
    .values(
      rows.map(({ externalId, digest, property }) => ({
        ...property,
        source,
        externalId,
        importDigest: digest,
        ownerId,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoUpdate({
      target: [properties.source, properties.externalId],
      targetWhere: sql`${properties.source} is not null`,
      set: {
        ...hiddenFields,
        ...Object.fromEntries(fields.map((field) => [field, excluded(field)])),
        importDigest: excluded('importDigest'),
        updatedAt: excluded('updatedAt'),
      },
      setWhere: sql`${properties.deletedAt} is null and ${properties.importDigest} is distinct from ${excluded('importDigest')}`,
    })
    .returning({
      externalId: properties.externalId,
      // A row version that this statement made by INSERT has no predecessor to lock.
      isNew: sql<boolean>`xmax = 0`,
    });
}

function excluded(field: keyof typeof properties.$inferSelect): SQL {
  return sql`excluded.${sql.identifier(properties[field].name)}`;
}

/** Fields that the map does not fill stay as they are, unless the new type or operation hides them. */
const hiddenFields = {
  salePrice: sql`case when ${excluded('operationType')} <> 'renta' then ${properties.salePrice} end`,
  rentPrice: sql`case when ${excluded('operationType')} <> 'venta' then ${properties.rentPrice} end`,
  bedrooms: sql`case when ${excluded('propertyType')} in ('casa', 'departamento') then ${properties.bedrooms} end`,
};
