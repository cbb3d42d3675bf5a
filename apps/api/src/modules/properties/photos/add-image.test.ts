import { setTimeout as sleep } from 'node:timers/promises';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { IMAGE_WIDTHS } from '@pbr/schemas/property/values';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { admin, generousLimits, member, testContext, visitor } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { addPhoto, aPhoto } from '../../../testing/photos/a-photo.ts';
import { watchedStorage } from '../../../testing/photos/watched-storage.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { forgetPhotoFiles } from '../../photos/forget-photo-files.ts';
import { addImage } from './add-image.ts';
import { deleteProperty } from '../deleted/delete-property.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let files: Awaited<ReturnType<typeof watchedStorage>>;
let userId: string;
let id: string;
const t = await databaseSuite({ clear: ['properties', 'users'] });
beforeAll(async () => {
  files = await watchedStorage();
});
afterAll(() => files.close());
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
  ({ id } = await aProperty(t.db, { ownerId: userId }));
});
afterEach(async () => {
  files.beforePut();
  await files.clear();
});

const as = (actor = member(userId), overrides: Partial<ServiceContext> = {}) =>
  testContext(t.db, { actor, now: () => now, storage: files.storage, ...overrides });
const add = async (source: Uint8Array, form: object = {}, ctx = as()) =>
  addPhoto(ctx, { id, source, form });
const rows = (propertyId = id) =>
  t.db
    .select()
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
    .orderBy(asc(propertyImages.order));
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : String(error));
const withQuota = (photoBytes: number) =>
  as(member(userId), { limits: { ...generousLimits, photoBytes } });

