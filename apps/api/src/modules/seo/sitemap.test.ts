import { properties } from '@pbr/db/schema/properties';
import { describe, expect, test } from 'vitest';
import { anImage, aUser, propertyValues } from '../../testing/data/factories.ts';
import { testContext } from '../../testing/context.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { sitemapIndex, sitemapPart } from './sitemap.ts';

const t = await databaseSuite({ clear: ['properties'] });

/** Listings in the order of their ids, which are as far from each other as random ones. */
async function listings(count: number): Promise<string[]> {
  const { id: ownerId } = await aUser(t.db);
  const values = Array.from({ length: count }, (_, n) =>
    propertyValues({
      ownerId,
      id: `${Math.floor((n * 256) / count)
        .toString(16)
        .padStart(2, '0')}000000-0000-4000-8000-000000000000`,
    }),
  );
  await t.db.insert(properties).values(values);
  return values.map(({ id }) => id ?? '');
}

async function read(pieces: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const piece of pieces) list.push(piece);
  return list;
}

const idsOf = (xml: string) => [...xml.matchAll(/properties\/([^<]+)</gu)].map(([, id]) => id);
const limits = { urls: 5, bytes: 1_000_000, batch: 3 };

describe('many listings', () => {
  test('are split into parts, each listing in one of them', async () => {
    const ids = await listings(12);
    const ctx = testContext(t.db);
    const index = await sitemapIndex(ctx, limits);
    expect(index.match(/listings-\d+\.xml/gu)).toEqual([
      'listings-1.xml',
      'listings-2.xml',
      'listings-3.xml',
      'listings-4.xml',
    ]);
    const parts = await Promise.all(
      [1, 2, 3, 4].map(async (part) =>
        (await read(await sitemapPart(ctx, { part }, limits))).join(''),
      ),
    );
    expect(parts.map(idsOf)).toEqual([
      ids.slice(0, 3),
      ids.slice(3, 6),
      ids.slice(6, 9),
      ids.slice(9),
    ]);
    await expect(sitemapPart(ctx, { part: 5 }, limits)).rejects.toMatchObject({
      code: 'route.not_found',
    });
  });

  test('are sent piece by piece', async () => {
    await listings(4);
    const pieces = await read(await sitemapPart(testContext(t.db), { part: 1 }, limits));
    expect(pieces.map((piece) => idsOf(piece).length)).toEqual([0, 3, 1, 0]);
  });

  test('keep a part within its bytes by omitting photos, never URLs', async () => {
    const ids = await listings(4);
    for (const propertyId of ids)
      for (let n = 0; n < 10; n += 1) await anImage(t.db, { propertyId });
    const tight = { ...limits, bytes: 3500 };
    const xml = (await read(await sitemapPart(testContext(t.db), { part: 1 }, tight))).join('');
    expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(tight.bytes);
    expect(idsOf(xml)).toEqual(ids);
    expect(xml.match(/<image:image>/gu)?.length).toBeGreaterThan(5);
    expect(xml.match(/<image:image>/gu)?.length).toBeLessThan(40);
  });
});
