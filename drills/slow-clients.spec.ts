import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { aListing } from '@pbr/e2e/fixtures/portal/ways';
import { figure, printTable } from './fixtures/figures.ts';
import { hold } from './fixtures/hold.ts';
import { run } from './fixtures/load.ts';
import { watchSockets } from './fixtures/open-sockets.ts';
import { residentBytes } from './fixtures/under-load.ts';

const IDLE = figure('R6_CONNECTIONS', 10_000);
/** This many clients send heads, as many send bodies, and a fifth as many read. */
const SLOW = figure('R5_CLIENTS', 500);
const READERS = Math.ceil(SLOW / 5);
const LIMIT = Math.max(IDLE, 2 * SLOW + READERS) + 100;
const CUT_WITHIN_S = 30;
/** The sockets are looked at every half second, and a busy machine looks later. */
const TOLERANCE_S = 3;
const ASSETS = join(import.meta.dirname, '../apps/web/dist/client/assets');

let portal: OwnPortal;
let listing: string;
test.beforeAll(async () => {
  portal = await startPortal({ MAX_CONNECTIONS: String(LIMIT) });
  const admin = await accept(portal, await portal.createAdmin(newEmail()));
  listing = await aListing(portal, admin.id);
});
test.afterAll(() => portal.remove());

const visiting = (seconds: number) =>
  run({
    port: portal.port,
    seconds,
    perSecond: 40,
    paths: [`/properties/${listing}`, '/api/properties'],
    ips: ['198.51.100.1'],
  });

async function largestAsset(): Promise<string> {
  const files = await Promise.all(
    (await readdir(ASSETS)).map(async (name) => ({
      name,
      bytes: (await stat(join(ASSETS, name))).size,
    })),
  );
  return files.toSorted((a, b) => b.bytes - a.bytes)[0]?.name ?? '';
}

const filesOf = async (pid: number) => (await readdir(`/proc/${pid}/fd`)).length;

test('R5 clients that send or read too slowly are cut off, and visitors notice nothing', async () => {
  test.setTimeout(180_000);
  const { port } = portal;
  await visiting(3);
  const quiet = await visiting(5);
  const before = { files: await filesOf(portal.pid()), bytes: await residentBytes(portal.pid()) };
  const type = 'content-type: application/json\r\ncontent-length: 100000';
  const slow = { port, count: SLOW, takesAnswer: false };
  const sockets = watchSockets(port);
  const held = await Promise.all([
    hold({ ...slow, network: 1, begin: 'GET / HTTP/1.1\r\nhost: x\r\nx: ', drip: 'x' }),
    hold({
      ...slow,
      network: 2,
      begin: `POST /api/contact HTTP/1.1\r\nhost: x\r\n${type}\r\n\r\n{`,
      drip: ' ',
    }),
    // Several times what the kernel keeps for a connection.
    hold({
      ...slow,
      count: READERS,
      network: 3,
      begin: `GET /assets/${await largestAsset()} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(10),
      drip: '',
    }),
  ]);
  const during = await visiting(CUT_WITHIN_S + 10);
  const files = { during: await filesOf(portal.pid()), after: 0 };
  const { seen, open } = await sockets.stop();
  for (const one of held) await one.stop();
  await sleep(5_000);
  files.after = await filesOf(portal.pid());
  const sorts = {
    heads: { network: 1, count: SLOW },
    bodies: { network: 2, count: SLOW },
    readers: { network: 3, count: READERS },
  };
  printTable('R5', {
    ...Object.fromEntries(
      Object.entries(sorts).map(([name, { network }]) => {
        const { most = 0, longestS = 0 } = seen.get(network) ?? {};
        return [name, `${most} open, the longest for ${Math.round(longestS)} s`];
      }),
    ),
    'visitors before: p99, ms': quiet.good.p99,
    'visitors meanwhile: p99, ms': during.good.p99,
    'files before, during, after': `${before.files}, ${files.during}, ${files.after}`,
    'memory before and after, MB': `${megabytes(before.bytes)}, ${megabytes(await residentBytes(portal.pid()))}`,
  });
  for (const [name, { network, count }] of Object.entries(sorts)) {
    expect.soft(seen.get(network)?.most, name).toBeGreaterThan(count * 0.9);
    expect.soft(open.get(network), name).toBeUndefined();
    expect.soft(seen.get(network)?.longestS, name).toBeLessThan(CUT_WITHIN_S + TOLERANCE_S);
  }
  expect.soft(during.refused + during.unanswered).toBe(0);
  expect.soft(files.after).toBeLessThan(before.files + 20);
});

test('R6 ten thousand idle connections cost little more than Node itself needs for them', async () => {
  test.setTimeout(300_000);
  const child = fork(join(import.meta.dirname, 'fixtures/bare-server.ts'), {
    execArgv: ['--import', import.meta.resolve('tsx')],
  });
  const [barePort] = (await once(child, 'message')) as [number];
  try {
    const quiet = await visiting(5);
    const bare = await perConnection(barePort, child.pid ?? 0);
    const own = await perConnection(portal.port, portal.pid(), () => visiting(5));
    printTable('R6', {
      connections: IDLE,
      opened: own.open,
      'of Node alone, kB each': bare.kilobytes,
      'of the portal, kB each': own.kilobytes,
      'visitors before: p99, ms': quiet.good.p99,
      'visitors beside them: p99, ms': own.meanwhile?.good.p99 ?? Number.NaN,
      'one too many is answered': own.surplus,
    });
    expect.soft(own.open).toBe(IDLE);
    expect.soft(own.meanwhile?.unanswered).toBe(0);
    expect.soft(own.kilobytes).toBeLessThan(bare.kilobytes + 4);
    expect.soft(own.surplus).toBe('503');
  } finally {
    child.kill();
  }
});

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** Holds idle connections, each after one answered request, and measures what they cost. */
async function perConnection<T>(port: number, pid: number, beside?: () => Promise<T>) {
  const begin = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n';
  const idle = { port, network: 4, begin, drip: '', takesAnswer: true };
  // Until the heap has its usual size, requests make it grow as well.
  await run({
    port,
    seconds: 5,
    connections: 200,
    paths: ['/healthz'],
    ips: ['198.51.100.1'],
  });
  await sleep(1_000);
  const before = await residentBytes(pid);
  const held = await hold({ ...idle, count: IDLE });
  await sleep(2_000);
  const kilobytes = ((await residentBytes(pid)) - before) / 1024 / IDLE;
  const meanwhile = await beside?.();
  const { open } = await held.report();
  const surplus = await hold({
    ...idle,
    begin: begin.replace('healthz', 'api/agents'),
    count: LIMIT - IDLE + 200,
  });
  const statuses = Object.keys((await surplus.report()).statuses).filter((one) => one !== '200');
  await surplus.stop();
  await held.stop();
  return { open, kilobytes, meanwhile, surplus: statuses.join(', ') };
}
