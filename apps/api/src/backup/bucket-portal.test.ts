import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Bucket } from '../photos/bucket/bucket.ts';
import { openBucketStorage } from '../photos/bucket/bucket-storage.ts';
import { openLocalStorage } from '../photos/storage.ts';
import {
  aListingWithPhoto,
  aPortal,
  backUp,
  digestsOf,
  filesOf,
  type Portal,
  restore,
  sourcePortal,
  uploadsOf,
} from '../testing/backups/backups.ts';
import { startBucketServer } from '../testing/bucket/bucket-server.ts';
import { makeBackup } from './make-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { BucketShelf } from './shelves.ts';

let server: Awaited<ReturnType<typeof startBucketServer>>;
let source: Portal;
let from = '';
beforeAll(async () => {
  server = await startBucketServer();
  source = await sourcePortal();
  from = await backUp(source);
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** A portal that has its photos in the bucket. */
async function withBucket(portal: Portal): Promise<Portal> {
  const bucket = await openBucketStorage({
    bucket: new Bucket(server.address, () => {}),
    copiesRoot: path.join(portal.dataDir, 'copies'),
    copyBytes: 1e6,
    folder: await openLocalStorage(uploadsOf(portal.dataDir)),
  });
  return { ...portal, bucket };
}

test('the photos of a backup come back into the bucket, and from there into a backup', async () => {
  const portal = await withBucket(await aPortal({ empty: true }));
  await restore(portal, { from });
  expect(server.objects.size).toBe(4);
  expect(await filesOf(portal)).toEqual({});
  const again = await aPortal({ empty: true });
  await restore(again, { from: await backUp(portal) });
  expect(await filesOf(again)).toEqual(await filesOf(source));
  expect(await digestsOf(again)).toEqual(await digestsOf(source));
});

test('a backup goes into the bucket, is whole only at its end, and comes back from there', async () => {
  const shelf = () =>
    new BucketShelf({
      bucket: new Bucket(server.address, () => {}),
      scratch: path.join(source.dataDir, 'scratch'),
      signal: new AbortController().signal,
      say: () => {},
    });
  const storage = await openLocalStorage(uploadsOf(source.dataDir));
  const make = () =>
    shelf().keep((to) =>
      makeBackup(
        { connection: source.t.connection, dataDir: source.dataDir, storage },
        {
          to,
          key: null,
          now: () => new Date(),
          signal: new AbortController().signal,
          say: () => {},
        },
      ),
    );
  const made = await make();
  expect(await shelf().list()).toMatchObject([{ path: made.path, isComplete: true }]);
  expect(await readdir(path.join(source.dataDir, 'scratch'))).toEqual([]);
  const again = await aPortal({ empty: true });
  await shelf().withBackup(async (folder) => {
    await restore(again, { from: folder });
    return { path: folder };
  });
  expect(await digestsOf(again)).toEqual(await digestsOf(source));
  expect(await filesOf(again)).toEqual(await filesOf(source));
  server.objects.delete(`${made.path}/manifest.json`);
  expect(await shelf().list()).toMatchObject([{ isComplete: false }]);
  await expect(shelf().withBackup(() => Promise.reject(new Error('not called')))).rejects.toThrow(
    'no hay ningún respaldo completo',
  );
  const later = new Date(Date.now() + 60_000);
  expect(await pruneBackups(shelf(), later)).toMatchObject({ removed: [made.path] });
  server.fail('full', { method: 'PUT', times: 5 });
  await expect(make()).rejects.toThrow('El almacenamiento está lleno');
  expect(server.objects.size).toBe(0);
});

test('a full bucket stops a restore, and what was there stays', async () => {
  const portal = await withBucket(await aPortal());
  await aListingWithPhoto(portal, 'terreno');
  await portal.t.client.end();
  const before = await digestsOf(portal);
  server.fail('full', { method: 'PUT' });
  await expect(restore(portal, { from, replace: true })).rejects.toThrow(
    'El almacenamiento está lleno',
  );
  expect(await digestsOf(portal)).toEqual(before);
  expect(server.objects.size).toBe(0);
});

test('a bucket that does not answer stops a backup, and no half of one is left', async () => {
  const portal = await withBucket(await aPortal());
  await aListingWithPhoto(portal, 'terreno');
  server.fail('broken');
  await expect(backUp(portal)).rejects.toThrow('No quedó ningún respaldo a medias.');
});
