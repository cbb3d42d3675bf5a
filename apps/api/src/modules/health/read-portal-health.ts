import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { portalHealthSchema } from '@pbr/schemas/health';
import { action } from '../../action/action.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { databaseBytes, pingDatabase } from './health.queries.ts';
import { countedJobs, readLastBackup } from './portal-numbers.ts';

/** The storage is asked for this file, which does not exist. */
const PROBE = 'salud';
const STORAGE_WITHIN_MS = 1_000;

/** How the portal is doing: the database and its replicas, the storage, the jobs and the last backup. */
export const readPortalHealth = action({
  access: 'admin',
  output: portalHealthSchema,
  run: async (ctx) => {
    const { db, storage, now } = ctx;
    const start = performance.now();
    await pingDatabase(db);
    const answeredInMs = Math.ceil(performance.now() - start);
    const [bytes, { bavail, blocks, bsize }, isStorageThere, jobs, lastBackup] = await Promise.all([
      databaseBytes(db),
      statfs(storage.root),
      answers(storage),
      countedJobs(db),
      readLastBackup(ctx),
    ]);
    const awaySince = storage.awaySince();
    return {
      now: now().toISOString(),
      database: { answeredInMs, bytes },
      disk: { freeBytes: bavail * bsize, sizeBytes: blocks * bsize },
      storage: {
        answers: isStorageThere && awaySince === null,
        awaySince: awaySince === null ? null : new Date(awaySince).toISOString(),
      },
      replicas: ctx.replicaStates().map(replicaOf),
      jobs,
      lastBackup,
    };
  },
});

/** Whether the storage takes a request. If it takes longer, the last known state stands until the next check. */
const answers = (storage: ServiceContext['storage']): Promise<boolean> =>
  Promise.race([
    storage.has(PROBE).then(
      () => true,
      () => false,
    ),
    sleep(STORAGE_WITHIN_MS, true, { ref: false }),
  ]);

type Replica = ReturnType<ServiceContext['replicaStates']>[number];

function replicaOf({ isUsed, answers: isThere, since, lagMs }: Replica) {
  const other = isThere ? ('behind' as const) : ('away' as const);
  return {
    state: isUsed ? ('serving' as const) : other,
    since: since.toISOString(),
    lagSeconds: Number.isFinite(lagMs) ? Math.round(lagMs / 1000) : null,
  };
}
