import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { becomeOnly } from '../fixtures/portal/sign-in.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);
// The proof does not depend on the width of the window.
test.skip(({ isMobile }) => isMobile, 'on a desktop only');

/** Sets `window.__x` wherever a page takes words for markup, an attribute, a script or a template. */
const HOSTILE = `"'></script><img src=x onerror=__x=1><svg onload=__x=1>{{7*7}}\${7*7}`;
const LONG_HOSTILE = `${HOSTILE}\n<!--<script>\n\u2028<script>window.__x=1</script>\njavascript:__x=1 [a](javascript:__x=1)`;
/** Names of listings: markup, quotes, and a character outside the Basic Multilingual Plane. */
const NAMES = [
  HOSTILE,
  `</script><script>window.__x=1</script>`,
  `<!--<script>`,
  `Casa "azul" 'de' & <b>campo</b> 🏡`,
];
/** Reverses the direction of the text behind it; the portal takes it out of every text. */
const REVERSAL = '\u202e';

declare global {
  interface Window {
    __x?: number;
    __refused?: string[];
  }
}

/** Makes every page record what its content security policy blocked. */
async function writeDownRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.__refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
      window.__refused?.push(`${violatedDirective}: ${sample}`);
    });
  });
}

async function expectNothingRan(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => window.__x), where).toBeUndefined();
  expect(await page.evaluate(() => window.__refused), where).toEqual([]);
}

async function post(context: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await context.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
  return answer.json();
}

const listing = (name: string) => ({
  name,
  description: LONG_HOSTILE,
  street: HOSTILE,
  number: '"><b>',
  neighborhood: HOSTILE,
  city: HOSTILE,
  state: 'Yucatán',
  commercialNames: HOSTILE,
  features: [HOSTILE.slice(0, 60), '<img src=x onerror=__x=1>'],
  propertyType: 'casa',
  operationType: 'venta',
  salePrice: '4500000',
});

interface World {
  mark: string;
  /** The ids of the listings, in the order of NAMES. */
  ids: string[];
}

/** Makes a person with hostile words in every field, their listings, and an inquiry with an answer just as hostile. */
async function hostileWorld(page: Page, visitor: APIRequestContext): Promise<World> {
  const mark = randomUUID().slice(0, 8);
  await signedInAsEmployee(page, { firstName: `${mark} ${HOSTILE}` });
  const { request } = page;
  const profile = { lastName: HOSTILE, bio: LONG_HOSTILE, city: HOSTILE };
  expect((await request.patch('/api/user', { data: profile })).status()).toBe(200);
  for (const website of ['javascript:window.__x=1', 'data:text/html,x', `https://a.mx/${HOSTILE}`])
    expect((await request.patch('/api/user', { data: { website } })).status(), website).toBe(400);
  const ids: string[] = [];
  for (const name of NAMES)
    ids.push(
      ((await post(request, '/api/properties', listing(name + REVERSAL))) as { id: string }).id,
    );
  const client = {
    clientName: `${mark} ${HOSTILE}`,
    clientEmail: `marta.${mark}@correo.test`,
    message: LONG_HOSTILE,
  };
  const sent = (message: string) =>
    post(visitor, `/api/properties/${ids[0]}/inquiries`, { ...client, message });
  const { id } = (await sent(client.message)) as { id: string };
  await post(request, '/trpc/inquiry.answer', { id, text: LONG_HOSTILE });
  await sent(`${LONG_HOSTILE} otra`);
  const photo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await request.post(`/api/properties/${ids[0]}/images`, {
    multipart: { photo: { name: `${HOSTILE}.png`, mimeType: 'image/png', buffer: photo } },
  });
  return { mark, ids };
}

/** Checks what the page tells search engines and messengers about a listing. */
async function expectHonestHead(page: Page, name: string): Promise<void> {
  const head = await page.evaluate(() => ({
    title: document.title,
    og: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
    description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
    chats: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')].map(
      ({ href }) => new URL(href).searchParams.get('text'),
    ),
  }));
  const line = `${name.replace('\u202e', '')}, ${HOSTILE}`;
  for (const words of [head.title, head.og ?? 'none'])
    expect(line.startsWith(words.replace(/…$| \| Portal PBR$/, '')), words).toBe(true);
  for (const words of [head.title, head.og, head.description])
    expect(words).not.toMatch(/[\n\u202e\u2028]/);
  expect(head.chats.length).toBeGreaterThan(0);
  for (const text of head.chats) expect(text).toContain(name);
}

function expectHonestData(html: string, name: string): void {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const data = blocks.map(([, text]) => JSON.parse(text ?? '') as Record<string, unknown>);
  expect(data.map((block) => block['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList']);
  expect(data[0]?.['name']).toBe(name);
  for (const [, text] of blocks) expect(text).not.toMatch(/[<>\u2028\u2029]/);
}

test("people's texts are shown as text on every screen, and run on none @long", async ({
  page,
  request,
}) => {
  await writeDownRefusals(page);
  const { mark, ids } = await hostileWorld(page, request);
  const shown = page.getByText('<img src=x onerror').first();
  const seen = async (path: string, prepare?: () => Promise<void>) => {
    await page.goto(path);
    await prepare?.();
    await expect(shown, path).toBeVisible();
    await expectNothingRan(page, path);
  };

  await test.step("the visitors' pages", async () => {
    await seen('/');
    await seen(`/properties?search=${encodeURIComponent(HOSTILE)}`);
    const input = encodeURIComponent(JSON.stringify({ id: ids[0] }));
    const found = await (await request.get(`/trpc/property.get?input=${input}`)).json();
    const slugs = (found.result.data.places as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(1);
    await seen(`/venta/${slugs.join('/')}`);
  });

  await test.step('the page of a listing, which shows search engines and messengers its name and nothing else', async () => {
    /** How many scripts each page has. */
    const scripts = new Set<number>();
    for (const [at, name] of NAMES.entries()) {
      const path = `/properties/${ids[at]}`;
      const html = await (await request.get(path)).text();
      scripts.add(html.match(/<script\b/gi)?.length ?? 0);
      expectHonestData(html, name);
      await seen(path, () => page.getByText('Compartir', { exact: true }).first().click());
      await expectHonestHead(page, name);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    }
    expect(scripts.size, 'no name adds a script').toBe(1);
  });

  await test.step("the agent's pages", async () => {
    await seen('/my-properties', async () => {
      await expect(shown).toBeVisible();
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Calle' })).toHaveValue(
        HOSTILE,
      );
    });
    await seen('/inquiries');
    await seen('/inquiries?status=answered');
    await seen('/dashboard');
    await seen('/settings');
    await page.goto('/settings?tab=contact');
    await expect(page.getByLabel('Biografía')).toHaveValue(/onerror/);
    await expectNothingRan(page, 'contact');
  });

  await test.step("the admin's pages", async () => {
    await becomeOnly(page, 'admin@demo.pbr.mx');
    await seen('/admin', () => page.getByText(mark).first().waitFor());
    await seen(`/inquiries?search=${mark}`);
  });
});
