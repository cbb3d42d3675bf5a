import { FOR_ADMINS, type LockedKind, type RowKind } from '../../action/rows.ts';
import { findImport, lockImport, type StoredImport } from './import.queries.ts';
import { findMap, lockMap } from './import-map.queries.ts';

/** Imports in the browser; admins see those of all admins. */
export const imports: RowKind<StoredImport> & LockedKind<StoredImport> = {
  ...FOR_ADMINS,
  row: 'import',
  missing: 'import.not_found',
  find: ({ db }, id) => findImport(db, id),
  lock: ({ db }, id) => lockImport(db, id),
};

/** The maps that admins have kept. */
export const keptMaps: RowKind<{ id: string }> & LockedKind<{ id: string }> = {
  ...FOR_ADMINS,
  row: 'import map',
  missing: 'import_map.not_found',
  find: ({ db }, id) => findMap(db, id),
  lock: ({ db }, id) => lockMap(db, id),
};
