import type { Db } from '@pbr/db/client';
import { isAdmin } from '../../security/actor.ts';
import { anImport, anImportMap } from '../data/imports.ts';
import type { AccessRow, People } from './access-row.ts';

const forAdmins: AccessRow['refusal'] = (actor) => (isAdmin(actor) ? null : 'forbidden');

/** Imports in the browser; only admins may name them. */
export async function importRows(db: Db, { boss }: People): Promise<AccessRow[]> {
  const { id } = await anImport(db, { actorId: boss.id });
  return [{ name: 'any', id, refusal: forAdmins }];
}

/** Kept maps of imports; only admins may name them. */
export async function importMapRows(db: Db): Promise<AccessRow[]> {
  const { id } = await anImportMap(db);
  return [{ name: 'any', id, refusal: forAdmins }];
}
