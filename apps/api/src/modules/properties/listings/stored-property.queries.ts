import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { FIELD_NAMES } from '@pbr/schemas/property/fields';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { detailSelect } from '../property-json.queries.ts';
import type { DetailRow } from '../property.queries.ts';
import { findsMunicipality, municipalityOf } from './municipality.queries.ts';

/**
 * Writes a listing and answers it as its editors see it, in one prepared statement each. The values travel as one JSON object, so that every
 * write has the same text: building and planning one for the fields of this write took longer than running it.
 */

type Columns = typeof properties.$inferInsert;
type Column = keyof Columns;
/** An undefined column does not change. */
export type ChangedColumns = { [Name in Column]?: Columns[Name] | undefined };

const STATE = ['isActive', 'isDraft', 'dealStatus', 'createdAt', 'viewsSince'] as const;
const CHANGED = [...FIELD_NAMES, ...STATE, 'deletedAt', 'deletedBy'] as const;
const INSERTED = [...FIELD_NAMES, ...STATE, 'ownerId', 'creationKey', 'updatedAt'] as const;

interface NewProperty {
  /** The form's fields, and the state; only the demo sets the others. */
  values: PropertyWrite & Pick<Columns, 'id' | 'isActive' | 'isDraft' | 'dealStatus'>;
  ownerId: string;
  creationKey: string | null;
  now: Date;
}

/**
 * Null when the owner was deactivated, or has a listing with this key already. Like a lock on the owner, the statement waits for a
 * deactivation that is under way, and a later one waits for the statement.
 */
export async function insertProperty(
  db: Db,
  { values, ownerId, creationKey, now }: NewProperty,
): Promise<DetailRow | null> {
  const { id = null, isActive = true, isDraft = false } = values;
  const at = now.toISOString();
  const times = { createdAt: at, updatedAt: at, viewsSince: at };
  const row = { ...values, isActive, isDraft, ownerId, creationKey, ...times };
  const [stored] = await inserting(db, 'new listing', () => prepareInsert(db)).execute({
    id,
    ownerId,
    row: jsonOf(row),
  });
  return stored?.listing ?? null;
}

const inserting = preparedStatements<ReturnType<typeof prepareInsert>>();

function prepareInsert(db: Db) {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('ownerId')), users.isActive))
    .for('share');
  const municipality = sql`coalesce(${sent('municipality')}, ${municipalityOf(sent, sql`null::uuid`)})`;
  return answered(
    db,
    sql`
      insert into properties (id, ${list(INSERTED.map(nameOf))})
      select coalesce(${sql.placeholder('id')}, gen_random_uuid()), ${list(
        INSERTED.map((name) => (name === 'municipality' ? municipality : sent(name))),
      )}
      from owner, jsonb_populate_record(null::properties, ${sql.placeholder('row')}) sent
      on conflict (owner_id, creation_key) where creation_key is not null do nothing returning *`,
    db.$with('owner').as(owner),
  );
}

interface NextVersion {
  values: ChangedColumns;
  now: Date;
  /** Writes a version even if these values change nothing. */
  always?: boolean;
}

/** Writes the next version of a listing that the transaction has locked. Null when these values, as Postgres compares them, change nothing. */
export async function updatePropertyRow(
  db: Db,
  id: string,
  { values, now, always = false }: NextVersion,
): Promise<DetailRow | null> {
  const [stored] = await updating(db, 'next version', () => prepareUpdate(db)).execute({
    id,
    row: jsonOf(values),
    findsMunicipality: findsMunicipality(values),
    always,
    at: now.toISOString(),
  });
  return stored?.listing ?? null;
}

const updating = preparedStatements<ReturnType<typeof prepareUpdate>>();

function prepareUpdate(db: Db) {
  const id = sql.placeholder('id');
  const municipality = sql`case when ${sql.placeholder('findsMunicipality')}
    then coalesce(${sent('municipality')}, ${municipalityOf(sent, id)}) else ${sent('municipality')} end`;
  const next = sql`
    select ${list(
      CHANGED.map((name) =>
        name === 'municipality' ? sql`${municipality} as municipality` : sent(name),
      ),
    )}
    from properties p, jsonb_populate_record(p, ${sql.placeholder('row')}) sent where p.id = ${id}`;
  const of = (row: string) => list(CHANGED.map((name) => sql`${sql.raw(row)}.${nameOf(name)}`));
  return answered(
    db,
    sql`
      update properties p set (${list(CHANGED.map(nameOf))}) = row (${of('next')}),
        version = p.version + 1, updated_at = ${sql.placeholder('at')}
      from next
      where p.id = ${id} and (${sql.placeholder('always')} or (${of('next')}) is distinct from (${of('p')}))
      returning p.*`,
    db.$with('next', {}).as(next),
  );
}

const nameOf = (name: Column) => sql.identifier(properties[name].name);
const sent = (name: Column) => sql`sent.${nameOf(name)}`;
const list = (items: readonly (SQL | ReturnType<typeof nameOf>)[]) => sql.join([...items], sql`, `);

/** Without the undefined values. */
const jsonOf = (values: ChangedColumns) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [properties[name as Column].name, value]),
    ),
  );

/** Reads the row that a write returns as the listing that its editors see. */
function answered(db: Db, write: SQL, before: Parameters<Db['with']>[0]) {
  const detail = detailSelect({ withPrivate: true, edits: 'all' }, sql`stored`);
  return db
    .with(before, db.$with('stored', {}).as(write))
    .select({ listing: sql<DetailRow>`row_to_json(detail)` })
    .from(sql`(${detail}) as detail`)
    .prepare('stored listing');
}
