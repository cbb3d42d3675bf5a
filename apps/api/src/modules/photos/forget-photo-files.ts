import type { ServiceContext } from '../../lib/context.ts';
import { isPhotoUsed, lockPhotoFiles, mayRemoveFiles } from './photo-files.queries.ts';

/**
 * Removes the files of photos that no listing and no person has. Call it after the rows are gone for good, never before. While a backup runs
 * the files stay, and the sweep finds them later.
 */
export async function forgetPhotoFiles(
  ctx: Pick<ServiceContext, 'db' | 'storage'> & { log: Pick<ServiceContext['log'], 'warn'> },
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys) {
    try {
      await ctx.db.transaction(async (tx) => {
        await lockPhotoFiles(tx, storageKey);
        if ((await mayRemoveFiles(tx)) && !(await isPhotoUsed(tx, storageKey)))
          await ctx.storage.remove(storageKey);
      });
    } catch (error) {
      // Leftover files are no reason to fail a write that is done; the sweep finds them.
      ctx.log.warn({ err: error }, 'the files of a photo were not removed');
    }
  }
}
