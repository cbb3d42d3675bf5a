import { propertyImages } from '@pbr/db/schema/property-images';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../../../lib/errors.ts';
import { member, testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { addPhoto, aPhoto } from '../../../testing/photos/a-photo.ts';
import { watchedStorage } from '../../../testing/photos/watched-storage.ts';
import { deleteImage } from './delete-image.ts';
import { setImages } from './set-images.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';

const ROUNDS = isLong ? 200 : 8;

let files: Awaited<ReturnType<typeof watchedStorage>>;
let sources: Buffer[];
const t = await databaseSuite();
beforeAll(async () => {
  files = await watchedStorage();
  sources = await Promise.all(Array.from({ length: 5 }, () => aPhoto({ width: 4, height: 3 })));
});
afterAll(() => files.close());

const position = fc.nat({ max: 5 });
const step = fc.oneof(
  fc.record({ what: fc.constant('add' as const), source: fc.nat({ max: 4 }), fails: fc.boolean() }),
  fc.record({ what: fc.constant('delete' as const), at: position }),
  fc.record({
    what: fc.constant('set' as const),
    kept: fc.uniqueArray(position),
    marked: fc.array(position, { maxLength: 2 }),
  }),
);
/** Groups of steps, each on one of two listings; the steps of a group run at once. */
const story = fc.array(
  fc.array(fc.record({ listing: fc.nat({ max: 1 }), step }), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 8 },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function act(userId: string, id: string, did: Step): Promise<void> {
  const ctx = testContext(t.db, { actor: member(userId), storage: files.storage });
  const ids = (
    await t.db
      .select({ id: propertyImages.id })
      .from(propertyImages)
      .where(eq(propertyImages.propertyId, id))
      .orderBy(propertyImages.order)
  ).map((row) => row.id);
  if (did.what === 'delete') await deleteImage(ctx, { id, imageId: ids[did.at] ?? '' });
  else if (did.what === 'set') {
    const kept = did.kept.flatMap((at) => ids[at] ?? []);
    const images = kept.map((one, n) => ({ id: one, isPrimary: did.marked.includes(n) }));
    await setImages(ctx, { id, images });
  } else {
    const put: typeof files.storage.put = (key, data) =>
      key.endsWith('640.jpg')
        ? Promise.reject(new AppError('storage.full'))
        : files.storage.put(key, data);
    const storage = did.fails ? { ...files.storage, put } : files.storage;
    await addPhoto({ ...ctx, storage }, { id, source: sources[did.source] as Buffer });
  }
}

test(
  'after any simultaneous additions, arrangements and deletions each listing has one primary photo and exactly the files of its photos',
  async () => {
    await fc.assert(
      fc.asyncProperty(story, async (groups) => {
        await t.clear('properties', 'users');
        await files.clear();
        const { id: ownerId } = await aUser(t.db);
        const listings = [await aProperty(t.db, { ownerId }), await aProperty(t.db, { ownerId })];
        for (const group of groups) {
          const results = await Promise.allSettled(
            group.map(({ listing, step: did }) => act(ownerId, listings[listing]?.id ?? '', did)),
          );
          expect(refusalsIn(results).filter((code) => !EXPECTED.has(code))).toEqual([]);
          expect(await faults()).toEqual([]);
        }
      }),
      { numRuns: ROUNDS },
    );
  },
  ROUNDS * 15_000,
);

const EXPECTED = new Set<unknown>(['image.not_found', 'storage.full']);

const refusalsIn = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.flatMap((result) => (result.status === 'rejected' ? [codeOf(result.reason)] : []));
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : error);

/** Names what is wrong in the database and the storage; empty when all is well. */
async function faults(): Promise<string[]> {
  const rows = await t.db.select().from(propertyImages);
  const found: string[] = [];
  for (const propertyId of new Set(rows.map((row) => row.propertyId))) {
    const own = rows.filter((row) => row.propertyId === propertyId);
    const primary = own.filter(({ isPrimary }) => isPrimary).length;
    if (primary !== 1) found.push(`${primary} primary photos`);
    if (new Set(own.map(({ order }) => order)).size !== own.length)
      found.push('two at one position');
  }
  const keys = new Set(rows.map(({ storageKey }) => storageKey));
  for (const folder of await files.folders())
    if (!keys.has(folder)) found.push(`${folder} has no row`);
  for (const file of [...keys].flatMap(filesOf))
    if (!(await files.storage.has(file))) found.push(`${file} is missing`);
  return found;
}

const filesOf = (storageKey: string) =>
  IMAGE_WIDTHS.flatMap((width) => [`${storageKey}/${width}.webp`, `${storageKey}/${width}.jpg`]);
