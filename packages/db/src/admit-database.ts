import { sql } from 'drizzle-orm';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { COMMIT_BEFORE_SQUASH, SQUASHED_DIGESTS } from './squashed-migrations.ts';

/** Thrown when these migrations cannot bring the database up to date; the message tells the operator what to do. */
export class RefusedDatabaseError extends Error {
  override readonly name = 'RefusedDatabaseError';

  constructor(what: string) {
    super(`${what}; no se cambió nada en ella.`);
  }
}

const NEWER =
  'La base de datos es de una versión más nueva del portal: inicia esa versión o restaura un respaldo hecho con esta';
const NOT_OURS =
  'Las migraciones que registra la base de datos no son las de este portal: usa una base de datos vacía o restaura un respaldo del portal';

/**
 * Accepts a database that is empty or that holds these migrations up to any of them, and refuses others before anything is written; answers
 * how many it holds. A journal of the migrations before release 0.1.0 is rewritten to the one that they were squashed into.
 */
export async function admitDatabase(
  db: PostgresJsDatabase,
  migrations: readonly MigrationMeta[],
): Promise<number> {
  const known = migrations.map(({ hash }) => hash);
  const applied = await appliedDigests(db);
  if (applied.length === 0) {
    if (!(await hasTables(db))) return 0;
    throw new RefusedDatabaseError(
      'La base de datos tiene tablas pero no el registro de migraciones del portal: usa una base de datos vacía o restaura un respaldo completo, con el esquema drizzle',
    );
  }
  if (startsWith(known, applied)) return applied.length;
  if (startsWith(SQUASHED_DIGESTS, applied)) {
    if (applied.length === SQUASHED_DIGESTS.length) {
      await markSquashed(db, migrations[0]);
      return 1;
    }
    throw new RefusedDatabaseError(
      `La base de datos es de una versión anterior a la 0.1.0: haz un respaldo, inicia una vez el portal del commit ${COMMIT_BEFORE_SQUASH} y después otra vez este`,
    );
  }
  if (startsWith(applied, known)) {
    throw new RefusedDatabaseError(NEWER);
  }
  throw new RefusedDatabaseError(NOT_OURS);
}

/**
 * How many of these migrations the database holds, without changing anything; refuses one that is empty or holds others. A database from
 * before release 0.1.0 has to be started once.
 */
export async function levelOf(
  db: PostgresJsDatabase,
  migrations: readonly MigrationMeta[],
): Promise<number> {
  const known = migrations.map(({ hash }) => hash);
  const applied = await appliedDigests(db);
  if (applied.length > 0 && startsWith(known, applied)) return applied.length;
  if (startsWith(applied, known)) throw new RefusedDatabaseError(NEWER);
  throw new RefusedDatabaseError(
    applied.length === 0 ? 'La base de datos no tiene los datos de un portal' : NOT_OURS,
  );
}

function startsWith(list: readonly string[], start: readonly string[]): boolean {
  return start.every((digest, index) => digest === list[index]);
}

/** The digests of the applied migrations, in order. */
async function appliedDigests(db: PostgresJsDatabase): Promise<string[]> {
  const [journal] = await db.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!journal?.exists) return [];
  const rows = await db.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by id`,
  );
  return rows.map(({ hash }) => hash);
}

/** Whether `public` holds tables or views, other than those that an extension brought. */
async function hasTables(db: PostgresJsDatabase): Promise<boolean> {
  const [found] = await db.execute(sql`
    select 1 from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    limit 1`);
  return found !== undefined;
}

async function markSquashed(
  db: PostgresJsDatabase,
  first: MigrationMeta | undefined,
): Promise<void> {
  if (first === undefined) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`delete from drizzle.__drizzle_migrations`);
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first.hash}, ${first.folderMillis})`,
    );
  });
}
