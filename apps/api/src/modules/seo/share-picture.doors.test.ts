import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLocalStorage, type Storage } from '../../photos/storage.ts';
import { testApp } from '../../testing/app.ts';
import { anImage, aProperty } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';

const root = mkdtempSync(join(tmpdir(), 'pbr-og-'));
let storage: Storage;
let app: FastifyInstance;
const t = await databaseSuite();
beforeAll(async () => {
  storage = await openLocalStorage(root);
  app = await testApp(t.db, { storage });
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

async function factsOf({ statusCode, headers, rawPayload }: LightMyRequestResponse) {
  const { format, width, height } = await sharp(rawPayload).metadata();
  const isSmall = rawPayload.byteLength < 300_000;
  return { statusCode, type: headers['content-type'], isSmall, format, width, height };
}

/** Every messenger shows a picture of this size whole. */
const SHARE_PICTURE = {
  statusCode: 200,
  type: 'image/jpeg',
  isSmall: true,
  format: 'jpeg',
  width: 1200,
  height: 630,
};

const picture = (id: string) => app.inject(`/og/${id}.jpg`);

/** Noise compresses worse than any photo. */
const noise = (raw: { width: number; height: number; channels: 3 }) =>
  sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer();

async function keptOf(id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of storage.list(`og-${id}`)) keys.push(key);
  return keys;
}

describe('the picture of a listing', () => {
  test('is one JPEG of the declared size under 300 KB, from the worst photo and without one', async () => {
    const { id } = await aProperty(t.db);
    await anImage(t.db, { propertyId: id, storageKey: 'noise' });
    await storage.put('noise/1600.webp', await noise({ width: 1600, height: 1200, channels: 3 }));
    const bare = await aProperty(t.db);
    for (const listing of [id, bare.id])
      expect(await factsOf(await picture(listing))).toEqual(SHARE_PICTURE);
  });

  test('is drawn once, and again when something on it changes; only the newest is kept', async () => {
    const { id } = await aProperty(t.db);
    const first = await picture(id);
    const kept = await keptOf(id);
    expect(kept).toHaveLength(1);
    // Proves that the answer is the stored file.
    await storage.put(kept[0] ?? '', Buffer.from('kept'));
    expect((await picture(id)).body).toBe('kept');

    const change = (values: Partial<typeof properties.$inferInsert>) =>
      t.db
        .update(properties)
        .set({ ...values, updatedAt: new Date().toISOString() })
        .where(eq(properties.id, id));
    await change({ internalNotes: 'Llaves con el portero.' });
    expect((await picture(id)).body).toBe('kept');

    await change({ salePrice: '9900000' });
    const second = await picture(id);
    expect(second.rawPayload.equals(first.rawPayload)).toBe(false);
    expect(await keptOf(id)).toHaveLength(1);
    expect(await keptOf(id)).not.toEqual(kept);
  });

  test('survives a missing photo file', async () => {
    const { id } = await aProperty(t.db);
    await anImage(t.db, { propertyId: id, storageKey: 'gone' });
    expect((await picture(id)).statusCode).toBe(200);
  });

  test('does not exist for a paused, deleted or unknown one', async () => {
    const paused = await aProperty(t.db);
    expect((await picture(paused.id)).statusCode).toBe(200);
    await t.db.update(properties).set({ isActive: false }).where(eq(properties.id, paused.id));
    const deleted = await aProperty(t.db, { deletedAt: '2026-01-01T00:00:00Z' });
    for (const id of [paused.id, deleted.id, '00000000-0000-4000-8000-000000000000', 'x', '..'])
      expect((await picture(id)).statusCode, id).toBe(404);
  });
});

test('the portal has a picture too, drawn once', async () => {
  expect(await factsOf(await picture('portal'))).toEqual(SHARE_PICTURE);
  const kept = await keptOf('portal');
  expect(kept).toHaveLength(1);
  await storage.put(kept[0] ?? '', Buffer.from('kept'));
  expect((await picture('portal')).body).toBe('kept');
});
