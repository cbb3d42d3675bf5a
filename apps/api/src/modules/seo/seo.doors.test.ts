import { describe, expect, test } from 'vitest';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { anImage, aProperty, aUser } from '../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);

const get = (url: string) => app.inject({ method: 'GET', url });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, loc]) => loc);

describe('robots.txt', () => {
  test('allows pages and pictures but not the calls behind them, and names the sitemap', async () => {
    const answer = await get('/robots.txt');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /trpc/',
      'Disallow: /agreement/',
      '',
      `Sitemap: ${TEST_ORIGIN}/sitemap.xml`,
      '',
    ]);
  });
});

describe('the sitemap', () => {
  test('names exactly the public pages, with photos and the day of their last change', async () => {
    const { id: ownerId } = await aUser(t.db);
    const listed = await aProperty(t.db, { ownerId, updatedAt: '2026-03-04T05:06:07Z' });
    await anImage(t.db, { propertyId: listed.id, storageKey: 'aaa', order: 1 });
    await anImage(t.db, { propertyId: listed.id, storageKey: 'bbb', order: 2, isPrimary: true });
    const reserved = await aProperty(t.db, { ownerId, dealStatus: 'apartada' });
    await aProperty(t.db, { ownerId, isActive: false });
    await aProperty(t.db, { ownerId, dealStatus: 'vendida' });
    await aProperty(t.db, { ownerId, deletedAt: '2026-01-01T00:00:00Z' });

    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(index.body)).toEqual(
      ['pages', 'listings-1'].map((part) => `${TEST_ORIGIN}/sitemaps/${part}.xml`),
    );

    const part = await get('/sitemaps/listings-1.xml');
    expect(part.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(part.body)).toEqual(
      [listed.id, reserved.id].toSorted().map((id) => `${TEST_ORIGIN}/properties/${id}`),
    );
    const entry = part.body.split('\n').find((line) => line.includes(listed.id));
    expect(entry).toBe(
      `<url><loc>${TEST_ORIGIN}/properties/${listed.id}</loc><lastmod>2026-03-04T05:06:07Z</lastmod>` +
        `<image:image><image:loc>${TEST_ORIGIN}/uploads/bbb/1600.jpg</image:loc></image:image>` +
        `<image:image><image:loc>${TEST_ORIGIN}/uploads/aaa/1600.jpg</image:loc></image:image></url>`,
    );
  });

  test('names the landing pages of places with three listings or more', async () => {
    const { id: ownerId } = await aUser(t.db);
    const sale = { ownerId, state: 'Yucatán', city: 'Mérida', neighborhood: 'Itzimná' };
    await aProperty(t.db, { ...sale, updatedAt: '2026-03-04T05:06:07Z' });
    await aProperty(t.db, { ...sale, updatedAt: '2026-03-05T05:06:07Z' });
    await aProperty(t.db, { ...sale, neighborhood: 'Centro', updatedAt: '2026-03-01T05:06:07Z' });
    await aProperty(t.db, { ...sale, operationType: 'renta' });

    expect(locations((await get('/sitemap.xml')).body)).toContain(
      `${TEST_ORIGIN}/sitemaps/places.xml`,
    );
    const { body } = await get('/sitemaps/places.xml');
    expect(locations(body)).toEqual(
      ['/venta', '/venta/yucatan', '/venta/yucatan/merida'].map((path) => TEST_ORIGIN + path),
    );
    expect(body).toContain('<lastmod>2026-03-05T05:06:07.000Z</lastmod>');
  });

  test('of a portal without listings names the pages that every portal has', async () => {
    const index = await get('/sitemap.xml');
    expect(index.statusCode).toBe(200);
    expect(locations(index.body)).toEqual([`${TEST_ORIGIN}/sitemaps/pages.xml`]);
    expect(locations((await get('/sitemaps/pages.xml')).body)).toEqual(
      expect.arrayContaining(
        ['/', '/properties', '/services', '/privacy'].map((path) => TEST_ORIGIN + path),
      ),
    );
  });

  test.each(['listings-0.xml', 'listings-1.xml', 'listings-999999.xml'])(
    'has no part %s without listings for it',
    async (name) => {
      const answer = await get(`/sitemaps/${name}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'route.not_found' });
    },
  );
});
