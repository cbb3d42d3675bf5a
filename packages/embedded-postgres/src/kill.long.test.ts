import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectTo } from './testing/client.ts';
import { deployPortal, PortalProcess } from './testing/deployment.ts';
import { makeTestFolder, type TestFolder } from './testing/folder.ts';
import { dataFolderAt } from './data-folder.ts';
import {
  connectEmbeddedPostgres,
  startEmbeddedPostgres,
  type SocketConnection,
} from './embedded-postgres.ts';
import { readPostmaster } from './postmaster.ts';
import { runUserFor } from './run-user.ts';

let testFolder: TestFolder;
let folder: string;
let dataDir: string;
const messages: string[] = [];
const keep = (message: string) => void messages.push(message);
const log = { info: keep, warn: keep, error: keep };

beforeAll(async () => {
  testFolder = await makeTestFolder('pbr-kill-');
  folder = testFolder.path;
  dataDir = join(folder, 'data');
  await deployPortal(folder, 'linked');
});
afterAll(() => testFolder.remove());

function postmasterPid(): number {
  return readPostmaster(dataFolderAt(dataDir))!.pid;
}

async function writtenIds(connection: SocketConnection): Promise<string[]> {
  const client = connectTo(connection);
  const rows = await client<{ id: string }[]>`select id from written order by id`;
  await client.end();
  return rows.map(({ id }) => id);
}

/** Kills a writing server without warning after it has acknowledged 200 rows; returns the acknowledged rows. */
async function killWriter(alsoPostgres: boolean): Promise<string[]> {
  const writer = new PortalProcess(folder, dataDir, { mode: 'write', durable: true });
  await writer.heard('wrote', 200);
  if (alsoPostgres) process.kill(postmasterPid(), 'SIGKILL');
  await writer.kill();
  return writer.said.filter(([word]) => word === 'wrote').map(([, id]) => String(id));
}

test('after kill -9 of the server the next one goes on with its Postgres and every acknowledged row', async () => {
  const acknowledged = await killWriter(false);
  const left = postmasterPid();
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  expect(postmasterPid()).toBe(left);
  expect(await writtenIds(server.connection)).toEqual(expect.arrayContaining(acknowledged));
});

test('a killed server’s Postgres that was started with other settings is restarted', async () => {
  const acknowledged = await killWriter(false);
  const left = postmasterPid();
  const file = join(dataFolderAt(dataDir).cluster, 'postmaster.opts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('work_mem=8MB', 'work_mem=4MB'));
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  expect(postmasterPid()).not.toBe(left);
  expect(await writtenIds(server.connection)).toEqual(expect.arrayContaining(acknowledged));
});

test('after kill -9 of Postgres and the server the next one starts, with every acknowledged row', async () => {
  const acknowledged = await killWriter(true);
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  expect(await writtenIds(server.connection)).toEqual(expect.arrayContaining(acknowledged));
});

test('a leftover pid that now belongs to another program does not keep Postgres from starting', async () => {
  await killWriter(true);
  const other = spawn('/bin/sleep', ['60'], {
    ...runUserFor(dataFolderAt(dataDir).cluster, dataDir),
  });
  onTestFinished(() => void other.kill());
  const file = join(dataFolderAt(dataDir).cluster, 'postmaster.pid');
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [other.pid, ...rest].join('\n'));
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  expect(other.exitCode).toBeNull();
  expect((await writtenIds(server.connection)).length).toBeGreaterThan(0);
});

test('a killed server’s Postgres stays up for the tool that uses it', async () => {
  const writer = new PortalProcess(folder, dataDir, { mode: 'write', durable: true });
  await writer.heard('wrote');
  const tool = await connectEmbeddedPostgres({ dataDir, log });
  const pid = postmasterPid();
  await writer.kill();
  const server = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(() => server.stop());
  expect(postmasterPid()).toBe(pid);
  await tool.stop();
  expect((await writtenIds(server.connection)).length).toBeGreaterThan(0);
});

test('a running server restarts Postgres after its kill -9, keeps its lock and loses no row', async () => {
  const lost: string[] = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    log,
    onLost: ({ code }) => lost.push(code),
  });
  onTestFinished(() => server.stop());
  const client = connectTo(server.connection);
  onTestFinished(() => client.end());
  const [row] = await client<{ id: string }[]>`insert into written default values returning id`;
  messages.length = 0;
  process.kill(postmasterPid(), 'SIGKILL');
  const ids = await untilAnswered(() => writtenIds(server.connection));
  expect(ids).toContain(row?.id);
  await expect
    .poll(() => messages.at(-1))
    .toBe('La base de datos incluida está de nuevo en marcha.');
  const second = new PortalProcess(folder, dataDir);
  expect(await second.heard('failed')).toMatchObject({ code: 'server_running' });
  expect(lost).toEqual([]);
});

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await sleep(20);
    }
  }
}
