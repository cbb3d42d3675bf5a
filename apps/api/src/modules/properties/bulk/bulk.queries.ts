import type { Db } from '@pbr/db/client';
import { bulkChanges } from '@pbr/db/schema/bulk-changes';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { atInstant } from '@pbr/db/sql/instants';
import { fullName } from '@pbr/db/sql/people';
import { firstRow, type RowOf } from '@pbr/db/sql/result-rows';
import type { BulkValues, KeptListing } from '@pbr/schemas/bulk-change/bulk-change';
import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import type { PropertyValues } from '@pbr/schemas/property/fields';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { municipalityOf } from '../listings/municipality.queries.ts';
import { FIELD_COLUMNS } from '../property-write.queries.ts';

/** The columns of a listing, deleted or not, that the actions need. */
const ROW = {
  id: properties.id,
  name: properties.name,
  version: properties.version,
  ownerId: properties.ownerId,
  /** Not by a join: after a wait for a lock Postgres compares the new owner's id with the former owner's row. */
  ownerName: sql<string>`(select ${fullName(sql`u`)} from ${users} u where u.id = ${properties.ownerId})`,
  operationType: properties.operationType,
  salePrice: properties.salePrice,
  rentPrice: properties.rentPrice,
  currency: properties.currency,
  isActive: properties.isActive,
  isDraft: properties.isDraft,
  createdAt: properties.createdAt,
  viewsSince: properties.viewsSince,
  deletedAt: properties.deletedAt,
};
export type BulkRow = RowOf<typeof ROW>;

function selectRows(db: Db, ids: readonly string[]) {
  return db
    .select(ROW)
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .orderBy(asc(properties.id));
}

export const readRows = (db: Db, ids: readonly string[]): Promise<BulkRow[]> => selectRows(db, ids);

/** Locks the listings until the transaction ends, one after the other by their ids, so that two changes never wait for each other. */
export const lockRows = (db: Db, ids: readonly string[]): Promise<BulkRow[]> =>
  selectRows(db, ids).for('no key update');

/** All fields of the drafts among these listings. */
export async function readDrafts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, PropertyValues>> {
  const drafts = await db
    .select({ id: properties.id, fields: FIELD_COLUMNS })
    .from(properties)
    .where(and(inArray(properties.id, [...ids]), properties.isDraft));
  return new Map(drafts.map(({ id, fields }) => [id, fields]));
}

/** For each of these listings that has any, the number of active shares with this person, who may be an agent from outside. */
export async function countSharesWith(
  db: Db,
  { id, email }: { id: string; email: string },
  propertyIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.execute<{ id: string; count: number }>(sql`
    select property_id as id, count(*)::int as count from commission_shares
    where is_active and property_id = any(${sql.param(propertyIds)}::uuid[])
      and (agent_id = ${id} or (agent_id is null and lower(external_agent_email) = lower(${email})))
    group by property_id`);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Those among these listings that have what a draft cannot have: inquiries, favorites, or shares, ended ones included. */
export async function findInUse(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const isOneOf = sql`property_id = any(${sql.param(ids)}::uuid[])`;
  const rows = await db.execute<{ id: string }>(sql`
    select property_id as id from property_inquiries where ${isOneOf}
    union select property_id from favorites where ${isOneOf}
    union select property_id from commission_shares where ${isOneOf}`);
  return new Set(rows.map(({ id }) => id));
}

export interface RowChange {
  id: string;
  values: BulkValues;
}

/** A draft that is published gets the municipality of its colonia, unless it has one. */
const PUBLISHED_MUNICIPALITY = sql`case when p.is_draft and not n."isDraft"
  then coalesce(p.municipality, ${municipalityOf((field) => sql`p.${sql.identifier(properties[field].name)}`, sql`p.id`)})
  else p.municipality end`;

/**
 * Writes the next version of each listing: its prices, or its status and the date of its publication. One statement, because search words
 * that several statements bring could lock two changes out.
 */
export async function writeRows(
  db: Db,
  changes: readonly RowChange[],
  { what, now }: { what: 'prices' | 'status'; now: Date },
): Promise<void> {
  const rows = JSON.stringify(changes.map(({ id, values }) => ({ id, ...values })));
  const set =
    what === 'prices'
      ? sql`sale_price = n."salePrice", rent_price = n."rentPrice"`
      : sql`is_active = n."isActive", is_draft = n."isDraft", created_at = n."createdAt", views_since = n."viewsSince",
          municipality = ${PUBLISHED_MUNICIPALITY}`;
  await db.execute(sql`
    update properties p set ${set}, version = version + 1, updated_at = ${atInstant(now)}
    from json_to_recordset(${rows}::json) as n(id uuid, "salePrice" numeric(12, 2), "rentPrice" numeric(12, 2),
      "isActive" boolean, "isDraft" boolean, "createdAt" timestamptz, "viewsSince" timestamptz)
    where p.id = n.id`);
}

interface NewChange {
  id: string;
  actorId: string;
  action: BulkAction;
  now: Date;
}

/** Takes the key of a change; false when it is taken. Somebody who is about to take it waits until this transaction ends. */
export async function claimChange(
  db: Db,
  { id, actorId, action, now }: NewChange,
): Promise<boolean> {
  const claimed = await db
    .insert(bulkChanges)
    .values({ id, actorId, action, listings: [], createdAt: now.toISOString() })
    .onConflictDoNothing()
    .returning({ id: bulkChanges.id });
  return claimed.length > 0;
}

export async function keepListings(
  db: Db,
  id: string,
  listings: readonly KeptListing[],
): Promise<void> {
  await db.update(bulkChanges).set({ listings }).where(eq(bulkChanges.id, id));
}

const STORED = {
  id: bulkChanges.id,
  actorId: bulkChanges.actorId,
  action: sql<BulkAction>`${bulkChanges.action}`,
  listings: bulkChanges.listings,
  createdAt: bulkChanges.createdAt,
  undoneAt: bulkChanges.undoneAt,
};
export type StoredChange = RowOf<typeof STORED>;

export async function readChange(db: Db, id: string): Promise<StoredChange | null> {
  const [change] = await db.select(STORED).from(bulkChanges).where(eq(bulkChanges.id, id));
  return change ?? null;
}

/** Marks a change as undone; false when it was before. Undoing it once more waits until this transaction ends. */
export async function markUndone(db: Db, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .update(bulkChanges)
    .set({ undoneAt: now.toISOString() })
    .where(and(eq(bulkChanges.id, id), sql`${bulkChanges.undoneAt} is null`))
    .returning({ id: bulkChanges.id });
  return marked.length > 0;
}

export interface LastChange {
  id: string;
  action: BulkAction;
  count: number;
  createdAt: string;
}

/** The person's last change of any listing since then that was not undone. */
export function findLastChange(
  db: Db,
  { actorId, since }: { actorId: string; since: Date },
): Promise<LastChange | null> {
  return firstRow(
    db,
    sql`
      select id, action, created_at as "createdAt", n.count
      from bulk_changes, lateral (
        select count(*)::int as count from jsonb_array_elements(listings) item where not item ? 'reason'
      ) n
      where actor_id = ${actorId} and undone_at is null and created_at > ${atInstant(since)} and n.count > 0
      order by created_at desc limit 1`,
  );
}
