import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/rows';
import { sql } from 'drizzle-orm';

/** Whether a listing on offer has this title, written with or without accents and capitals. */
export async function isTitle(db: Db, text: string): Promise<boolean> {
  const { found } = await oneRow<{ found: boolean }>(
    db,
    sql`select exists (
      select from properties p where p.listed and p.search_text like pbr_contains(${text}) and pbr_norm(p.name) = pbr_norm(${text})
    ) as found`,
  );
  return found;
}
