import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connectTo } from './testing/client.ts';
import { deployPortal, PortalProcess } from './testing/deployment.ts';
import { makeTestFolder, type TestFolder } from './testing/folder.ts';
import { dataFolderAt, isAlive } from './data-folder.ts';
import {
  connectEmbeddedPostgres,
  startEmbeddedPostgres,
  type SocketConnection,
} from './embedded-postgres.ts';
import { readPostmaster } from './postmaster.ts';

let testFolder: TestFolder;
let folder: string;
let dataDir: string;
const messages: string[] = [];
const keep = (message: string) => void messages.push(message);
const log = { info: keep, warn: keep, error: keep };

beforeAll(async () => {
  testFolder = await makeTestFolder('pbr-embedded-');
  folder = testFolder.path;
  dataDir = join(folder, 'data');
  await deployPortal(folder, 'linked');
});
afterAll(() => testFolder.remove());

async function query(connection: SocketConnection, statement: string): Promise<unknown[]> {
  const client = connectTo(connection);
  try {
    return [...(await client.unsafe(statement))];
  } finally {
    await client.end();
  }
}

function postmasterPid(): number | undefined {
  return readPostmaster(dataFolderAt(dataDir))?.pid;
}

test('a first start creates the database, a clean stop ends Postgres, a later start finds the rows', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log, durable: false });
  expect(messages).toEqual(['Preparando la base de datos por primera vez…']);
  await query(first.connection, 'create table kept as select 1 as id');
  const pid = postmasterPid();
  await first.stop();
  await first.stop();
  expect(isAlive(pid!) && postmasterPid() === pid).toBe(false);
  messages.length = 0;
  const later = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => later.stop());
  expect(await query(later.connection, 'select id from kept')).toEqual([{ id: 1 }]);
  expect(messages).toEqual([]);
  const logged = await query(
    later.adminConnection,
    `select pg_read_file(pg_current_logfile()) like '%database system was shut down at%' as clean`,
  );
  expect(logged).toEqual([{ clean: true }]);
});

test('Postgres has a lower priority than the server', async () => {
  const running = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => running.stop());
  expect(getPriority(postmasterPid())).toBeGreaterThanOrEqual(
    constants.priority.PRIORITY_BELOW_NORMAL,
  );
});

test('only the owner can reach the database, and no network port is open', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => postgres.stop());
  const socketFolder = await stat(postgres.connection.host);
  const cluster = await stat(dataFolderAt(dataDir).cluster);
  expect(socketFolder.mode & 0o777).toBe(0o700);
  expect(cluster.mode & 0o777).toBe(0o700);
  expect(socketFolder.uid).toBe(cluster.uid);
  expect(cluster.uid).not.toBe(0);
  expect(await query(postgres.connection, 'show listen_addresses')).toEqual([
    { listen_addresses: '' },
  ]);
});

test('the portal connects as a role that is not a superuser, with checksums, UTF-8 and UTC', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => postgres.stop());
  const [row] = await query(
    postgres.connection,
    `select current_user as role, rolsuper as super, current_setting('data_checksums') as checksums,
       pg_encoding_to_char(encoding) as encoding, datcollate as collation, current_setting('timezone') as zone
     from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
  );
  expect(row).toEqual({
    role: 'portal',
    super: false,
    checksums: 'on',
    encoding: 'UTF8',
    collation: 'C.UTF-8',
    zone: 'UTC',
  });
});

test('refused rows leave neither values nor lines in the log', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => postgres.stop());
  await query(postgres.connection, 'create table people (email text unique)');
  const insert = `insert into people values ('ana@example.com')`;
  await query(postgres.connection, insert);
  await expect(query(postgres.connection, insert)).rejects.toThrow('duplicate key');
  const [row] = await query(postgres.adminConnection, 'select pg_current_logfile() as file');
  const logFile = join(dataFolderAt(dataDir).cluster, (row as { file: string }).file);
  expect(await readFile(logFile, 'utf8')).not.toMatch(/ana@example\.com|duplicate key/);
});

test('a second server over the same folder is refused, and the first keeps working', async () => {
  const first = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => first.stop());
  const second = new PortalProcess(folder, dataDir);
  expect(await second.heard('failed')).toMatchObject({
    code: 'server_running',
    message: expect.stringMatching(
      new RegExp(
        `^Ya hay un portal en marcha con los datos de ${dataDir} \\(proceso ${process.pid}\\)\\.`,
      ),
    ),
  });
  expect(await second.exited).toBe(1);
  expect(await query(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('of two servers that start at once over a new folder one wins', async () => {
  const shared = join(folder, 'race');
  const servers = [new PortalProcess(folder, shared), new PortalProcess(folder, shared)];
  const outcomes = await Promise.all(
    servers.map((server) =>
      server.ready().then(
        () => 'ready',
        () => 'refused',
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual(['ready', 'refused']);
  expect(servers.flatMap(({ said }) => said).filter(([word]) => word === 'failed')).toEqual([
    ['failed', expect.objectContaining({ code: 'server_running' })],
  ]);
  await servers[outcomes.indexOf('ready')]!.stop();
  expect(readPostmaster(dataFolderAt(shared))).toBeUndefined();
});

test("a tool joins the running server's Postgres and leaves it running", async () => {
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => server.stop());
  const pid = postmasterPid();
  const tool = new PortalProcess(folder, dataDir, { role: 'tool' });
  expect(await tool.ready()).toEqual(server.connection);
  expect(await tool.stop()).toBe(0);
  expect(postmasterPid()).toBe(pid);
  expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a tool starts Postgres itself if no server runs, and stops it at its end', async () => {
  const tool = await connectEmbeddedPostgres({ dataDir, log, durable: false });
  expect(await query(tool.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await tool.stop();
  expect(postmasterPid()).toBeUndefined();
});

test('a stopping server leaves Postgres to a tool at work, which then stops it', async () => {
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false });
  const tool = await connectEmbeddedPostgres({ dataDir, log, durable: false });
  await server.stop();
  expect(await query(tool.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await tool.stop();
  expect(postmasterPid()).toBeUndefined();
});

test('a server starts while a tool runs Postgres, and keeps it when the tool ends', async () => {
  const tool = await connectEmbeddedPostgres({ dataDir, log, durable: false });
  const server = await startEmbeddedPostgres({ dataDir, log, durable: false });
  onTestFinished(() => server.stop());
  await tool.stop();
  expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a folder whose path is too long for a socket works', async () => {
  const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
  await mkdir(deep, { recursive: true });
  const postgres = await startEmbeddedPostgres({ dataDir: deep, log, durable: false });
  onTestFinished(async () => {
    await postgres.stop();
    await rm(postgres.connection.host, { recursive: true });
  });
  expect(Buffer.byteLength(postgres.connection.host)).toBeLessThan(90);
  expect((await stat(postgres.connection.host)).mode & 0o777).toBe(0o700);
  expect(await query(postgres.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('Ctrl-C in the terminal does not stop Postgres before the server has drained', async () => {
  const server = new PortalProcess(folder, dataDir);
  const connection = await server.ready();
  process.kill(-server.child.pid!, 'SIGINT');
  await server.heard('interrupted');
  expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await server.stop()).toBe(0);
  expect(postmasterPid()).toBeUndefined();
});

test('a process that forgets to stop Postgres still ends', async () => {
  const tool = new PortalProcess(folder, dataDir, { role: 'tool', mode: 'leave' });
  await tool.ready();
  expect(await tool.exited).toBe(0);
  const next = await startEmbeddedPostgres({ dataDir, log, durable: false });
  await next.stop();
  expect(postmasterPid()).toBeUndefined();
});
