import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { properties } from '@pbr/db/schema/properties';
import type { RowOf } from '@pbr/db/sql/result-rows';
import {
  FIELD_NAMES,
  type FieldName,
  perField,
  type PropertyValues,
} from '@pbr/schemas/property/fields';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { and, eq, isNull, sql } from 'drizzle-orm';

export { lockIsColleague } from '@pbr/db/sql/people';

const policyColumns = {
  id: properties.id,
  ownerId: properties.ownerId,
  propertyType: properties.propertyType,
  operationType: properties.operationType,
  isActive: properties.isActive,
  isDraft: properties.isDraft,
  dealStatus: properties.dealStatus,
  version: properties.version,
  imagesVersion: properties.imagesVersion,
};
export type LockedProperty = RowOf<typeof policyColumns> & {
  commissionShares: { agentId: string | null; isActive: boolean }[];
};

/** Locks a listing that is not deleted until the transaction ends; reads the fields that the policy needs. */
export async function lockProperty(db: Db, id: string): Promise<LockedProperty | null> {
  // Weaker than `for update`, so that clients can write inquiries meanwhile; two writers still wait for each other.
  const [[property], shares] = await Promise.all([
    selectProperty(db, id).for('no key update'),
    selectShares(db, id),
  ]);
  return property ? { ...property, commissionShares: shares } : null;
}

const prepared = preparedStatements<ReturnType<typeof prepareRead>>();

/** The same without a lock: the listing may change at any moment. */
export async function readProperty(db: Db, id: string): Promise<LockedProperty | null> {
  const [property] = await prepared(db, 'property', () => prepareRead(db)).execute({ id });
  return property ?? null;
}

function prepareRead(db: Db) {
  const shares = sql<LockedProperty['commissionShares']>`(
    select coalesce(json_agg(json_build_object('agentId', s.agent_id, 'isActive', s.is_active)), '[]')
    from ${commissionShares} s where s.property_id = ${properties}.id)`;
  return db
    .select({ ...policyColumns, commissionShares: shares })
    .from(properties)
    .where(and(eq(properties.id, sql.placeholder('id')), isNull(properties.deletedAt)))
    .prepare('property to change');
}

function selectProperty(db: Db, id: string) {
  return db
    .select(policyColumns)
    .from(properties)
    .where(and(eq(properties.id, id), isNull(properties.deletedAt)));
}

function selectShares(db: Db, propertyId: string) {
  return db
    .select({ agentId: commissionShares.agentId, isActive: commissionShares.isActive })
    .from(commissionShares)
    .where(eq(commissionShares.propertyId, propertyId));
}

interface Copy {
  /** The id of the listing that is copied. */
  original: string;
  creationKey: string | null;
  now: Date;
}

/** Adds a draft with the same fields and owner; answers its id, or null when the owner has one with this key already. */
export async function insertCopy(
  db: Db,
  { original, creationKey, now }: Copy,
): Promise<string | null> {
  const fields = sql.raw(FIELD_NAMES.map((name) => properties[name].name).join(', '));
  const [row] = await db.execute<{ id: string }>(sql`
    insert into properties (${fields}, owner_id, is_active, is_draft, creation_key, created_at, updated_at)
    select ${fields}, owner_id, false, true, ${creationKey}::uuid, ${now.toISOString()}, ${now.toISOString()}
    from properties where id = ${original}
    on conflict (owner_id, creation_key) where creation_key is not null do nothing
    returning id`);
  return row?.id ?? null;
}

/** The id of the listing that this key made, even when the listing is deleted by now. */
export async function findCreated(
  db: Db,
  ownerId: string,
  creationKey: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(and(eq(properties.ownerId, ownerId), eq(properties.creationKey, creationKey)));
  return row?.id ?? null;
}

export const FIELD_COLUMNS = perField<{ [Name in FieldName]: (typeof properties)[Name] }>(
  (_spec, name) => properties[name],
);

/** The fields of a listing as they are stored. */
export async function readFields(db: Db, id: string): Promise<PropertyValues> {
  const [fields] = await db.select(FIELD_COLUMNS).from(properties).where(eq(properties.id, id));
  if (!fields) throw new Error('the listing is not there');
  return fields;
}

type Written = PropertyWrite & { dealStatus: string | null; isActive: boolean };
/** An undefined field does not change. */
export type ChangedFields = { [Field in keyof Written]?: Written[Field] | undefined };

/** Marks a listing as deleted. Its inquiries stay. */
export async function markDeleted(
  db: Db,
  id: string,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const version = sql`${properties.version} + 1`;
  await db
    .update(properties)
    .set({ deletedAt: at, deletedBy: by, version, updatedAt: at })
    .where(eq(properties.id, id));
}
