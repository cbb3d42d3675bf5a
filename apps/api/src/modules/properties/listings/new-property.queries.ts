import { randomUUID } from 'node:crypto';
import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { FIELD_NAMES } from '@pbr/schemas/property/fields';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { detailSelect } from '../property-json.queries.ts';
import type { DetailRow } from '../property.queries.ts';
import { newMunicipality } from './municipality.queries.ts';

type Columns = typeof properties.$inferInsert;

interface NewProperty {
  /** The form's fields, and the state; only the demo sets the others. */
  values: PropertyWrite & Pick<Columns, 'id' | 'isActive' | 'isDraft' | 'dealStatus'>;
  ownerId: string;
  creationKey: string | null;
  now: Date;
}

/**
 * Adds a listing and answers it as its editors see it. Null when the owner was deactivated, or has a listing with this key already. Like a
 * lock on the owner, the statement waits for a deactivation that is under way, and the next one waits for the statement.
 */
export async function insertProperty(
  db: Db,
  { values, ownerId, creationKey, now }: NewProperty,
): Promise<DetailRow | null> {
  const at = now.toISOString();
  const [row] = await prepared(db, 'new listing', () => prepareInsert(db)).execute({
    ...values,
    features: JSON.stringify(values.features),
    id: values.id ?? randomUUID(),
    isActive: values.isActive ?? true,
    isDraft: values.isDraft ?? false,
    dealStatus: values.dealStatus ?? null,
    ownerId,
    creationKey,
    createdAt: at,
    updatedAt: at,
    viewsSince: at,
  } satisfies { [Name in Written]: unknown });
  return row?.listing ?? null;
}

const WRITTEN = [
  ...FIELD_NAMES,
  'id',
  'ownerId',
  'isActive',
  'isDraft',
  'dealStatus',
  'creationKey',
  'createdAt',
  'updatedAt',
  'viewsSince',
] as const;
type Written = (typeof WRITTEN)[number];

const prepared = preparedStatements<ReturnType<typeof prepareInsert>>();

function prepareInsert(db: Db) {
  const value = (name: Written) => sql`${sql.placeholder(name)}`;
  const written = (name: Written) =>
    name === 'municipality' ? newMunicipality(value) : value(name);
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, value('ownerId')), users.isActive))
    .for('share');
  const insert = sql`
    insert into properties (${list(WRITTEN.map((name) => sql.identifier(properties[name].name)))})
    select ${list(WRITTEN.map(written))} from owner
    on conflict (owner_id, creation_key) where creation_key is not null do nothing returning *`;
  const detail = detailSelect({ withPrivate: true, edits: 'all' }, sql`inserted`);
  return db
    .with(db.$with('owner').as(owner), db.$with('inserted', {}).as(insert))
    .select({ listing: sql<DetailRow>`row_to_json(detail)` })
    .from(sql`(${detail}) as detail`)
    .prepare('new listing');
}

const list = (items: readonly SQL[] | ReturnType<typeof sql.identifier>[]) =>
  sql.join([...items], sql`, `);
