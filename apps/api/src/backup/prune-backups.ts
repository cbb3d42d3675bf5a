import type { FoundBackup } from './backup-folder.ts';
import type { Shelf } from './shelves.ts';

interface Pruned {
  removed: string[];
  /** No backup has been verified, so that none that is complete was removed. */
  noneVerified: boolean;
}

/** Removes old backups and old incomplete ones. The newest verified one stays however old it is, and so does whatever is newer. */
export async function pruneBackups(
  shelf: Pick<Shelf, 'list' | 'drop'>,
  before: Date,
): Promise<Pruned> {
  const backups = await shelf.list();
  const verified = backups.findLast(({ isComplete, isVerified }) => isComplete && isVerified);
  const isOld = ({ isComplete, madeAt, name }: FoundBackup) =>
    madeAt < before && (!isComplete || (verified !== undefined && name < verified.name));
  const removed: string[] = [];
  for (const { path } of backups.filter(isOld)) {
    await shelf.drop(path);
    removed.push(path);
  }
  return { removed, noneVerified: verified === undefined };
}
