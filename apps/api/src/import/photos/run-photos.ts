import type { Db } from '@pbr/db/client';
import type { ImportCommandDeps } from '../import-command-deps.ts';
import { showProgress } from '../report/progress.ts';
import type { ReportFile } from '../report/report-file.ts';
import type { FoundPhoto } from './find-photos.ts';
import { importPhotos, type PhotoReport } from './import-photos.ts';

/** Photos printed on the terminal; the report file lists them all. */
const PRINTED = 20;

interface PhotoRun {
  photos: readonly FoundPhoto[];
  source: string;
  newKeys: readonly string[];
  isDryRun: boolean;
  db: Db;
  reportFile: ReportFile;
}

/** The photos of a command: with progress, report and the first problems for the summary. */
export async function runPhotos(
  { photos, isDryRun, db, reportFile, ...asked }: PhotoRun,
  { now, progress: output, signal, openPhotoStore }: ImportCommandDeps,
) {
  const problems: PhotoReport[] = [];
  const progress = showProgress(output, () => now().getTime(), 'fotos');
  const totals = await importPhotos(
    { db, now },
    {
      ...asked,
      photos,
      store: isDryRun ? null : await openPhotoStore(),
      signal,
      onProgress: (done) => progress.update({ position: done, size: photos.length, rows: done }),
      onReport: async (report) => {
        if (problems.length < PRINTED) problems.push(report);
        await reportFile.writePhoto(report);
      },
    },
  ).finally(() => progress.clear());
  return { totals, problems };
}
