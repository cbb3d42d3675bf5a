import nodeModule from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readEnv } from './env.ts';
import { createLogger } from './lib/logger.ts';
import { isOperatorError } from './operator-error.ts';
import { openPortalDatabase } from './portal-database.ts';
import { longestStopMs } from './plugins/stopping.ts';

// By default V8 lets garbage grow to several times the live heap before it collects: 290 MB instead of 190.
setFlagsFromString('--heap-growing-percent=50');

try {
  const env = readEnv(process.env);
  keepCompiled(join(env.DATA_DIR, 'compiled'));
  const log = createLogger(env.LOG_LEVEL);
  // Postgres gets ready while the program is loaded, which takes as long.
  const database = await openPortalDatabase(env, log, () => void import('./start-server.ts'));
  const { startServer } = await import('./start-server.ts');
  const server = await startServer(env, log, database);
  stopOnSignals(async () => server.stop(), longestStopMs(env));
  process.stdout.write(`\n${server.welcome}\n\n`);
} catch (error) {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Since version 22 Node can keep the program as it has compiled it, and loads it from this folder at the next start. */
function keepCompiled(folder: string): void {
  const newer = nodeModule as typeof nodeModule & {
    enableCompileCache?: (folder: string) => unknown;
  };
  newer.enableCompileCache?.(folder);
}

function stopOnSignals(stop: () => Promise<void>, withinMs: number): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), withinMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${signal}: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
