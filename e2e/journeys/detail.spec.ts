import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe.ts';
import { type Listing, someListing } from '../fixtures/listings.ts';
import { expect, test } from '../fixtures/test.ts';

const withPhotos = (request: APIRequestContext) =>
  someListing(request, ({ images, owner }) => images.length >= 3 && owner.phone !== null);

const address = ({ id }: Pick<Listing, 'id'>) => `/properties/${id}`;
/** What a letter page leaves between its margins, in CSS pixels. */
const LETTER_PX = { width: 725, height: 964 };
const photos = (page: Page) => page.getByRole('list', { name: /^Fotos/ });

async function open(page: Page, request: APIRequestContext): Promise<Listing> {
  const listing = await withPhotos(request);
  await page.goto(address(listing));
  return listing;
}

test('a listing tells its name, place, words, photos and agent, and leads to its neighbours', async ({
  page,
  request,
}) => {
  const listing = await open(page, request);
  const main = page.getByRole('main');
  await expect(page).toHaveTitle(new RegExp(`^${escape(listing.name)}`));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(listing.name);
  await expect(main).toContainText(`${listing.neighborhood}, ${listing.city}`);
  for (const line of listing.description.split('\n')) await expect(main).toContainText(line.trim());
  for (const feature of listing.features) await expect(main).toContainText(feature);
  await expect(main).toContainText(`1 / ${listing.imageCount}`);
  await expect(main).toContainText(`${listing.owner.firstName} ${listing.owner.lastName}`);
  await expect(main).toContainText(`PBR-${listing.id.slice(0, 8).toUpperCase()}`);
  await main
    .getByRole('navigation', { name: 'Ruta de navegación' })
    .getByRole('link', { name: listing.neighborhood, exact: true })
    .click();
  await expect(page).toHaveURL(/\/(venta|renta)(\/[a-z0-9-]+){3}$/);
  await expect(main.getByRole('heading', { level: 1 })).toContainText(listing.neighborhood);
});

test('its head gives search engines and messengers one absolute address and a picture that is there', async ({
  request,
  baseURL,
}) => {
  const listing = await withPhotos(request);
  const html = await (
    await request.get(address(listing), { headers: { accept: 'text/html' } })
  ).text();
  const url = `${baseURL}${address(listing)}`;
  expect(html).toMatch(new RegExp(`<link [^>]*rel="canonical"[^>]*href="${escape(url)}"`));
  expect(html).toContain(`<meta property="og:url" content="${url}"`);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(image).toMatch(new RegExp(`^${escape(baseURL ?? '')}/og/${listing.id}\\.jpg\\?v=\\d+$`));
  expect((await request.get(image)).headers()['content-type']).toBe('image/jpeg');
});

