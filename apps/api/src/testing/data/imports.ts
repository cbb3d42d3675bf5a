import type { Db } from '@pbr/db/client';
import { importMaps } from '@pbr/db/schema/import-maps';
import { importRuns } from '@pbr/db/schema/import-runs';

const PROFILE = { header: ['clave', 'precio'], rows: 0, sample: [], columns: [], note: null };

/** An import whose file was read, and that can be told anything. */
export async function anImport(
  db: Db,
  values: Partial<typeof importRuns.$inferInsert> & { actorId: string },
) {
  const defaults = {
    ownerId: values.actorId,
    fileName: 'inventario.csv',
    fileKey: 'x/tabla.csv',
    state: 'failed',
    profile: PROFILE,
  };
  const [row] = await db
    .insert(importRuns)
    .values({ ...defaults, ...values })
    .returning();
  if (!row) throw new Error('the import was not inserted');
  return row;
}

export async function anImportMap(db: Db, values: Partial<typeof importMaps.$inferInsert> = {}) {
  const [row] = await db
    .insert(importMaps)
    .values({ name: 'Inventario', map: {}, ...values })
    .returning();
  if (!row) throw new Error('the map was not inserted');
  return row;
}