describe('a photo', () => {
  test('is stored after the others, and the first one is the primary one', async () => {
    const added = [
      await add(await aPhoto(), { category: 'sala' }),
      await add(await aPhoto()),
      await add(await aPhoto(), { category: '' }),
    ];
    expect(added.map(({ isNew }) => isNew)).toEqual([true, true, true]);
    expect(
      added.map(({ image }) => [image.order, image.isPrimary, image.category, image.width]),
    ).toEqual([
      [0, true, 'sala', 40],
      [1, false, 'fachada', 40],
      [2, false, 'fachada', 40],
    ]);
    const stored = await rows();
    expect(stored.map((row) => row.id)).toEqual(added.map(({ image }) => image.id));
    expect(await files.folders()).toEqual(stored.map((row) => row.storageKey).toSorted());
    expect(stored[0]?.bytes).toBeGreaterThan(500);
    expect(stored[0]?.createdAt).toBe('2026-11-21 18:00:00+00');
  });

  test('leaves version and time of the listing as they are', async () => {
    const [before] = await t.db.select().from(properties).where(eq(properties.id, id));
    await add(await aPhoto());
    const [after] = await t.db.select().from(properties).where(eq(properties.id, id));
    expect(after).toEqual({ ...before, imagesVersion: 2 });
  });

  test('that the listing already has is not written again', async () => {
    const source = await aPhoto();
    const first = await add(source, { category: 'sala' });
    files.beforePut(() => {
      throw new Error('a write');
    });
    expect(await add(source, { category: 'cocina' })).toEqual({ image: first.image, isNew: false });
  });

  test('sent ten times at once is one', async () => {
    const source = await aPhoto();
    const added = await Promise.all(Array.from({ length: 10 }, () => add(source)));
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(added.map(({ image }) => image.id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  test('sent to two processes at once is one', async () => {
    vi.resetModules();
    const elsewhere = await import('./add-image.ts');
    const source = await aPhoto({ width: 900, height: 900 });
    const added = await Promise.all([
      add(source),
      addPhoto(as(), { id, source }, elsewhere.addImage),
    ]);
    expect(added.map(({ isNew }) => isNew).toSorted((a, b) => Number(a) - Number(b))).toEqual([
      false,
      true,
    ]);
    expect(await rows()).toHaveLength(1);
  });

  test('shares its files with the same photo of another listing', async () => {
    const source = await aPhoto();
    await add(source);
    const other = await aProperty(t.db, { ownerId: userId });
    const { isNew } = await addPhoto(as(), { id: other.id, source });
    expect(isNew).toBe(true);
    expect(await files.folders()).toHaveLength(1);
  });

  test('may be added by an admin, and counts for the owner', async () => {
    const chief = admin((await aUser(t.db, { role: 'admin' })).id);
    expect(await add(await aPhoto(), {}, as(chief))).toMatchObject({ isNew: true });
  });
});

test('simultaneous photos are all stored in some order, one of them primary', async () => {
  const sources = await Promise.all(Array.from({ length: 12 }, () => aPhoto()));
  await Promise.all(sources.map((source) => add(source)));
  const stored = await rows();
  expect(stored.map(({ order }) => order)).toEqual(sources.map((_, n) => n));
  expect(stored.filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  expect(await files.folders()).toHaveLength(12);
});

describe('refuses, without leaving a row or a file,', () => {
  const nothingStored = async () => {
    expect(await rows()).toEqual([]);
    expect(await files.folders()).toEqual([]);
  };

  test.each([
    ['a visitor', 'session.required', async () => visitor],
    ['a colleague', 'property.forbidden', async () => member((await aUser(t.db)).id)],
    [
      'an agent who shares the listing',
      'property.forbidden',
      async () => {
        const agent = await aUser(t.db);
        await aShare(t.db, { propertyId: id, ownerId: userId, agentId: agent.id });
        return member(agent.id);
      },
    ],
  ])('%s', async (_who, code, actor) => {
    const ctx = as(await actor());
    await expect(add(await aPhoto(), {}, ctx)).rejects.toMatchObject({ code });
    // The actor is checked before the input.
    await expect(add(Buffer.from('x'), { category: 7 }, ctx)).rejects.toMatchObject({ code });
    await nothingStored();
  });

  test('a person who was deactivated meanwhile', async () => {
    await t.db.execute(sql`update users set is_active = false where id = ${userId}`);
    await expect(add(await aPhoto())).rejects.toMatchObject({ code: 'session.required' });
    await nothingStored();
  });

  test.each(['no-such-id', '00000000-0000-4000-8000-000000000000', 7, undefined])(
    'an unknown listing: %j',
    async (missing) => {
      await expect(
        addImage.perform(as(), { id: missing, photo: { path: '/nonexistent', digest: '' } }),
      ).rejects.toMatchObject({ code: 'property.not_found' });
    },
  );

  test.each(['garage', 7, ['sala'], 'Sala'])('an unknown category: %j', async (category) => {
    await expect(add(await aPhoto(), { category })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { category: 'Elige una categoría de la lista.' },
    });
    await nothingStored();
  });

  test('a file that is no photo', async () => {
    await expect(add(Buffer.from('<svg/>'))).rejects.toMatchObject({ code: 'image.unsupported' });
    await nothingStored();
  });
});

describe('a listing', () => {
  test('takes forty photos and no more, but any of them again', async () => {
    for (let n = 0; n < 39; n += 1) await anImage(t.db, { propertyId: id, isPrimary: n === 0 });
    const sources = [await aPhoto(), await aPhoto()];
    const results = await Promise.allSettled(sources.map((source) => add(source)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result] : []));
    expect(refused).toMatchObject([{ reason: { code: 'image.too_many', kind: 'invalid' } }]);
    expect(await rows()).toHaveLength(40);
    const last = sources[results.findIndex(({ status }) => status === 'fulfilled')];
    expect(await add(last ?? Buffer.alloc(0))).toMatchObject({ isNew: false });
    expect(await files.folders()).toHaveLength(1);
  });

  test('deleted while its photo is made gets none, and the files are removed', async () => {
    const first = await add(await aPhoto());
    const sent = await files.storage.receive([await aPhoto({ width: 1200, height: 900 })]);
    await Promise.all([
      expect(addImage(as(), { id, photo: sent })).rejects.toMatchObject({
        code: 'property.not_found',
      }),
      deleteProperty(as(), { id }),
    ]);
    expect((await rows()).map((row) => row.id)).toEqual([first.image.id]);
    expect(await files.folders()).toEqual([(await rows())[0]?.storageKey]);
  });

  test('is not deleted while the files of a photo are written', async () => {
    let deleting: Promise<number> | undefined;
    files.beforePut(async () => {
      deleting ??= deleteProperty(as(), { id }).then(async () => (await rows()).length);
      await new Promise((done) => setTimeout(done, 20));
    });
    await add(await aPhoto());
    // An admin can bring the listing back, with its photo.
    expect(await deleting).toBe(1);
    expect(await files.folders()).toHaveLength(1);
  });
});

describe('the photos of an owner', () => {
  test('may use the configured quota, over all listings together', async () => {
    const other = await aProperty(t.db, { ownerId: userId, deletedAt: now.toISOString() });
    await anImage(t.db, { propertyId: other.id, bytes: 1_000_000 });
    await anImage(t.db, { propertyId: (await aProperty(t.db)).id, bytes: 900_000_000 });
    const ctx = withQuota(1_010_000);
    await expect(add(await aPhoto(), {}, ctx)).resolves.toMatchObject({ isNew: true });
    const used = (await rows())[0]?.bytes ?? 0;
    const full = withQuota(1_000_000 + used);
    await expect(add(await aPhoto(), {}, full)).rejects.toMatchObject({
      code: 'image.quota',
      kind: 'invalid',
    });
    // An admin who adds one for them has no more room.
    const chief = admin((await aUser(t.db, { role: 'admin' })).id);
    await expect(add(await aPhoto(), {}, { ...full, actor: chief })).rejects.toMatchObject({
      code: 'image.quota',
    });
    expect(await rows()).toHaveLength(1);
    expect(await files.folders()).toHaveLength(1);
  });

  test('do not exceed the quota even if two processes add them at once', async () => {
    vi.resetModules();
    const elsewhere = await import('./add-image.ts');
    await add(await aPhoto());
    const each = (await rows())[0]?.bytes ?? 0;
    const ctx = withQuota(Math.floor(each * 3.5));
    const addTo = async (process: typeof addImage) => {
      const other = await aProperty(t.db, { ownerId: userId });
      return addPhoto(ctx, { id: other.id, source: await aPhoto() }, process);
    };
    await addTo(elsewhere.addImage);
    // Long enough for both to have counted before either is done.
    files.beforePut(() => sleep(50));
    const results = await Promise.allSettled([addTo(addImage), addTo(elsewhere.addImage)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test('a photo keeps all its files while a sweep removes files without a row', async () => {
  let cleared: Promise<void> | undefined;
  files.beforePut(async (key) => {
    if (!key.endsWith('640.jpg')) return;
    cleared = forgetPhotoFiles(as(), [key.split('/')[0] ?? '']);
    // 300 ms are enough for a removal that does not wait for the lock.
    await Promise.race([cleared, sleep(300)]);
  });
  await add(await aPhoto());
  await cleared;
  const [row] = await rows();
  for (const width of IMAGE_WIDTHS)
    expect(await files.storage.has(`${row?.storageKey}/${width}.jpg`)).toBe(true);
});

describe('when storing fails half-way', () => {
  test.each([
    ['the disk is full', new AppError('storage.full'), 'storage.full'],
    ['the disk is broken', new Error('EIO'), 'Error: EIO'],
  ])(
    'because %s, neither row nor file stays, and the next attempt succeeds',
    async (_w, cause, code) => {
      const source = await aPhoto();
      let written = 0;
      files.beforePut(() => {
        written += 1;
        if (written === 5) throw cause;
      });
      expect(codeOf(await add(source).catch((error: unknown) => error))).toBe(code);
      expect(await rows()).toEqual([]);
      expect(await files.folders()).toEqual([]);
      expect(await files.drafts()).toEqual([]);
      files.beforePut();
      expect(await add(source)).toMatchObject({ isNew: true, image: { isPrimary: true } });
    },
  );

  test('the files of the same photo of another listing stay', async () => {
    const source = await aPhoto();
    const other = await aProperty(t.db, { ownerId: userId });
    await addPhoto(as(), { id: other.id, source });
    const [folder] = await files.folders();
    await files.storage.remove(`${folder}/320.jpg`);
    files.beforePut(() => {
      throw new AppError('storage.full');
    });
    await expect(add(source)).rejects.toMatchObject({ code: 'storage.full' });
    expect(await files.folders()).toEqual([folder]);
    // The next upload makes a missing file again.
    files.beforePut();
    await add(source);
    expect(await files.storage.has(`${folder}/320.jpg`)).toBe(true);
  });
});
