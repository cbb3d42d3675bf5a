import { type APIRequestContext, expect, test } from '@playwright/test';
import { someListing } from '../fixtures/listings.ts';

/** Messengers run no scripts: they see what one GET answers. */
test.use({
  extraHTTPHeaders: { 'user-agent': 'WhatsApp/2.23.20.0', accept: 'text/html,*/*;q=0.8' },
});

const meta = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? '';

async function dataOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...blocks].map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>);
}

test('a shared listing shows title, address, words and one small JPEG', async ({
  request,
  baseURL,
}) => {
  const listing = await someListing(request);
  const html = await (await request.get(`/properties/${listing.id}`)).text();
  const url = `${baseURL}/properties/${listing.id}`;
  expect(html).toMatch(/<title>[^<]+ \| Portal PBR<\/title>/);
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

  const picture = await request.get(meta(html, 'og:image'));
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  const bytes = await picture.body();
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(bytes.length).toBeLessThan(300_000);
});

test('a listing that is not there is 404 and not indexed, and has no picture', async ({
  request,
}) => {
  const id = '00000000-0000-4000-8000-000000000000';
  const page = await request.get(`/properties/${id}`);
  expect(page.status()).toBe(404);
  expect(page.headers()['x-robots-tag']).toBe('noindex');
  expect(meta(await page.text(), 'robots')).toBe('noindex');
  expect((await request.get(`/og/${id}.jpg`)).status()).toBe(404);
});

test('a search without results is not indexed', async ({ request }) => {
  const page = await request.get('/properties?search=zzzzqqqqxxxx');
  expect(page.status()).toBe(200);
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

test('robots.txt leads to a sitemap of listings that are there', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  const part = await (await request.get(`${baseURL}/sitemaps/listings-1.xml`)).text();
  expect(index).toContain(`<loc>${baseURL}/sitemaps/listings-1.xml</loc>`);
  const listed = new Set([...part.matchAll(/\/properties\/([\da-f-]{36})</g)].map(([, id]) => id));
  // What the documented list answers is listed; other tests may add more meanwhile.
  const answer = await request.get('/api/properties?limit=100');
  const shown = (await answer.json()) as { id: string }[];
  const again = await (await request.get(`${baseURL}/sitemaps/listings-1.xml`)).text();
  for (const { id } of shown) expect(again).toContain(`/properties/${id}</loc>`);
  for (const id of [...listed].slice(0, 20))
    expect((await request.get(`/properties/${id}`)).status()).toBe(200);
});

for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest'])
  test(`${path} is there`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200);
  });
