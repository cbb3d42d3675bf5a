import { IMPORT_KEPT_DAYS } from '@pbr/schemas/import/values';
import type { Job } from '../../jobs/job-queue.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { deleteOldImports, isImport } from './import.queries.ts';
import type { ImportJobContext } from './import-files.ts';

const DAY_MS = 86_400_000;

/** Forgets old imports, and files that a crash left without an import. */
export async function sweepImports({ db, importFiles, now }: ImportJobContext): Promise<void> {
  await deleteOldImports(db, new Date(now().getTime() - IMPORT_KEPT_DAYS * DAY_MS));
  for await (const folder of importFiles.folders()) {
    const changedAt = await importFiles.changedAt(folder);
    // The row of a younger one may be about to come.
    const isYoung = changedAt !== null && now().getTime() - changedAt.getTime() < DAY_MS / 24;
    if (!isYoung && isUuid(folder) && !(await isImport(db, folder)))
      await importFiles.remove(folder);
  }
  await importFiles.removeAbandoned();
}

export const sweepImportsJob: Job<ImportJobContext> = {
  name: 'sweep_imports',
  // Minute 37 of every hour.
  when: '37 * * * *',
  run: sweepImports,
};