test('the agent can be called and chatted with, and the listing shared', async ({
  page,
  request,
}) => {
  const listing = await open(page, request);
  await expect(page.getByRole('link', { name: 'Llamar Ahora' })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  const chat = page.getByRole('link', { name: 'WhatsApp', exact: true });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
  expect(await queryText(chat)).toContain(listing.name);
  await page.getByText('Compartir', { exact: true }).click();
  const share = page.getByRole('link', { name: /^WhatsApp.*abre otra pestaña$/ });
  await expect(share).toHaveAttribute('rel', /noopener/);
  expect(await queryText(share)).toContain(new URL(address(listing), page.url()).href);
});

test('photos go on with buttons and keys, and the counter follows', async ({ page, request }) => {
  const { imageCount } = await open(page, request);
  const counter = (n: number) => page.getByText(`${n} / ${imageCount}`, { exact: true });
  await page.getByRole('button', { name: 'Foto siguiente' }).click();
  await expect(counter(2)).toBeVisible();
  await expectShown(page, 2);
  await photos(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(counter(3)).toBeVisible();
  await expectShown(page, 3);
  await page.keyboard.press('Home');
  await expectShown(page, 1);
  await page.keyboard.press('End');
  await expectShown(page, imageCount);
  await expect(page.getByRole('button', { name: 'Foto siguiente' })).toBeDisabled();
});

test('a finger swipes to the next photo', async ({ page, request }, { project }) => {
  test.skip(project.name !== 'phone', 'a desktop has no touch screen');
  const { imageCount } = await open(page, request);
  const box = (await photos(page).boundingBox())!;
  await swipeLeft(page, box);
  await expect(page.getByText(`2 / ${imageCount}`, { exact: true })).toBeVisible();
  await expectShown(page, 2);
});

test('the link is copied from the menu, which closes with Escape', async ({ page, request }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, request);
  const opener = page.getByText('Compartir', { exact: true });
  await opener.press('Enter');
  await expect(page.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Copiar enlace' })).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.getByRole('button', { name: 'Copiar enlace' }).press('Enter');
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('the photos over the whole screen', () => {
  const viewer = (page: Page) => page.getByRole('dialog', { name: /^Fotos de/ });
  const opener = (page: Page) => page.getByRole('button', { name: /^Ver las \d+ fotos$/ });
  const position = (page: Page, n: number, total: number) =>
    viewer(page).getByText(`${n} / ${total}`, { exact: true });

  test('are looked through by keyboard, and Escape goes back to where one was', async ({
    page,
    request,
  }) => {
    const { imageCount } = await open(page, request);
    const before = await page.evaluate(() => window.scrollY);
    await opener(page).press('Enter');
    await expect(position(page, 1, imageCount)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('ArrowRight');
    await expect(position(page, 2, imageCount)).toBeVisible();
    await page.keyboard.press('End');
    await expect(position(page, imageCount, imageCount)).toBeVisible();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(
        await viewer(page).evaluate(
          (dialog) =>
            document.activeElement === document.body || dialog.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.getByText(`${imageCount} / ${imageCount}`, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('open with a tap, turn with a finger, and the back button closes them', async ({
    page,
    request,
  }, { project }) => {
    test.skip(project.name !== 'phone', 'a desktop has no touch screen');
    const { imageCount } = await open(page, request);
    const url = page.url();
    await photos(page).tap();
    await expect(position(page, 1, imageCount)).toBeVisible();
    await swipeLeft(page, (await viewer(page).getByRole('list').boundingBox())!);
    await expect(position(page, 2, imageCount)).toBeVisible();
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    expect(page.url()).toBe(url);
    await expect(page.getByText(`2 / ${imageCount}`, { exact: true })).toBeVisible();
  });
});

test('a phone loads no photo larger than it can use', async ({ page, request }, { project }) => {
  test.skip(project.name !== 'phone', 'a desktop shows larger photos');
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await open(page, request);
  await photos(page)
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  const widths = asked.flatMap((path) => /\/(\d+)\.(?:webp|jpg)$/.exec(path)?.[1] ?? []);
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths.map(Number))).toBeLessThanOrEqual(1024);
});

test('a listing with the longest texts is printed on one page, in A4 and letter, black on white', async ({
  page,
  request,
}) => {
  const listing = await withPhotos(request);
  await openChanged(page, listing, longestTexts);
  await expect(page.getByRole('button', { name: 'Leer más' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
  await page.setViewportSize(LETTER_PX);
  const sheet = page.getByRole('main');
  await expect(sheet.getByText(address(listing))).toBeVisible();
  await expect(sheet.getByText(/^PBR-/)).toBeInViewport();
  await expect(sheet.getByRole('button')).toHaveCount(0);
  const colours = await page.evaluate(() => [
    getComputedStyle(document.body).backgroundColor,
    getComputedStyle(document.querySelector('h1')!).color,
  ]);
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
});

for (const [what, change] of [
  ['as it is', {}],
  ['without photos', { images: [], imageCount: 0 }],
] as const)
  test(`a listing ${what} has nothing cut off on its printed sheet`, async ({ page, request }) => {
    const listing = await withPhotos(request);
    await openChanged(page, listing, change);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.name);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(LETTER_PX);
    const sheet = page.getByRole('main');
    const cutOff = await sheet.evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter((box) => box.checkVisibility() && getComputedStyle(box).overflow !== 'visible')
        .filter(
          (box) => box.matches(':not(ul:has(img))') && box.scrollHeight > box.clientHeight + 2,
        )
        .map((box) => box.outerHTML.slice(0, 200)),
    );
    expect(cutOff).toEqual([]);
    const { owner, features, description } = listing;
    for (const words of [
      owner.email,
      ...features.slice(0, 12),
      description.split('\n').at(-1)?.trim() ?? '',
      `PBR-${listing.id.slice(0, 8).toUpperCase()}`,
    ])
      await expect(sheet.getByText(words).last(), words).toBeInViewport({ ratio: 1 });
  });

test('the button prints once the photos of the sheet are there', async ({ page, request }) => {
  await open(page, request);
  await page.evaluate(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main li picture img')];
      document.title = `printed ${images.slice(0, 3).every((image) => image.complete)}`;
    };
  });
  await page.getByRole('button', { name: 'Imprimir ficha' }).click();
  await expect(page).toHaveTitle('printed true');
});

test('axe finds nothing on the page, and nothing sticks out at 320 px', async ({
  page,
  request,
}) => {
  await open(page, request);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing is read whole, its photos swipe, and e-mail replaces the form', async ({
    page,
    request,
  }) => {
    const listing = await open(page, request);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.name);
    await expect(page.getByRole('main')).toContainText(listing.description.split('\n')[0] ?? '');
    await expect(photos(page).getByRole('img')).toHaveCount(listing.imageCount);
    await expect(page.getByRole('button', { name: 'Contactar Agente' })).toBeHidden();
    await expect(
      page.getByRole('link', { name: `Escribir a ${listing.owner.email}` }),
    ).toHaveAttribute('href', `mailto:${listing.owner.email}`);
    await expect(page.getByRole('link', { name: 'Llamar Ahora' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Foto siguiente' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Ver las/ })).toBeHidden();
    await page.getByText('Compartir', { exact: true }).click();
    const share = page.getByRole('link', { name: /^WhatsApp.*abre otra pestaña$/ });
    expect(await queryText(share)).toContain(listing.name);
  });
});

for (const [what, id] of [
  ['unknown', '00000000-0000-4000-8000-000000000000'],
  ['malformed', 'no-es-un-id'],
]) {
  test(`an ${what} id answers 404 in words, with a way back`, async ({ page, expectedNoise }) => {
    expectedNoise.allow('status of 404');
    const answer = await page.goto(`/properties/${id}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propiedad no encontrada');
    await expect(page).toHaveTitle(/^Propiedad no encontrada/);
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(/\/properties$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portal de Propiedades');
  });
}

/** The photo that fills the track, once it rests. */
async function expectShown(page: Page, position: number): Promise<void> {
  await expect(
    photos(page)
      .getByRole('listitem')
      .nth(position - 1),
  ).toBeInViewport({ ratio: 0.95 });
}

/** Playwright's touch screen only taps. */
async function swipeLeft(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 2;
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: box.x + box.width * share, y }],
    });
  await touch('touchStart', 0.8);
  for (let share = 0.77; share > 0.15; share -= 0.03) await touch('touchMove', share);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Pages of a PDF as Chromium writes it: one object each. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Opens the listing as if the portal had answered it with these other values. */
async function openChanged(page: Page, listing: Listing, change: object): Promise<void> {
  await page.route(/\/trpc\/[^?]*property\.get\b/, async (route) => {
    const answer = await route.fetch();
    const answers = (await answer.json()) as { result?: { data?: { description?: string } } }[];
    const json = answers.map((one) =>
      one.result?.data?.description === undefined
        ? one
        : { result: { data: { ...one.result.data, ...change } } },
    );
    await route.fulfill({ response: answer, json });
  });
  // Reached from another page the listing comes through the changed answer.
  await page.goto('/properties');
  await page.evaluate((path) => window.history.pushState({}, '', path), address(listing));
}

const long = (length: number) => 'Palabras largas de verdad. '.repeat(200).slice(0, length);
/** Every text as long as it may be. */
const longestTexts = {
  name: long(150),
  description: long(5000),
  street: long(150),
  number: long(20),
  neighborhood: long(120),
  city: long(120),
  commercialNames: long(300),
  features: Array.from({ length: 40 }, (_, index) => `${index} ${long(57)}`),
  operationType: 'ambos',
  currency: 'USD',
  salePrice: '9999999999.00',
  rentPrice: '9999999999.00',
  mxnEquivalent: {
    salePrice: '999999999999.00',
    rentPrice: '999999999999.00',
    date: '2026-09-30',
  },
  bedrooms: 99,
  fullBathrooms: 99,
  halfBathrooms: 99,
  parkingSpaces: 99,
  landArea: '99999999.99',
  constructionArea: '99999999.99',
};

async function queryText(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

test('on the narrowest phone the way down to a place stays inside the page', async ({
  page,
  request,
}) => {
  const listing = await someListing(
    request,
    ({ state, city, neighborhood }) =>
      city !== state && `${state}${city}${neighborhood}`.length > 36,
  );
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address(listing));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
