import type { TestDb } from './database.ts';

/** Keeps only objects that belong to no extension. */
const ours = (catalogue: string, id: string) => `not exists (select from pg_depend d
  where d.classid = '${catalogue}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

const CATALOGUE = `
  with relation as (
    select * from pg_class where relnamespace = 'public'::regnamespace and ${ours('pg_class', 'pg_class.oid')}
  )
  select 'extension ' || extname as name, concat_ws(' ', extversion, extnamespace::regnamespace) as definition from pg_extension
  union all
  select 'relation ' || relname, concat_ws(' ', relkind, relpersistence, relreplident, relrowsecurity, relacl, r.reloptions,
    (select amname from pg_am where pg_am.oid = relam), (select t.reloptions from pg_class t where t.oid = r.reltoastrelid))
  from relation r
  union all
  select format('column %s.%s', relname, attname), concat_ws(' ', attnum, format_type(atttypid, atttypmod), attnotnull,
    'identity', attidentity, 'generated', attgenerated, 'storage', attstorage, attcompression, 'statistics', attstattarget,
    'collation', attcollation::regcollation, attoptions, attacl,
    (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum))
  from relation r join pg_attribute on attrelid = r.oid and attnum > 0
  union all
  select format('constraint %s.%s', relname, conname), concat_ws(' ', contype, convalidated, pg_get_constraintdef(c.oid))
  from relation r join pg_constraint c on conrelid = r.oid
  union all
  select 'index ' || indexrelid::regclass, concat_ws(' ', indisvalid, indisclustered, indisreplident, pg_get_indexdef(indexrelid))
  from relation r join pg_index on indrelid = r.oid
  union all
  select format('trigger %s.%s', relname, tgname), concat_ws(' ', tgenabled, pg_get_triggerdef(t.oid))
  from relation r join pg_trigger t on tgrelid = r.oid where not tgisinternal
  union all
  select 'sequence ' || seqrelid::regclass, concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle)
  from relation r join pg_sequence on seqrelid = r.oid
  union all
  select 'statistics ' || stxname, concat_ws(' ', stxstattarget, pg_get_statisticsobjdef(oid))
  from pg_statistic_ext where stxnamespace = 'public'::regnamespace
  union all
  select 'function ' || f.oid::regprocedure, concat_ws(' ', proacl, pg_get_functiondef(f.oid))
  from pg_proc f where pronamespace = 'public'::regnamespace and ${ours('pg_proc', 'f.oid')}
  union all
  select 'type ' || typname, typtype::text
  from pg_type t where typnamespace = 'public'::regnamespace and typtype in ('d', 'e') and ${ours('pg_type', 't.oid')}
  union all
  select 'comment on ' || pg_describe_object(classoid, objoid, objsubid), description
  from pg_description join relation r on classoid = 'pg_class'::regclass and objoid = r.oid
  order by 1`;

/** Every object that migrations make, as Postgres itself describes it. Two databases with the same lines behave alike. */
export async function catalogueOf({ client }: TestDb): Promise<Record<string, string>> {
  const lines = await client.unsafe<{ name: string; definition: string }[]>(CATALOGUE);
  return Object.fromEntries(lines.map(({ name, definition }) => [name, definition]));
}

/** Every row of every table, the journal of the migrations included. */
export async function rowsOf({ client }: TestDb): Promise<Record<string, string[]>> {
  const tables = await client<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1`;
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await client.unsafe<{ row: string }[]>(
      `select to_jsonb(t)::text as row from ${name} t order by 1`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}
