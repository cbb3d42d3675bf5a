import type { Db } from '@pbr/db/client';
import { importRunChanges } from '@pbr/db/schema/import-runs';
import { properties } from '@pbr/db/schema/properties';
import { IMPORTED_FIELDS } from '@pbr/schemas/import/imported-fields';
import { sql } from 'drizzle-orm';
import type { WrittenImport } from './imported-listing.queries.ts';

interface Former {
  run: string;
  source: string;
  externalIds: readonly string[];
}

/** Keeps what the listings of these ids are before a run changes them, and locks them until the transaction ends. */
export async function keepFormer(db: Db, { run, source, externalIds }: Former): Promise<void> {
  if (externalIds.length === 0) return;
  const columns = sql.join(
    IMPORTED_FIELDS.map((field) => sql`p.${sql.identifier(properties[field].name)}`),
    sql`, `,
  );
  await db.execute(sql`
    with former as (
      select * from ${properties}
      where source = ${source} and external_id = any(${sql.param(externalIds)}::text[]) and deleted_at is null
      order by id for no key update
    )
    insert into ${importRunChanges} (run_id, property_id, before, version)
    select ${run}::uuid, p.id, (select to_jsonb(kept) from (select ${columns}) kept), p.version from former p
    on conflict do nothing`);
}

/** Keeps the versions that a run gave to listings. A listing that it made has no values before. */
export async function keepWritten(
  db: Db,
  run: string,
  written: readonly WrittenImport[],
): Promise<void> {
  const json = JSON.stringify(written.map(({ id, version }) => ({ id, version })));
  await db.execute(sql`
    insert into ${importRunChanges} (run_id, property_id, version)
    select ${run}::uuid, id, version from jsonb_to_recordset(${json}::jsonb) as w (id uuid, version int)
    on conflict (run_id, property_id) do update set version = excluded.version`);
}
