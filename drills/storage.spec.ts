// STORAGE. Photos move into a real object storage and back while the portal runs; a storage that fails loses none.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { expect, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import { heavyPhoto, signedInWithListings } from './fixtures/busy-clients.ts';
import { figure, printTable } from './fixtures/figures.ts';
import { killedAfter, runCommand } from './fixtures/run-command.ts';
import { type Fault, startFaultyDoor } from './fixtures/servers/faulty-door.ts';
import { ownPostgres } from './fixtures/servers/own-postgres.ts';
import { noSwift, startSwift } from './fixtures/servers/swift.ts';
import { FORM_TYPE, formOf } from './fixtures/under-load.ts';

const FILES = figure('STORAGE_FILES', 10_000);
const UPLOADS = figure('STORAGE_UPLOADS', 200);
const FILES_OF_A_PHOTO = 8;
const PHOTOS_OF_A_LISTING = 30;
/** The sizes of photo files as the storage keeps them. */
const BYTES = { least: 50_000, more: 250_000 };
const FAULTS: Readonly<Record<Fault, number>> = { slow: 503, broken: 503, cut: 503, full: 507 };

test.skip(noSwift !== null, noSwift ?? '');

const md5 = (data: Buffer) => createHash('md5').update(data).digest('hex');

/** Puts files of photos into the folder, with rows for them; answers their digests by their keys. */
async function fillFolder(portal: OwnPortal, listingId: string): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for (let photo = 0; photo < FILES / FILES_OF_A_PHOTO; photo += 1) {
    const folder = randomBytes(20).toString('hex');
    await mkdir(join(portal.dataDir, 'uploads', folder), { recursive: true });
    for (let n = 0; n < FILES_OF_A_PHOTO; n += 1) {
      const data = randomBytes(BYTES.least + Math.floor(Math.random() * BYTES.more));
      await writeFile(join(portal.dataDir, 'uploads', folder, `${n}.webp`), data);
      digests.set(`${folder}/${n}.webp`, md5(data));
    }
    await portal.sql()`
      insert into property_images (property_id, storage_key, width, height, bytes, "order")
      values (${listingId}, ${folder}, 1600, 1200, 1, ${photo + 10})`;
  }
  return digests;
}

interface Uploading {
  cookie: string;
  listingIds: readonly string[];
  photo: Buffer;
}

/** Sends photos through two portals, two at a time, and again what was refused, until all are accepted. */
async function uploadAll(
  portals: readonly { port: number }[],
  { cookie, listingIds, photo }: Uploading,
  after: (sent: number) => Promise<void>,
): Promise<Record<string, number>> {
  const said: Record<string, number> = {};
  let begun = 0;
  let sent = 0;
  const sendOne = async (n: number) => {
    const body = formOf(Buffer.concat([photo, Buffer.from(randomUUID())]));
    const path = `/api/properties/${listingIds[Math.floor(n / PHOTOS_OF_A_LISTING)] ?? ''}/images`;
    for (let tries = 0; tries < 1_000; tries += 1) {
      const to = portals[(n + tries) % 2] ?? portals[0];
      if (!to) throw new Error('no portal');
      const visitor = new Visitor(to);
      visitor.cookie = cookie;
      const headers = { 'content-type': FORM_TYPE };
      const answer = await visitor.rest('POST', path, { body, headers }).catch(() => null);
      const status = answer?.status ?? 0;
      said[status] = (said[status] ?? 0) + 1;
      if (status === 201 || status === 200) return;
      await sleep(100);
    }
    throw new Error('a photo was never accepted');
  };
  const send = async () => {
    while (begun < UPLOADS) {
      await sendOne(begun++);
      await after(++sent);
    }
  };
  await Promise.all([send(), send()]);
  return said;
}

