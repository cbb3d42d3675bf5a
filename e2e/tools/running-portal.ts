import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { portalOfThisRun } from '../fixtures/portal/portal.ts';

interface RunningPortal {
  origin: string;
  stop: () => Promise<void>;
}

const READY_WITHIN_MS = 180_000;

/** The portal at this URL; without one, starts the built portal with its own demo data, deleted at exit. */
export async function runningPortal(url: string | undefined): Promise<RunningPortal> {
  if (url !== undefined) return { origin: new URL(url).origin, stop: async () => {} };
  const { origin, env } = await portalOfThisRun();
  const server = spawn(
    process.execPath,
    [resolve(import.meta.dirname, '../../apps/api/dist/main.js')],
    {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise((done) => server.once('exit', done));
  let isStopping = false;
  const stop = async () => {
    // A second signal would make the portal exit at once and leave its Postgres behind.
    if (!isStopping) server.kill('SIGTERM');
    isStopping = true;
    await ended;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(1)));
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  while (server.exitCode === null && Date.now() < giveUpAt) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return { origin, stop };
    await wait(200);
  }
  await stop();
  throw new Error('El portal no arrancó.');
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
