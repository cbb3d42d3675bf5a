import { createInterface } from 'node:readline';
import { connectTo } from './client.ts';
import {
  connectEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../embedded-postgres.ts';

/**
 * A small portal process for the tests of the embedded Postgres: `node portal.mjs ROLE DATA_DIR DURABLE MODE`. It writes one word and its
 * JSON per line to stdout, and ends when it reads `stop` from stdin.
 */
const [role, dataDir = '', durable, mode] = process.argv.slice(2);

function say(word: string, payload: unknown): void {
  process.stdout.write(`${word} ${JSON.stringify(payload)}\n`);
}

/** Prints each id after Postgres has acknowledged its row. */
async function writeForEver(postgres: EmbeddedPostgres): Promise<void> {
  const client = connectTo(postgres.connection);
  await client`create table if not exists written (id bigint generated always as identity primary key)`;
  for (;;) {
    const [row] = await client<{ id: string }[]>`insert into written default values returning id`;
    say('wrote', row?.id);
  }
}

const log = {
  info: (message: string) => say('info', message),
  warn: (message: string) => say('warn', message),
  error: (message: string) => say('error', message),
};
// Main handles a Ctrl-C; this process goes on until it is told to stop.
process.on('SIGINT', () => say('interrupted', null));

const open = role === 'server' ? startEmbeddedPostgres : connectEmbeddedPostgres;
try {
  const postgres = await open({ dataDir, log, durable: durable === 'durable' });
  say('ready', postgres.connection);
  if (mode === 'write') await writeForEver(postgres);
  if (mode === 'hold') {
    for await (const line of createInterface({ input: process.stdin })) {
      if (line === 'stop') break;
    }
    await postgres.stop();
    say('stopped', null);
    process.exit(0);
  }
} catch (error) {
  const { code, message } = error as { code?: string; message: string };
  say('failed', { code, message });
  process.exit(1);
}
