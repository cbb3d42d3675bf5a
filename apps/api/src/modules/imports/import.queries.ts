import type { Db } from '@pbr/db/client';
import { importRunChanges, importRunPhotos, importRuns } from '@pbr/db/schema/import-runs';
import { users } from '@pbr/db/schema/users';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { fullName, lockIsColleague } from '@pbr/db/sql/people';
import { firstRow, oneRow, type RowOf } from '@pbr/db/sql/result-rows';
import type { ImportChoices } from '@pbr/schemas/import/choices';
import { IMPORT_STATES, type ImportState, isWorking } from '@pbr/schemas/import/values';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';

export { lockIsColleague };

const COLUMNS = {
  id: importRuns.id,
  actorId: importRuns.actorId,
  ownerId: importRuns.ownerId,
  fileName: importRuns.fileName,
  fileKey: importRuns.fileKey,
  settings: importRuns.settings,
  state: sql<ImportState>`${importRuns.state}`,
  profile: importRuns.profile,
  choices: importRuns.choices,
  map: importRuns.map,
  mapName: importRuns.mapName,
  done: importRuns.done,
  totals: importRuns.totals,
  refusals: importRuns.refusals,
  notices: importRuns.notices,
  undone: importRuns.undone,
  failure: importRuns.failure,
  createdAt: isoInstant(sql`${importRuns.createdAt}`),
  finishedAt: sql<string | null>`${isoInstant(sql`${importRuns.finishedAt}`)}`,
};
export type StoredImport = RowOf<typeof COLUMNS>;

export async function findImport(db: Db, id: string): Promise<StoredImport | null> {
  const [run] = await db.select(COLUMNS).from(importRuns).where(eq(importRuns.id, id));
  return run ?? null;
}

export async function lockImport(db: Db, id: string): Promise<StoredImport | null> {
  const [run] = await db
    .select(COLUMNS)
    .from(importRuns)
    .where(eq(importRuns.id, id))
    .for('update');
  return run ?? null;
}

export async function insertImport(db: Db, values: typeof importRuns.$inferInsert): Promise<void> {
  await db.insert(importRuns).values(values);
}

export async function changeImport(
  db: Db,
  id: string,
  values: Partial<typeof importRuns.$inferInsert>,
): Promise<void> {
  await db.update(importRuns).set(values).where(eq(importRuns.id, id));
}

/** Stores the progress of a step; false when the step was canceled meanwhile. */
export async function moveImport(
  db: Db,
  { id, state }: Pick<StoredImport, 'id' | 'state'>,
  values: Partial<typeof importRuns.$inferInsert>,
): Promise<boolean> {
  const moved = await db
    .update(importRuns)
    .set(values)
    .where(sql`${importRuns.id} = ${id} and ${importRuns.state} = ${state}`)
    .returning({ id: importRuns.id });
  return moved.length > 0;
}

/** The last imports, the newest first. */
export async function listImportRuns(db: Db, limit: number) {
  return db
    .select({
      id: importRuns.id,
      fileName: importRuns.fileName,
      state: COLUMNS.state,
      createdAt: COLUMNS.createdAt,
      createdBy: fullName(sql`${users}`),
      totals: importRuns.totals,
    })
    .from(importRuns)
    .innerJoin(users, eq(users.id, importRuns.actorId))
    .orderBy(desc(importRuns.createdAt))
    .limit(limit);
}

export interface ImportFacts {
  createdBy: string;
  ownerName: string;
  /** Listings and photos that undoing would look at. */
  changes: number;
  photos: number;
}

/** Names and counts for the screen of an import, in one statement. */
export function factsOfImport(db: Db, id: string): Promise<ImportFacts> {
  return oneRow(
    db,
    sql`
      select ${fullName(sql`a`)} as "createdBy", ${fullName(sql`o`)} as "ownerName",
        (select count(*)::int from ${importRunChanges} where run_id = r.id) as changes,
        (select count(*)::int from ${importRunPhotos} where run_id = r.id) as photos
      from ${importRuns} r join users a on a.id = r.actor_id join users o on o.id = r.owner_id where r.id = ${id}`,
  );
}

/** How many listings an import made and changed, whatever crashed in between. */
export function countWritten(db: Db, id: string): Promise<{ made: number; changed: number }> {
  return oneRow(
    db,
    sql`
      select count(*) filter (where before is null)::int as made, count(before)::int as changed
      from ${importRunChanges} where run_id = ${id}`,
  );
}

/** The choices of the last import of a file with this header. */
export async function lastChoicesFor(
  db: Db,
  header: readonly string[],
): Promise<ImportChoices | null> {
  const found = await firstRow<{ choices: ImportChoices }>(
    db,
    sql`
      select choices from ${importRuns}
      where choices is not null and state in ('imported', 'undone') and profile -> 'header' = ${JSON.stringify(header)}::jsonb
      order by created_at desc limit 1`,
  );
  return found?.choices ?? null;
}

/** Notes photos as those of an import; one that is older, or that another import has brought, never is. Answers how many are new to it. */
export async function insertRunPhotos(
  db: Db,
  runId: string,
  imageIds: readonly string[],
): Promise<number> {
  const noted = await db.execute(sql`
    insert into ${importRunPhotos} (run_id, image_id)
    select r.id, i.id from ${importRuns} r join property_images i on i.created_at >= r.created_at
    where r.id = ${runId} and i.id = any(${sql.param(imageIds)}::uuid[])
      and not exists (select from ${importRunPhotos} h where h.image_id = i.id)
    on conflict do nothing returning image_id`);
  return noted.length;
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.delete(importRuns).where(eq(importRuns.id, id));
}

/** Forgets imports that came and ended before that time and are not being worked on; answers their files. */
export async function deleteOldImports(db: Db, before: Date): Promise<string[]> {
  const gone = await db
    .delete(importRuns)
    .where(
      and(
        sql`greatest(${importRuns.createdAt}, ${importRuns.finishedAt}) < ${atInstant(before)}`,
        notInArray(importRuns.state, IMPORT_STATES.filter(isWorking)),
      ),
    )
    .returning({ id: importRuns.id });
  return gone.map(({ id }) => id);
}

/** Whether an import with this id is there. */
export async function isImport(db: Db, id: string): Promise<boolean> {
  return (await findImport(db, id)) !== null;
}
