import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '@pbr/db/client';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import { hashPassword } from '../security/passwords.ts';
import { demoRoot } from '../lib/paths.ts';
import type { Storage } from '../photos/storage.ts';
import { enqueueFollowRate } from '../modules/settings/follow-rate.ts';
import { keepPhotoFiles } from '../modules/photos/keep-photo-files.ts';
import { hasUsers, lockUsers } from './demo.queries.ts';
import { type Demo, readDemo } from './read-demo.ts';
import { writeDemo } from './write-demo.ts';

/** Every demo account has this password. */
const DEMO_PASSWORD = 'demo-portal';

/** Pictures copied at the same time: a copy mostly waits for the disk. */
const AT_ONCE = 8;

interface SeedDeps {
  db: Db;
  storage: Storage;
  now: () => Date;
}

/** Fills an empty database with the agency in `demo/`. If the process is killed, the database holds either no rows or all of them. */
export async function seedDemo({ db, storage, now }: SeedDeps): Promise<void> {
  const demo = await readDemo(demoRoot);
  const passwordHashes = await hashPasswords(demo);
  await db.transaction(async (tx) => {
    await lockUsers(tx);
    if (await hasUsers(tx)) throw new Error('the demo is only for an empty database');
    await copyPictures({ db: tx, storage }, demo);
    await writeDemo({ db: tx, demo, passwordHashes, now: now() });
    await enqueueFollowRate(tx);
  });
}

async function hashPasswords({ people }: Demo): Promise<ReadonlyMap<string, string>> {
  const hashes = people.map(async ({ key }) => [key, await hashPassword(DEMO_PASSWORD)] as const);
  return new Map(await Promise.all(hashes));
}

async function copyPictures(
  ctx: { db: Db; storage: Storage },
  { pictures, people }: Demo,
): Promise<void> {
  const folders = [
    ...Object.values(pictures).map(({ storageKey }) => storageKey),
    ...people.map(({ portrait }) => portrait),
  ];
  const copy = async () => {
    for (let next = folders.shift(); next !== undefined; next = folders.shift())
      await keepPhotoFiles(ctx, next, await readPicture(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copy));
}

function readPicture(folder: string) {
  return Promise.all(
    IMAGE_WIDTHS.map(async (width) => {
      const key = `${folder}/${width}.webp`;
      return { key, data: await readFile(path.join(demoRoot, 'uploads', key)) };
    }),
  );
}
