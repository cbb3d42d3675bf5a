import { statfs } from 'node:fs/promises';
import { portalHealthSchema } from '@pbr/schemas/health';
import { action } from '../../action/action.ts';
import { databaseBytes, pingDatabase } from './health.queries.ts';
import { countedJobs, readLastBackup } from './portal-numbers.ts';

/** How the portal is doing: the database, the disk, the jobs and the last backup. */
export const readPortalHealth = action({
  access: 'admin',
  output: portalHealthSchema,
  run: async (ctx) => {
    const { db, storage, now } = ctx;
    const start = performance.now();
    await pingDatabase(db);
    const answeredInMs = Math.ceil(performance.now() - start);
    const [bytes, { bavail, blocks, bsize }, jobs, lastBackup] = await Promise.all([
      databaseBytes(db),
      statfs(storage.root),
      countedJobs(db),
      readLastBackup(ctx),
    ]);
    return {
      now: now().toISOString(),
      database: { answeredInMs, bytes },
      disk: { freeBytes: bavail * bsize, sizeBytes: blocks * bsize },
      jobs,
      lastBackup,
    };
  },
});