test('STORAGE photos move into Swift and back while two processes write and one is killed; none is lost', async () => {
  test.setTimeout(60 * 60_000);
  const swift = await startSwift();
  const door = await startFaultyDoor(swift.origin);
  const postgres = await ownPostgres();
  await postgres.start();
  const portals: OwnPortal[] = [];
  const retired: OwnPortal[] = [];
  try {
    const settings = { DATABASE_URL: postgres.url, LIMIT_PHOTO_BYTES: '0' };
    const one = await startPortal(settings);
    portals.push(one);
    const second = { ...settings, DATA_DIR: one.dataDir };
    portals.push(await startPortal(second));
    const world = await signedInWithListings(one, 2 + Math.ceil(UPLOADS / PHOTOS_OF_A_LISTING));
    const [filled = '', ...listingIds] = world.listingIds;
    const digests = await fillFolder(one, filled);
    const photo = await heavyPhoto();

    // The command runs with the bucket's settings, beside portals that know none of it yet.
    const inBucket = swift.settings(door.origin);
    const command = await startPortal({ ...second, ...inBucket });
    portals.push(command);
    const start = performance.now();
    const wasKilled = await killedAfter(command, 'move-files', { args: ['--to', 's3'], ms: 3_000 });
    let moving: Promise<string> = Promise.resolve('');
    const said = await uploadAll(portals, { ...world, listingIds, photo }, async (sent) => {
      if (sent === Math.floor(UPLOADS * 0.2)) {
        moving = runCommand(command, 'move-files', ['--to', 's3']);
        // Its failure is heard below; unheard until then, it would end the drill without its cleaning up.
        moving.catch(() => {});
      }
      if (sent === Math.floor(UPLOADS * 0.5)) {
        await moving;
        await one.kill9();
        // They start again with the bucket.
        retired.push(...portals.splice(0, 2));
        for (const old of retired) await old.stop();
        portals.unshift(
          await startPortal({ ...second, ...inBucket }),
          await startPortal({ ...second, ...inBucket }),
        );
      }
      if (sent === Math.floor(UPLOADS * 0.7)) {
        await sleep(150);
        await portals[0]?.kill9();
        await portals[0]?.start();
      }
    });
    const seconds = (performance.now() - start) / 1000;
    const last = await runCommand(command, 'move-files', ['--to', 's3', '--remove']);
    const left = (await readdir(join(one.dataDir, 'uploads'))).filter((name) => name !== '.tmp');
    const stored = new Map((await swift.objects()).map(({ name, hash }) => [name, hash]));
    const lost = [...digests].filter(([key, digest]) => stored.get(`uploads/${key}`) !== digest);
    const rows = await command.sql()<{ storage_key: string }[]>`
      select storage_key from property_images where property_id <> ${filled}`;
    const filesOf = (key: string) =>
      [...stored.keys()].filter((name) => name.startsWith(`uploads/${key}/`)).length;
    const half = rows.filter(({ storage_key: key }) => filesOf(key) < 4);
    printTable('STORAGE', {
      'files in the folder': digests.size,
      'the first run was killed': String(wasKilled),
      'uploads answered': JSON.stringify(said),
      'seconds for all of it': seconds,
      'objects in Swift': stored.size,
      'files lost or changed': lost.length,
      'uploads without files': half.length,
      'photos left in the folder': left.length,
    });
    process.stdout.write(`${last}\n`);
    expect.soft(lost).toEqual([]);
    expect.soft(half).toEqual([]);
    expect.soft(rows.length).toBe(UPLOADS);
    expect.soft(left).toEqual([]);
    await failing(portals, { ...world, listingIds, photo }, { door, digests });
    const kept = await sweepAll(command, swift, door);
    await runCommand(command, 'move-files', ['--to', 'folder', '--remove']);
    const known = [...digests].filter(([key]) => kept.has(key.split('/')[0] ?? ''));
    const back = known.map(async ([key, digest]) => {
      const data = await readFile(join(one.dataDir, 'uploads', key)).catch(() => null);
      return data !== null && md5(data) === digest;
    });
    expect.soft((await Promise.all(back)).filter((isThere) => !isThere)).toEqual([]);
    expect.soft(await swift.objects()).toEqual([]);
  } finally {
    for (const portal of [...portals, ...retired]) await portal.remove();
    await postgres.remove();
    await door.close();
    await swift.remove();
  }
});

type Door = Awaited<ReturnType<typeof startFaultyDoor>>;

/** While the storage fails, uploads are refused in words, photos with a copy are served, others are 503. */
async function failing(
  portals: readonly OwnPortal[],
  { cookie, listingIds, photo }: Uploading,
  { door, digests }: { door: Door; digests: ReadonlyMap<string, string> },
): Promise<void> {
  const [portal] = portals as [OwnPortal];
  const [copied = '', ...others] = digests.keys();
  const get = async (key: string) => (await fetch(`${portal.publicOrigin}/uploads/${key}`)).status;
  expect.soft(await get(copied)).toBe(200);
  const visitor = new Visitor(portal);
  visitor.cookie = cookie;
  const table: Record<string, string> = {};
  for (const [n, fault] of (Object.keys(FAULTS) as Fault[]).entries()) {
    door.fail(fault);
    const body = formOf(Buffer.concat([photo, Buffer.from(randomUUID())]));
    const path = `/api/properties/${listingIds.at(-1) ?? ''}/images`;
    const start = performance.now();
    const headers = { 'content-type': FORM_TYPE };
    const { status } = await visitor.rest('POST', path, { body, headers });
    const waited = Math.round(performance.now() - start);
    const read = [await get(copied), await get(others[n] ?? '')];
    table[fault] =
      `upload ${status} after ${waited} ms, photo with a copy ${read[0]}, without ${read[1]}`;
    expect.soft(status, fault).toBe(FAULTS[fault]);
    expect.soft(read, fault).toEqual([200, fault === 'full' ? 200 : 503]);
    expect.soft((await fetch(`${portal.publicOrigin}/readyz`)).status).toBe(200);
    door.fail(null);
    await sleep(1_100);
    expect.soft(await get(others[n + 10] ?? ''), `after ${fault}`).toBe(200);
  }
  printTable('STORAGE while it fails', table);
}

/** After the sweep there is no object without a row, and every photo with a row has its objects; answers those photos. */
async function sweepAll(
  portal: OwnPortal,
  swift: Awaited<ReturnType<typeof startSwift>>,
  door: Door,
): Promise<ReadonlySet<string>> {
  door.age();
  await portal.sql()`delete from property_images where id in (select id from property_images limit 20)`;
  await portal.sql()`select graphile_worker.add_job('sweep_photo_files')`;
  const rows = await portal.sql()<{ storage_key: string }[]>`
    select distinct storage_key from property_images`;
  const known = new Set(rows.map(({ storage_key: key }) => key));
  const folders = async () => {
    const names = (await swift.objects()).map(({ name }) => name.split('/')[1] ?? '');
    return new Set(names.filter((name) => !name.startsWith('og-')));
  };
  await expect
    .poll(async () => [...(await folders())].filter((name) => !known.has(name)), {
      timeout: 60_000,
    })
    .toEqual([]);
  const there = await folders();
  expect.soft([...known].filter((key) => !there.has(key))).toEqual([]);
  return known;
}
