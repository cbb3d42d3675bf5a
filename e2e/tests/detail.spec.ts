import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe.ts';
import { type Listing, someListing } from '../fixtures/listings.ts';
import { expect, test } from '../fixtures/test.ts';

const withPhotos = (request: APIRequestContext) =>
  someListing(request, ({ images, owner }) => images.length >= 3 && owner.phone !== null);

const address = ({ id }: Pick<Listing, 'id'>) => `/properties/${id}`;
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
  const contact = page.getByRole('region', { name: 'Precio y contacto' });
  await expect(contact.getByRole('link', { name: 'Llamar Ahora' })).toHaveAttribute(
    'href',
    /^tel:\+?\d+$/,
  );
  const chat = contact.getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
  expect(await queryText(chat)).toContain(listing.name);
  const share = page.getByRole('link', { name: /^Compartir/ });
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

async function queryText(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
