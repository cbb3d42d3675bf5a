import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OwnPortal, startPortal } from '@pbr/e2e/fixtures/portal/own-portal';
import { accept, expect, newEmail, PASSWORD, test } from '@pbr/e2e/fixtures/portal/promise-test';
import { Visitor } from '@pbr/e2e/fixtures/portal/visitor';
import sharp from 'sharp';
import {
  changedTables,
  digestOf,
  lostPhotos,
  publish,
  startWriters,
  stateOf,
} from './fixtures/backup-world.ts';
import { killedAfter, outcomeOf, runCommand } from './fixtures/run-command.ts';

const WRITERS = 20;
const MOMENTS = 10;
const LISTINGS = 10_000;
const PHOTOS = 50_000;
/** Five gigabytes in all. */
const PHOTO_FILES = {
  '320.webp': 8_000,
  '640.webp': 20_000,
  '1024.webp': 32_000,
  '1600.webp': 40_000,
};
const LARGE_WITHIN_S = 300;

let backups = '';
const portals: OwnPortal[] = [];
test.beforeEach(async () => {
  backups = await mkdtemp(join(tmpdir(), 'pbr-backups-'));
});
test.afterEach(async () => {
  await Promise.all(portals.splice(0).map((portal) => portal.remove()));
  await rm(backups, { recursive: true, force: true });
});

async function aPortal(): Promise<OwnPortal> {
  const portal = await startPortal();
  portals.push(portal);
  return portal;
}

/** A machine on which nothing was ever started. */
async function anEmptyPortal(): Promise<OwnPortal> {
  const portal = await aPortal();
  await portal.stop();
  await Promise.all(
    (await readdir(portal.dataDir)).map((name) =>
      rm(join(portal.dataDir, name), { recursive: true }),
    ),
  );
  return portal;
}

async function signIn(portal: OwnPortal, email: string): Promise<Visitor> {
  const visitor = new Visitor(portal);
  const { said } = await visitor.rest('POST', '/api/login', {
    body: { email, password: PASSWORD },
  });
  expect(said).toBe('200');
  return visitor;
}

async function anAdmin(portal: OwnPortal): Promise<{ email: string; visitor: Visitor }> {
  const { email } = await accept(portal, await portal.createAdmin(newEmail()));
  return { email, visitor: await signIn(portal, email) };
}

const newestOf = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.incompleto'));
  return join(folder, names.toSorted().at(-1) ?? '');
};

/** Spread over a run: its first third is Node's own start, and the last moments come after the end. */
const momentsOf = (wholeMs: number) =>
  Array.from({ length: MOMENTS }, (_, n) => wholeMs * (0.3 + (0.9 * (n + 1)) / MOMENTS));

const aPhoto = (red: number) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 9 } } })
    .jpeg()
    .toBuffer();

const measured = (figures: object) => {
  test.info().annotations.push({ type: 'measured', description: JSON.stringify(figures) });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
};

test(`R14 a backup beside ${WRITERS} writers is restored on an empty machine: every row and photo, and people sign in`, async () => {
  test.setTimeout(600_000);
  const portal = await aPortal();
  const admin = await anAdmin(portal);
  const agents = Array.from({ length: WRITERS }, () => {
    const agent = new Visitor(portal);
    agent.cookie = admin.visitor.cookie;
    return agent;
  });
  const writers = startWriters(agents, await aPhoto(40));
  await expect
    .poll(() => writers.acknowledged.length, { timeout: 60_000 })
    .toBeGreaterThan(WRITERS);
  const before = [...writers.acknowledged];
  const start = performance.now();
  await runCommand(portal, 'backup', ['--to', backups]);
  const seconds = (performance.now() - start) / 1000;
  const during = writers.acknowledged.length - before.length;
  await writers.stop();
  await runCommand(portal, 'backup', ['--verify', backups]);

  const refused = await outcomeOf(portal, 'restore', ['--from', backups, '--replace']);
  expect(refused.said).toMatch(/^Ya hay un portal en marcha/u);

  const empty = await anEmptyPortal();
  await runCommand(empty, 'restore', ['--from', backups]);
  await empty.start();
  expect(await changedTables(empty, await newestOf(backups))).toEqual([]);
  const found = await empty.sql()<{ id: string }[]>`select id from properties`;
  const ids = new Set(found.map(({ id }) => id));
  expect(before.filter((id) => !ids.has(id))).toEqual([]);
  expect(await lostPhotos(empty)).toEqual([]);
  for (const key of await readdir(join(empty.dataDir, 'uploads'))) {
    if (key.startsWith('.')) continue;
    for (const name of await readdir(join(empty.dataDir, 'uploads', key))) {
      const [one, other] = await Promise.all(
        [portal, empty].map(({ dataDir }) => readFile(join(dataDir, 'uploads', key, name))),
      );
      expect(digestOf(one as Buffer)).toBe(digestOf(other as Buffer));
    }
  }
  const visitor = await signIn(empty, admin.email);
  expect((await visitor.rest('GET', '/api/user')).said).toBe('200');
  // A cookie of before the backup is still a session, because key and row came along.
  const earlier = new Visitor(empty);
  earlier.cookie = admin.visitor.cookie;
  expect((await earlier.rest('GET', '/api/user')).said).toBe('200');
  measured({ writers: WRITERS, seconds, before: before.length, during, restored: ids.size });
});

