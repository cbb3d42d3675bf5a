import { lockActor } from '../../action/lock-actor.ts';
import type { LockedKind, RowKind } from '../../action/rows.ts';
import { isAdmin } from '../../security/actor.ts';
import { findImport, lockImport, type StoredImport } from './import.queries.ts';
import { findMap, lockMap } from './import-map.queries.ts';

/** Imports in the browser; admins see those of all admins. */
export const imports: RowKind<StoredImport> & LockedKind<StoredImport> = {
  row: 'import',
  missing: 'import.not_found',
  forbidden: 'admin.required',
  find: ({ db }, id) => findImport(db, id),
  lock: ({ db }, id) => lockImport(db, id),
  lockActor: (inside) => lockActor(inside, { access: 'admin' }),
  refusal: (actor) => (isAdmin(actor) ? null : 'forbidden'),
};

/** The maps that admins have kept. */
export const keptMaps: RowKind<{ id: string }> & LockedKind<{ id: string }> = {
  row: 'import map',
  missing: 'import_map.not_found',
  forbidden: 'admin.required',
  find: ({ db }, id) => findMap(db, id),
  lock: ({ db }, id) => lockMap(db, id),
  lockActor: (inside) => lockActor(inside, { access: 'admin' }),
  refusal: (actor) => (isAdmin(actor) ? null : 'forbidden'),
};
