import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { type Listing, PASSING_NAME, someListing } from '../fixtures/data/listings.ts';
import { DEMO_PASSWORD } from '../fixtures/portal/sign-in.ts';
import { NOBODY } from '../fixtures/portal/ways.ts';

/** Messengers run no scripts: they see only the answer to one GET. */
test.use({
  extraHTTPHeaders: { 'user-agent': 'WhatsApp/2.23.20.0', accept: 'text/html,*/*;q=0.8' },
});

const meta = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/** Reads the size of a JPEG from its frame header (SOF0 or SOF2). */
function jpegSize(bytes: Buffer) {
  let at = 2;
  while (at < bytes.length && (bytes[at + 1] ?? 0) !== 0xc0 && (bytes[at + 1] ?? 0) !== 0xc2)
    at += 2 + bytes.readUInt16BE(at + 2);
  return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
}

async function dataOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>);
}

test('a shared listing shows title, URL, description and one small JPEG', async ({
  request,
  baseURL,
}) => {
  const listing = await someListing(request);
  const html = await (await request.get(`/properties/${listing.id}`)).text();
  const url = `${baseURL}/properties/${listing.id}`;
  expect(html.match(/<title[^>]*>[^<]+<\/title>/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${url}"`);
  for (const language of ['es-MX', 'x-default'])
    expect(html).toMatch(new RegExp(`hreflang="${language}"`, 'i'));
  expect(meta(html, 'og:url')).toBe(url);
  for (const key of ['og:title', 'og:description', 'og:type', 'og:site_name', 'og:locale'])
    expect(meta(html, key), key).not.toBe('');
  expect(meta(html, 'og:image:width')).toBe('1200');
  expect(meta(html, 'og:image:height')).toBe('630');
  expect(meta(html, 'twitter:card')).toBe('summary_large_image');
  expect(html.match(/property="og:image"/g)).toHaveLength(1);

  expect(meta(html, 'og:image')).toMatch(`${baseURL}/og/${listing.id}.jpg?v=`);
  const picture = await request.get(meta(html, 'og:image'));
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const bytes = await picture.body();
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(bytes.length).toBeLessThan(300_000);
  expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
});

for (const path of ['/', '/properties', '/venta', '/contacts', '/help'])
  test(`${path} has one picture, one URL and one language for sharing`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html.match(/rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    expect(html.match(/hreflang=/gi)).toHaveLength(2);
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    const bytes = await (await request.get(meta(html, 'og:image'))).body();
    expect(bytes.length).toBeLessThan(300_000);
    expect(jpegSize(bytes)).toEqual({ width: 1200, height: 630 });
  });

test('an unknown listing is 404 and not indexed, and has no picture', async ({ request }) => {
  const page = await request.get(`/properties/${NOBODY}`);
  expect(page.status()).toBe(404);
  expect(page.headers()['x-robots-tag']).toBe('noindex');
  expect(meta(await page.text(), 'robots')).toBe('noindex');
  expect((await request.get(`/og/${NOBODY}.jpg`)).status()).toBe(404);
});

test('a paused listing is 404 and not indexed from that moment on, and has no picture', async ({
  request,
  playwright,
  baseURL,
}) => {
  const agent = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const login = { email: 'ana@demo.pbr.mx', password: DEMO_PASSWORD };
  expect((await agent.post('/api/login', { data: login })).status()).toBe(200);
  const created = await agent.post('/api/properties', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      name: PASSING_NAME,
      description: 'Luminosa y bien ubicada.',
      street: 'Calle de la Prueba',
      neighborhood: 'Del Valle',
      city: 'Ciudad de México',
      state: 'Ciudad de México',
      propertyType: 'casa',
      operationType: 'venta',
      salePrice: '4500000',
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as Listing;
  const paused = await agent.patch(`/api/properties/${id}`, { data: { isActive: false } });
  expect(paused.status(), await paused.text()).toBe(200);
  // Its owner can still open it: it exists and is paused.
  expect((await agent.get(`/properties/${id}`)).status()).toBe(200);
  const page = await request.get(`/properties/${id}`);
  expect(page.status()).toBe(404);
  expect(page.headers()['x-robots-tag']).toBe('noindex');
  expect(meta(await page.text(), 'robots')).toBe('noindex');
  // Nobody learns that it is there, and both lead on to what is on offer, which other tests may change.
  const shown = async (of: string) => {
    const text = await (await request.get(`/properties/${of}`)).text();
    return text.replaceAll(of, 'id').match(/<main.*?<script/su)?.[0] ?? '';
  };
  await expect(async () => expect(await shown(id)).toBe(await shown(NOBODY))).toPass();
  expect(await shown(id)).toContain('Propiedades destacadas');
  expect((await request.get(`/og/${id}.jpg`)).status()).toBe(404);
  expect(await (await request.get('/sitemaps/listings-1.xml')).text()).not.toContain(id);
  expect((await agent.delete(`/api/properties/${id}`)).status()).toBe(204);
  await agent.dispose();
});

test('a search without results is not indexed', async ({ request }) => {
  const page = await request.get('/properties?search=zzzzqqqqxxxx');
  expect(page.status()).toBe(200);
  expect(meta(await page.text(), 'robots')).toBe('noindex');
});

test('an unknown place is 404 and not indexed', async ({ request }) => {
  const page = await request.get('/venta/no-hay-tal-estado');
  expect(page.status()).toBe(404);
  expect(meta(await page.text(), 'robots')).toBe('noindex');
});

test('every JSON-LD block of home, catalogue and listing parses', async ({ request }) => {
  const { id } = await someListing(request);
  const types = async (path: string) =>
    (await dataOf(request, path)).map((block) => {
      expect(block['@context']).toBe('https://schema.org');
      return block['@type'];
    });
  expect(await types('/')).toEqual(['WebSite', 'RealEstateAgent']);
  expect(await types('/properties')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await types(`/properties/${id}`)).toEqual(['RealEstateListing', 'BreadcrumbList']);
});

/** Every listing in the documented list, with the folders of its photos in order. */
async function photosOfTheList(request: APIRequestContext): Promise<Map<string, string[]>> {
  const listed = new Map<string, string[]>();
  let page: string | undefined = '/api/properties?limit=100';
  while (page !== undefined) {
    const answer: APIResponse = await request.get(page);
    for (const { id, images } of (await answer.json()) as Listing[])
      listed.set(
        id,
        images.map(({ imageUrl }) => imageUrl.slice(0, imageUrl.lastIndexOf('/'))),
      );
    page = /<([^>]+)>; rel="next"/.exec(answer.headers()['link'] ?? '')?.[1];
  }
  return listed;
}

test('robots.txt leads to a sitemap of exactly the public listings', async ({
  request,
  baseURL,
}) => {
  const before = await photosOfTheList(request);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  const part = await (await request.get(`${baseURL}/sitemaps/listings-1.xml`)).text();
  expect(index).toContain(`<loc>${baseURL}/sitemaps/listings-1.xml</loc>`);
  const entries = new Map(
    part.match(/<url>.*?<\/url>/gs)?.map((entry) => {
      const id = /\/properties\/([\da-f-]{36})</.exec(entry)?.[1] ?? '';
      return [id, entry] as const;
    }),
  );
  // The sitemap has every public listing; other tests may add some meanwhile.
  for (const [id, folders] of before) {
    const entry = entries.get(id);
    if (entry === undefined) {
      // It was paused or deleted since.
      expect((await request.get(`/properties/${id}`)).status(), id).toBe(404);
      continue;
    }
    expect(entry, id).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
    const photos = [...entry.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, url]) => url);
    expect(photos, id).toEqual(folders.map((folder) => `${baseURL}${folder}/1600.jpg`));
  }
  const after = await photosOfTheList(request);
  for (const id of entries.keys()) {
    // An entry that the list no longer has was paused or deleted since.
    if (!after.has(id)) expect((await request.get(`/properties/${id}`)).status(), id).toBe(404);
  }
});

for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
  test(`${path} exists`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200);
  });
