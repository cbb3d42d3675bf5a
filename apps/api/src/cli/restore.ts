import { connectionTo } from '@pbr/db/client';
import { startEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import type { RestoreTarget } from '../backup/restore-backup.ts';
import { restoreCommand } from '../backup/restore-command.ts';
import { readEnv } from '../env.ts';
import { interruption, quietLog } from '../lib/command-line.ts';
import { runCommand } from '../run-command.ts';

const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = process.env;

await runCommand(() =>
  restoreCommand(process.argv.slice(2), {
    signal: interruption(),
    say: (line) => console.log(line),
    withTarget,
  }),
);

/** Takes the embedded database as a portal does: refused while one runs, and none can start meanwhile. */
async function withTarget<T>(work: (target: RestoreTarget) => Promise<T>): Promise<T> {
  const env = readEnv({ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR });
  const dataDir = env.DATA_DIR;
  const direct = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  if (direct !== undefined) {
    const admin = connectionTo(direct, 'postgres');
    return work({ connection: direct, admin, dataDir });
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog });
  try {
    const { connection, adminConnection: admin } = postgres;
    return await work({ connection, admin, dataDir });
  } finally {
    await postgres.stop();
  }
}
