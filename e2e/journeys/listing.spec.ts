import type { Locator, Page } from '@playwright/test';
import { LONGEST_TEXTS } from '../fixtures/data/longest-texts.ts';
import { type Listing, someListing } from '../fixtures/data/listings.ts';
import {
  pathOf,
  expectPosition,
  photos,
  photoViewer,
  withPhotos,
} from '../fixtures/pages/listing-page.ts';
import { expect, test } from '../fixtures/browser/test.ts';

test('a buyer reads a listing, looks through its photos and shares it', async ({
  isMobile,
  page,
  request,
}) => {
  test.skip(isMobile, 'phone.spec.ts has the screen of a phone');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const listing = await someListing(request, withPhotos);
  const { imageCount } = listing;
  const main = page.getByRole('main');

  await test.step('it shows its name, place, description, photos and agent', async () => {
    await page.goto(pathOf(listing));
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(listing.name);
    expect((await page.title()).startsWith(listing.name)).toBe(true);
    const words = [
      listing.neighborhood,
      listing.city,
      ...listing.description.split('\n').map((line) => line.trim()),
      ...listing.features,
      `1 / ${imageCount}`,
      `${listing.owner.firstName} ${listing.owner.lastName}`,
      `PBR-${listing.id.slice(0, 8).toUpperCase()}`,
    ];
    for (const line of words) await expect(main).toContainText(line);
  });

  await test.step('its agent can be called and messaged', async () => {
    const call = main.getByRole('link', { name: 'Llamar Ahora' });
    await expect(call).toHaveAttribute('href', /^tel:\+?\d+$/);
    const chat = main.getByRole('link', { name: 'WhatsApp', exact: true });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/52\d{10}\?text=/);
    expect(await queryText(chat)).toContain(listing.name);
  });

  await test.step('the photos fill the width, and the price is in view', async () => {
    const mosaic = await photos(page).boundingBox();
    expect(mosaic?.width).toBeGreaterThan(1100);
    await expect(photos(page).getByRole('listitem').filter({ visible: true })).toHaveCount(
      Math.min(imageCount, 5),
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    const card = page.getByRole('region', { name: 'Precio y contacto' });
    await expect(card.getByText(/^\$|^US\$/u).first()).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect(card).toBeInViewport();
    await page.mouse.wheel(0, -900);
  });

  await test.step('a photo of the mosaic opens where it is, and turns with buttons and keys', async () => {
    await photos(page).getByRole('img').nth(1).click();
    await expectPosition(page, 2, imageCount);
    const next = photoViewer(page).getByRole('button', { name: 'Foto siguiente' });
    await next.click();
    await expectPosition(page, 3, imageCount);
    await page.keyboard.press('End');
    await expectPosition(page, imageCount, imageCount);
    await expect(next).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(photoViewer(page)).toBeHidden();
  });

  await test.step('the link is copied from the menu, which closes with Escape', async () => {
    const opener = page.locator('summary', { hasText: 'Compartir' });
    const copy = page.getByRole('button', { name: 'Copiar enlace' });
    await opener.press('Enter');
    await expect(copy).toBeVisible();
    const share = page.getByRole('link', { name: /^WhatsApp.*abre otra pestaña$/ });
    await expect(share).toHaveAttribute('rel', /noopener/);
    expect(await queryText(share)).toContain(page.url());
    await page.keyboard.press('Escape');
    await expect(copy).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await copy.press('Enter');
    await expect(page.getByText('Enlace copiado')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await test.step('the button prints once the photos of the sheet are loaded', async () => {
    await page.evaluate(() => {
      window.print = () => {
        const images = [...document.querySelectorAll<HTMLImageElement>('main li picture img')];
        document.title = `printed ${images.slice(0, 3).every((image) => image.complete)}`;
      };
    });
    await page.getByRole('button', { name: 'Imprimir ficha' }).click();
    await expect(page).toHaveTitle('printed true');
  });

  await test.step('it ends in its colonia, listings like it, and others of its agent', async () => {
    const links = (heading: RegExp) =>
      main
        .getByRole('region', { name: heading })
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
    expect((await links(/^La zona/u))[0]).toMatch(/^\/(venta|renta)(\/[a-z0-9-]+){3}$/u);
    const alike = await links(/^Propiedades parecidas/u);
    expect(alike.length).toBeGreaterThan(0);
    expect(alike).not.toContain(pathOf(listing));
    const { firstName } = listing.owner;
    const others = await links(new RegExp(`^Otras propiedades de ${firstName}`, 'u'));
    expect(others.filter((path) => alike.includes(path))).toEqual([]);
    expect(others[0]).toMatch(/^\/agents\//u);
  });

  await test.step('it links to other offers in its colonia', async () => {
    await main
      .getByRole('navigation', { name: 'Ruta de navegación' })
      .getByRole('link', { name: listing.neighborhood, exact: true })
      .click();
    await expect(page).toHaveURL(/\/(venta|renta)(\/[a-z0-9-]+){3}$/);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(listing.neighborhood);
  });
});

test('a listing that takes long to come shows at once what its card knew, from the top', async ({
  page,
}) => {
  await page.goto('/properties?sort=price-high');
  const link = page.locator(`main article a[href^="/properties/"]`).last();
  await link.scrollIntoViewIfNeeded();
  const name = await link.innerText();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/trpc\/property\.get/u, async (route) => {
    await arrival;
    await route.continue();
  });
  await link.click();
  const loading = page.getByRole('status', { name: 'Cargando la propiedad…' });
  await expect(loading).toContainText(name);
  await expect(loading.getByText(/^\$|^US\$|^Precio/u)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  arrive();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(loading).toBeHidden();
});

test('a buyer prints listings on one page each: normal ones, without photos, with the longest texts @long', async ({
  page,
  request,
}) => {
  const asItIs = await someListing(request, withPhotos);
  const bare = await someListing(request, (one) => withPhotos(one) && one.id !== asItIs.id);
  const longest = await someListing(
    request,
    (one) => withPhotos(one) && one.id !== asItIs.id && one.id !== bare.id,
  );
  await answerChanged(page, {
    [bare.id]: { images: [], imageCount: 0 },
    [longest.id]: LONGEST_TEXTS,
  });
  const sheet = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/properties');
  await page.setViewportSize(LETTER_PX);

  for (const [what, listing] of Object.entries({ 'as it is': asItIs, 'without photos': bare }))
    await test.step(`nothing is cut off of a listing ${what}`, async () => {
      await goThere(page, pathOf(listing));
      await expect(heading).toHaveText(listing.name);
      await page.emulateMedia({ media: 'print' });
      expect(await cutOff(sheet)).toEqual([]);
      const { owner, features, description } = listing;
      for (const words of [
        owner.email,
        ...features.slice(0, 12),
        description.split('\n').at(-1)?.trim() ?? '',
        `PBR-${listing.id.slice(0, 8).toUpperCase()}`,
      ])
        await expect(sheet.getByText(words).filter({ visible: true }).last(), words).toBeInViewport(
          { ratio: 1 },
        );
      await page.emulateMedia({ media: 'screen' });
    });

  await test.step('the longest texts fit on one page, in A4 and letter, black on white', async () => {
    await goThere(page, pathOf(longest));
    await expect(page.getByRole('button', { name: 'Leer más' })).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(1);
    // The whole URL as text and as a code, and the listing's id.
    await expect(sheet.getByText(pathOf(longest))).toBeInViewport({ ratio: 1 });
    const code = sheet.getByRole('img', { name: 'Código QR de esta página' });
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect.poll(() => code.evaluate((one: HTMLImageElement) => one.naturalWidth)).not.toBe(0);
    await expect(sheet.getByText(/^PBR-/)).toBeInViewport();
    await expect(sheet.getByRole('button')).toHaveCount(0);
    const colours = await page.evaluate(() => [
      getComputedStyle(document.body).backgroundColor,
      getComputedStyle(document.querySelector('h1')!).color,
    ]);
    expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });
});

/** The area of a letter page within its margins, in CSS pixels. */
const LETTER_PX = { width: 725, height: 964 };

/** Changes values of these listings in all later answers to the page. */
async function answerChanged(page: Page, changes: Record<Listing['id'], object>): Promise<void> {
  await page.route(/\/trpc\/[^?]*property\.get\b/, async (route) => {
    const answer = await route.fetch();
    const answers = (await answer.json()) as { result?: { data?: { id?: string } } }[];
    const json = answers.map((one) => {
      const change = changes[one.result?.data?.id ?? ''];
      return change ? { result: { data: { ...one.result?.data, ...change } } } : one;
    });
    await route.fulfill({ response: answer, json });
  });
}

/** Navigates within the page, so that it loads the changed answers. */
async function goThere(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => window.history.pushState({}, '', to), path);
}

/** Elements that hide a part of their content; the list of photos may, on purpose. */
const cutOff = (sheet: Locator) =>
  sheet.evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((box) => box.checkVisibility() && getComputedStyle(box).overflow !== 'visible')
      .filter((box) => box.matches(':not(ul:has(img))') && box.scrollHeight > box.clientHeight + 2)
      .map((box) => box.outerHTML.slice(0, 200)),
  );

/** Counts the pages of a PDF by Chromium, which writes one object for each. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

async function queryText(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
}
