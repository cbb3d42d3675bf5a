import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { connectionTo, type DbConnection, withClient } from '../client.ts';
import { codeOf } from '../outage.ts';

/** The database to restore, and the role that may make and rename databases there. */
export interface Target {
  connection: DbConnection;
  /** The same server as a role that may create databases; the maintenance database. */
  admin: DbConnection;
}

export interface ScratchDatabase {
  connection: DbConnection;
  /** Gives it the target's name in one transaction, and drops the database that had it. */
  takeOver(): Promise<void>;
  drop(): Promise<void>;
}

/** Thrown when somebody is connected to the target. */
export class TargetInUseError extends Error {
  override readonly name = 'TargetInUseError';
}

/** Thrown when the role may not create databases. */
export class MayNotCreateError extends Error {
  override readonly name = 'MayNotCreateError';
  readonly role: string;

  constructor(role: string, cause: unknown) {
    super('may not create databases', { cause });
    this.role = role;
  }
}

/** This follows the target's name in that of a scratch database, and of a replaced one. No other database is ever dropped. */
const LEFTOVER = '_restore_[0-9a-f]{8}(_old)?$';

const PATIENCE_MS = 1_000;

const NAMED = { applicationName: 'portal-pbr restore' };

interface TargetDatabase {
  name: string;
  owner: string;
  /** How `create database` writes the encoding and the locale. */
  locale: string;
  settings: string[];
}

/** Whether the target holds no table, so that a restore replaces nothing. */
export async function isTargetEmpty({ connection }: Target): Promise<boolean> {
  return withClient(connection, NAMED, async (sql) => {
    const found = await sql`
      select 1 from pg_tables where schemaname in ('public', 'drizzle', 'graphile_worker') limit 1`;
    return found.length === 0;
  });
}

export async function refuseTargetInUse(target: Target): Promise<void> {
  const { name } = await describeTarget(target);
  await withClient(target.admin, NAMED, (sql) => refuseUsers(sql, name));
}

/** A session that has just ended is listed for a moment longer. */
async function refuseUsers(sql: postgres.Sql, name: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const users = await sql<{ program: string }[]>`
      select distinct application_name as program from pg_stat_activity
      where datname = ${name} and backend_type = 'client backend' and pid <> pg_backend_pid()`;
    if (users.length === 0) return;
    if (Date.now() > deadline)
      throw new TargetInUseError(users.map(({ program }) => program).join(', '));
    await sleep(50);
  }
}

/** Makes an empty database beside the target, after dropping those that killed restores have left. */
export async function makeScratchDatabase(target: Target): Promise<ScratchDatabase> {
  const described = await describeTarget(target);
  const scratch = `${startOf(described.name)}_restore_${randomBytes(4).toString('hex')}`;
  await withClient(target.admin, NAMED, async (sql) => {
    await dropLeftovers(sql, described.name);
    try {
      await sql.unsafe(
        `create database ${quoted(scratch)} template template0 owner ${quoted(described.owner)} ${described.locale}`,
      );
    } catch (error) {
      if (codeOf(error) !== '42501') throw error;
      throw new MayNotCreateError(described.owner, error);
    }
  });
  const connection = connectionTo(target.connection, scratch);
  return {
    connection,
    takeOver: () => takeOver(target, described, scratch),
    drop: () =>
      withClient(target.admin, NAMED, async (sql) => {
        await sql.unsafe(`drop database if exists ${quoted(scratch)} with (force)`);
      }),
  };
}

async function takeOver(
  { admin }: Target,
  { name, owner, settings }: TargetDatabase,
  scratch: string,
): Promise<void> {
  await withClient(admin, NAMED, async (sql) => {
    for (const setting of settings) {
      const [parameter = '', ...value] = setting.split('=');
      const text = value.join('=').replaceAll("'", "''");
      await sql.unsafe(`alter database ${quoted(scratch)} set ${quoted(parameter)} to '${text}'`);
    }
    const replaced = `${scratch}_old`;
    await refuseUsers(sql, name);
    try {
      await sql.begin(async (tx) => {
        await tx.unsafe(`alter database ${quoted(name)} rename to ${quoted(replaced)}`);
        await tx.unsafe(`alter database ${quoted(scratch)} rename to ${quoted(name)}`);
      });
    } catch (error) {
      if (codeOf(error) === '55006')
        throw new TargetInUseError('somebody is connected', { cause: error });
      throw codeOf(error) === '42501' ? new MayNotCreateError(owner, error) : error;
    }
    // The new database is in use; should this fail, the next restore drops the old one.
    await sql.unsafe(`drop database if exists ${quoted(replaced)} with (force)`).catch(() => {});
  });
}

async function describeTarget({ connection }: Target): Promise<TargetDatabase> {
  return withClient(connection, NAMED, async (sql) => {
    const [row] = await sql<{ name: string; owner: string; locale: string; settings: string[] }[]>`
      select datname as name, current_user::text as owner,
        format('encoding %L lc_collate %L lc_ctype %L', pg_encoding_to_char(encoding), datcollate, datctype) || case datlocprovider
          when 'i' then format(' locale_provider icu icu_locale %L', locale)
          when 'b' then format(' locale_provider builtin builtin_locale %L', locale)
          else '' end as locale,
        coalesce((select setconfig from pg_db_role_setting where setdatabase = d.oid and setrole = 0), '{}') as settings
      from pg_database d, coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
      where datname = current_database()`;
    if (!row) throw new Error('the database does not know itself');
    return row;
  });
}

async function dropLeftovers(sql: postgres.Sql, name: string): Promise<void> {
  const start = startOf(name);
  const left = await sql<{ name: string }[]>`
    select datname as name from pg_database d
    where starts_with(datname, ${start}) and substr(datname, ${start.length + 1}::int) ~ ${`^${LEFTOVER}`}
      and not exists (select from pg_stat_activity a where a.datid = d.oid)`;
  for (const database of left) await sql.unsafe(`drop database if exists ${quoted(database.name)}`);
}

/** Short enough for the rest of a scratch database's name, which has at most 63 bytes. */
const startOf = (name: string) => name.slice(0, 40);

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
