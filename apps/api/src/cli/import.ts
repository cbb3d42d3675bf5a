import { readEnv, storageVariables } from '../env.ts';
import { importCommand } from '../import/import-command.ts';
import { interruption } from '../lib/command-line.ts';
import { openPhotoStorage } from '../photos/bucket/open-photo-storage.ts';
import { runCommand } from '../run-command.ts';
import { withDatabase } from './with-database.ts';

const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR, LIMIT_PHOTO_BYTES } = process.env;

const OPTIONS = {
  max: 2,
  applicationName: 'portal-pbr-import',
  // Vacuuming a big catalogue takes long.
  statementTimeoutMs: 600_000,
  idleInTransactionTimeoutMs: 60_000,
};

await runCommand(async () => {
  process.exitCode = await importCommand(process.argv.slice(2), {
    withDatabase: (work) =>
      withDatabase(readEnv({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }), OPTIONS, work),
    openPhotoStore,
    print: (text) => console.log(text),
    progress: process.stderr,
    now: () => new Date(),
    signal: interruption(),
  });
});

/** Stores photos where the portal with these variables has them, which may be running. */
async function openPhotoStore() {
  const env = readEnv({ DATA_DIR, LIMIT_PHOTO_BYTES, ...storageVariables(process.env) });
  return {
    storage: await openPhotoStorage(env),
    limits: { photoBytes: env.LIMIT_PHOTO_BYTES },
    // The portal's sweep finds files that could not be removed.
    log: { warn: () => {} },
  };
}
