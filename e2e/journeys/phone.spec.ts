import type { Page } from '@playwright/test';
import { moreFilters, searchBox, showFound } from '../fixtures/pages/catalogue-page.ts';
import { aColonia } from '../fixtures/data/colonia.ts';
import {
  anInquiry,
  expectStored,
  fillIn,
  receiptOf,
  SENT,
  submitButton,
} from '../fixtures/pages/inquiry-form.ts';
import {
  pathOf,
  expectPosition,
  expectShown,
  photos,
  photoViewer,
  withPhotos,
} from '../fixtures/pages/listing-page.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { expect, test } from '../fixtures/browser/test.ts';

test('the buttons inside the search field answer the first tap behind a typed text @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has them beside the field');
  const { name: colonia } = await aColonia();
  const sentence = `departamento en renta en ${colonia} o San Pedro Garza García`;
  const field = searchBox(page);

  await test.step('the magnifier sends it, although a longer title moves the button', async () => {
    await page.goto('/properties');
    await field.fill(sentence);
    await page.getByRole('button', { name: 'Buscar', exact: true }).tap();
    await expect(page).toHaveURL(/operation=renta/u);
    await expect(field).not.toHaveValue(sentence);
    await expect(field).toHaveValue(new RegExp(colonia, 'u'));
    await expect(field).not.toBeFocused();
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('it is remembered as sent', async () => {
    await field.fill('');
    await expect(page.getByRole('option', { name: sentence })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the sheet of filters opens at once', async () => {
    await page.goto('/properties');
    await field.fill(sentence);
    await moreFilters(page).tap();
    await expect(page.getByRole('dialog', { name: 'Más filtros' })).toBeVisible();
  });
});

test('a buyer filters on a sheet that covers the screen, counts aloud and closes again @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has room for a panel');
  const { name: colonia } = await aColonia();
  const sheet = page.getByRole('dialog', { name: 'Más filtros' });
  await page.goto(`/properties?search=${colonia}`);

  await test.step('each choice is counted on the sheet', async () => {
    await moreFilters(page).tap();
    await sheet.getByRole('group', { name: 'Recámaras' }).getByText('5+').tap();
    await expect(showFound(page)).toHaveText('Ver 7 propiedades');
  });

  await test.step('after closing, the button shows the number of filters, and has the focus', async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const more = page.getByRole('button', { name: 'Filtros (1)' });
    await expect(more).toBeFocused();
    await more.tap();
  });

  await test.step('the sheet clears the filters and uncovers the screen', async () => {
    await sheet.getByRole('button', { name: 'Limpiar filtros' }).tap();
    await expect(page).toHaveURL('/properties');
    await showFound(page).tap();
    await expect(sheet).toBeHidden();
  });

  await test.step('the breadcrumb of a place fits into the narrowest phone', async () => {
    const listing = await someListing(
      page.request,
      ({ state, city, neighborhood }) =>
        city !== state && `${state}${city}${neighborhood}`.length > 36,
    );
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(pathOf(listing));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('a buyer leafs through the photos of a card, and searches again from far down @phone', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop leafs with arrows');
  const { name } = await someListing(request, ({ imageCount }) => imageCount > 1);
  await page.goto(`/properties?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  const cover = await card.getByRole('img').first().getAttribute('src');

  await test.step('a swipe shows the next photo and stays on the page', async () => {
    await expect(async () => {
      await swipeLeft(page, card);
      await expect(card.getByText(/^2 \/ \d+$/u)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const shown = await card.getByRole('img').filter({ visible: true }).last().getAttribute('src');
    expect(shown).not.toBe(cover);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Propiedades');
  });

  await test.step('the page of 24 is short, and its search stays in sight', async () => {
    await page.goto('/properties');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(10_800);
    await page.evaluate(() => window.scrollTo(0, 5000));
    await expect(searchBox(page)).toBeInViewport({ ratio: 1 });
    await searchBox(page).fill('Coyoacán');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=Coyoac/u);
  });
});

test('a buyer swipes through photos and writes to the agent from the bar @phone', async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has no touch screen and no bar');
  const listing = await someListing(request, withPhotos);
  const { imageCount } = listing;
  const counter = (n: number) => page.getByText(`${n} / ${imageCount}`, { exact: true });
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));

  await test.step('no photo is larger than the phone can use', async () => {
    await page.goto(pathOf(listing));
    await photos(page)
      .getByRole('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    const widths = asked.flatMap((path) => /\/(\d+)\.(?:webp|jpg)$/.exec(path)?.[1] ?? []);
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths.map(Number))).toBeLessThanOrEqual(1024);
  });

  await test.step('they begin right below the header, with what to do on them, and the price follows', async () => {
    const photo = (await photos(page).boundingBox())!;
    expect(photo.y).toBeLessThanOrEqual(80);
    expect(photo.x).toBe(0);
    for (const name of ['Guardar', 'Compartir']) {
      const action = (await page.getByText(name, { exact: true }).locator('..').boundingBox())!;
      expect(action.y + action.height).toBeLessThan(photo.y + photo.height);
    }
    await expect(page.getByRole('button', { name: 'Imprimir ficha' })).toBeHidden();
    await expect(page.locator('#precio')).toBeInViewport({ ratio: 1 });
  });

  await test.step('the bar at the bottom repeats the price only when it is out of view', async () => {
    const bar = page.getByRole('region', { name: 'Contacto rápido' });
    const price = bar.getByText(/^\$|^US\$|^Precio/u).first();
    await expect(price).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(price).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(price).toBeHidden();
  });

  await test.step('a finger swipes to the next one', async () => {
    await swipeLeft(page, photos(page));
    await expect(counter(2)).toBeVisible();
    await expectShown(page, 2);
  });

  await test.step('a tap opens them over the whole screen, a swipe turns, and the back button closes them', async () => {
    await photos(page).tap();
    await expectPosition(page, 2, imageCount);
    await swipeLeft(page, photoViewer(page).getByRole('list'));
    await expectPosition(page, 3, imageCount);
    await page.goBack();
    await expect(photoViewer(page)).toBeHidden();
    await expect(page).toHaveURL(pathOf(listing));
    await expect(counter(3)).toBeVisible();
  });

  await test.step('the bar at the bottom writes to the agent', async () => {
    const inquiry = anInquiry();
    const bar = page.getByRole('region', { name: 'Contacto rápido' });
    await expect(bar).toBeInViewport();
    await bar.getByRole('button', { name: 'Contactar' }).tap();
    await fillIn(page, inquiry);
    const receipt = receiptOf(page);
    await submitButton(page).tap();
    await expect(page.getByText(SENT)).toBeVisible();
    await expectStored(request, listing, inquiry, await receipt);
  });
});

/** Sends touch events through the debugger, because Playwright's touch screen only taps. */
async function swipeLeft(page: Page, track: ReturnType<Page['locator']>): Promise<void> {
  const box = (await track.boundingBox())!;
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
  await session.detach();
}
