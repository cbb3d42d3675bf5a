import { setFlagsFromString } from 'node:v8';
import { startServer } from './start-server.ts';
import { readEnv } from './env.ts';
import { createLogger } from './lib/logger.ts';
import { isOperatorError } from './operator-error.ts';

/** Time for requests in flight; supervisors usually kill a process after ten seconds. */
const STOP_WITHIN_MS = 9_000;

// By default V8 lets garbage grow to several times the live heap before it collects: 290 MB instead of 190.
setFlagsFromString('--heap-growing-percent=50');

try {
  const env = readEnv(process.env);
  const log = createLogger(env.LOG_LEVEL);
  const server = await startServer(env, log);
  stopOnSignals(async () => server.stop());
  process.stdout.write(`\n${server.welcome}\n\n`);
} catch (error) {
  if (!isOperatorError(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
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