test(`R14 a backup killed at ${MOMENTS} moments is never taken for a whole one`, async () => {
  test.setTimeout(600_000);
  const portal = await aPortal();
  const { visitor } = await anAdmin(portal);
  for (let n = 0; n < 10; n += 1) await publish(visitor, `Casa ${n}`, await aPhoto(20 * n));
  const start = performance.now();
  await runCommand(portal, 'backup', ['--to', backups]);
  const wholeMs = performance.now() - start;
  const first = await newestOf(backups);
  let killed = 0;
  for (const ms of momentsOf(wholeMs))
    if (await killedAfter(portal, 'backup', { args: ['--to', backups], ms })) killed += 1;
  const names = await readdir(backups);
  const halves = names.filter((name) => name.endsWith('.incompleto'));
  for (const name of names.filter((one) => !halves.includes(one)))
    await runCommand(portal, 'backup', ['--verify', join(backups, name)]);
  expect((await visitor.rest('GET', '/api/user')).said).toBe('200');
  // Whatever a kill has left is refused by its name, and does not stand in the way of the next backup.
  for (const half of halves)
    expect((await outcomeOf(portal, 'backup', ['--verify', join(backups, half)])).code).toBe(1);
  await runCommand(portal, 'backup', ['--to', backups]);
  expect(await newestOf(backups)).not.toBe(first);
  measured({ moments: MOMENTS, wholeMs: Math.round(wholeMs), killed, halves: halves.length });
});

test(`R14 a restore killed at ${MOMENTS} moments leaves all of the old or all of the new`, async () => {
  test.setTimeout(900_000);
  const [old, other] = [await aPortal(), await aPortal()];
  const states: Record<'old' | 'new', string> = { old: '', new: '' };
  const folders = { old: join(backups, 'old'), new: join(backups, 'new') };
  for (const [name, portal] of Object.entries({ old, new: other }) as [
    'old' | 'new',
    OwnPortal,
  ][]) {
    const { visitor } = await anAdmin(portal);
    for (let n = 0; n < 5; n += 1)
      await publish(visitor, `${name} ${n}`, await aPhoto(name === 'old' ? n : 100 + n));
    await runCommand(portal, 'backup', ['--to', folders[name]]);
    states[name] = await stateOf(portal);
    await portal.stop();
  }
  const restore = (name: 'old' | 'new') => ['--from', folders[name], '--replace'];
  const start = performance.now();
  await runCommand(old, 'restore', restore('old'));
  const wholeMs = performance.now() - start;
  const seen = { old: 0, new: 0 };
  for (const ms of momentsOf(wholeMs)) {
    await killedAfter(old, 'restore', { args: restore('new'), ms });
    await old.start();
    const state = await stateOf(old);
    expect(Object.values(states)).toContain(state);
    expect(await lostPhotos(old)).toEqual([]);
    await old.stop();
    seen[state === states.old ? 'old' : 'new'] += 1;
    if (state === states.new) await runCommand(old, 'restore', restore('old'));
  }
  await runCommand(old, 'restore', restore('new'));
  await old.start();
  expect(await stateOf(old)).toBe(states.new);
  const left = await old.sql()`select datname from pg_database where datname like 'portal\\_%'`;
  expect([...left]).toEqual([]);
  measured({ moments: MOMENTS, wholeMs: Math.round(wholeMs), ...seen });
});

test(`R14 ${LISTINGS} listings and ${PHOTOS} photos are restored within five minutes`, async () => {
  test.setTimeout(3_600_000);
  const portal = await aPortal();
  const admin = await anAdmin(portal);
  await fill(portal);
  const times: Record<string, number> = {};
  const timed = async (name: string, on: OwnPortal, args: string[]) => {
    const start = performance.now();
    await runCommand(on, name, args);
    times[`${name} ${args[0]}`] = Math.round((performance.now() - start) / 1000);
  };
  await timed('backup', portal, ['--to', backups]);
  await timed('backup', portal, ['--verify', backups]);
  const empty = await anEmptyPortal();
  await timed('restore', empty, ['--from', backups]);
  measured(times);
  await empty.start();
  expect(await lostPhotos(empty)).toEqual([]);
  await signIn(empty, admin.email);
  expect(Math.max(...Object.values(times))).toBeLessThan(LARGE_WITHIN_S);
});

async function fill(portal: OwnPortal): Promise<void> {
  const sql = portal.sql();
  await sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, sale_price)
    select (select id from users limit 1), 'Casa ' || n, repeat('Luminosa y bien ubicada. ', 20), 'Ámsterdam', 'Condesa',
      'Ciudad de México', 'Ciudad de México', 'casa', 'venta', 1000000 + n from generate_series(1, ${LISTINGS}::int) n`;
  const keys = Array.from({ length: PHOTOS }, () => randomBytes(20).toString('hex'));
  await sql`
    insert into property_images (property_id, storage_key, width, height, "order")
    select listing.id, photo.key, 1600, 1200, photo.n
    from jsonb_array_elements_text(${sql.json(keys)}) with ordinality photo (key, n)
    join (select id, row_number() over () as n from properties) listing on listing.n = 1 + photo.n % ${LISTINGS}::int`;
  const bytes = randomBytes(64 * 1024);
  const queue = keys.values();
  const write = async () => {
    for (const key of queue) {
      const folder = join(portal.dataDir, 'uploads', key);
      await mkdir(folder, { recursive: true });
      for (const [name, size] of Object.entries(PHOTO_FILES)) {
        bytes.write(key);
        await writeFile(join(folder, name), bytes.subarray(0, size));
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
}
