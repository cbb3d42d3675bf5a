import { type Page, test as runner } from '@playwright/test';
import {
  cards,
  expectFound,
  moreFilters,
  pages,
  searchBox,
  showFound,
} from '../fixtures/pages/catalogue-page.ts';
import { aColonia } from '../fixtures/data/colonia.ts';
import { anInquiry, dialog, field, SENT, submitButton } from '../fixtures/pages/inquiry-form.ts';
import { expectVisibleFocus, tabTo } from '../fixtures/browser/keyboard.ts';
import { pathOf, expectPosition, photoViewer, withPhotos } from '../fixtures/pages/listing-page.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { expect, test } from '../fixtures/browser/test.ts';

runner.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

test('a buyer without a mouse searches, looks through photos and writes to the agent', async ({
  page,
  request,
}) => {
  const listing = await someListing(request, withPhotos);

  await test.step('the search on the home page leads to the listing', async () => {
    await page.goto('/');
    await tabTo(page, searchBox(page));
    await page.keyboard.type(listing.name);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/properties\?search=/);
    await expect(cards(page).first()).toContainText(listing.name);
    await expect(page.getByRole('main')).toBeFocused();
    await tabTo(page, page.locator(`main article a[href="${pathOf(listing)}"]`));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathOf(listing));
    await expect(page.getByRole('main')).toBeFocused();
  });

  const photos = page.getByRole('button', { name: /^Ver las \d+ fotos$/ });
  const close = photoViewer(page).getByRole('button', { name: 'Cerrar fotos' });

  await test.step('photos fill the screen, turn and close', async () => {
    await tabTo(page, photos);
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 2, listing.imageCount);
    await tabTo(page, photoViewer(page).getByRole('button', { name: 'Foto siguiente' }));
    await page.keyboard.press('Enter');
    await expectPosition(page, 3, listing.imageCount);
    await tabTo(page, close, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(photoViewer(page)).toBeHidden();
    await expect(photos).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  await test.step('the focus stays among the photos until Escape returns it', async () => {
    await page.keyboard.press('Enter');
    await expectPosition(page, 3, listing.imageCount);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusAmongPhotos(page)).toBe(true);
    }
    await page.keyboard.press('End');
    await expectPosition(page, listing.imageCount, listing.imageCount);
    await page.keyboard.press('Escape');
    await expect(photoViewer(page)).toBeHidden();
    await expect(photos).toBeFocused();
    const { imageCount } = listing;
    await expect(
      page.getByText(`Foto ${imageCount} de ${imageCount}`, { exact: true }),
    ).toBeVisible();
  });

  await test.step("the browser's back button closes them as well", async () => {
    await page.keyboard.press('Enter');
    await expectPosition(page, listing.imageCount, listing.imageCount);
    await page.goBack();
    await expect(photoViewer(page)).toBeHidden();
    await expect(photos).toBeFocused();
  });

  await test.step('the inquiry is written field by field and sent', async () => {
    const opener = page.getByRole('button', { name: 'Contactar Agente' });
    const { clientName, clientEmail } = anInquiry();
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Nombre completo')).toBeFocused();
    await page.keyboard.type(clientName);
    await page.keyboard.press('Tab');
    await page.keyboard.type(clientEmail);
    for (const stop of [
      field(page, 'Teléfono'),
      field(page, 'Motivo'),
      field(page, 'Mensaje'),
      dialog(page).getByRole('link', { name: 'Aviso de privacidad' }),
      submitButton(page),
      dialog(page).getByRole('button', { name: 'Cerrar' }),
    ]) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
      await expectVisibleFocus(page);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(opener).toBeFocused();
    await expectVisibleFocus(page);
  });
});

test('a buyer without a mouse sets and clears filters and turns pages @long', async ({ page }) => {
  const { name: colonia } = await aColonia();
  await page.goto(`/properties?search=${colonia}`);
  const more = moreFilters(page);

  await test.step('the filters open, the slider moves, and its last stop sets no maximum', async () => {
    await tabTo(page, more);
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: 'Precio máximo' });
    await expect(slider).toBeVisible();
    await tabTo(page, slider);
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`/properties?search=${colonia}&maxPrice=49900000`);
    await expect(slider).toHaveAttribute('aria-valuetext', '$49,900,000');
    await page.keyboard.press('End');
    await expect(page).toHaveURL(`/properties?search=${colonia}`);
    await expect(slider).toHaveAttribute('aria-valuetext', '50 M o más');
  });

  await test.step('rooms and amenities are chosen', async () => {
    const rooms = page.getByRole('group', { name: /^Recámaras/ });
    await tabTo(page, rooms.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/bedrooms=1/);
    await expectVisibleFocus(page);
    const amenities = page.getByRole('group', { name: 'Amenidades' }).getByRole('checkbox');
    await tabTo(page, amenities.first());
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/amenities=/);
  });

  await test.step('a day is chosen from the calendar, which Escape closes alone', async () => {
    const calendar = page.getByRole('dialog', { name: 'Calendario' });
    await tabTo(page, page.getByRole('button', { name: 'Abrir calendario' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(calendar.locator(':focus')).toHaveAttribute('aria-current', 'date');
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/availableBy=/);
    await expectVisibleFocus(page);
  });

  await test.step('the filters close and are cleared, and the focus is not lost', async () => {
    await tabTo(page, showFound(page));
    await page.keyboard.press('Enter');
    await expect(more).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Limpiar filtros' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/properties');
    // The focused link has disappeared with the filters.
    await expect
      .poll(() => page.evaluate(() => document.activeElement !== document.body))
      .toBe(true);
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  });

  await test.step('pages are turned, and reading continues at the results', async () => {
    await tabTo(page, searchBox(page), 'Shift+Tab');
    await page.keyboard.type(colonia);
    await page.keyboard.press('Enter');
    await expectFound(page, 36);
    // Start at the last card: each card has the same stops as the first.
    await cards(page).last().getByRole('button').last().focus();
    await tabTo(page, pages(page).getByRole('link', { name: 'Siguiente' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/properties?search=${colonia}&page=2`);
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  });
});

test('a visitor without a mouse skips the header, and opens the menu of a small window', async ({
  page,
}) => {
  const main = page.getByRole('main');

  await test.step('the first stop of a page leads past the header', async () => {
    await page.goto('/');
    const skip = page.getByRole('link', { name: 'Saltar al contenido' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    await expect(main.locator(':focus')).toHaveCount(1);
  });

  await test.step('the menu opens, closes and leads on', async () => {
    // The size of a desktop window at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    const opener = page.getByRole('button', { name: 'Abrir menú' });
    const menu = page.getByRole('dialog');
    await tabTo(page, opener, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    // The menu takes the focus a moment after it appears, and gives back only what it took.
    await expect(menu.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Servicios' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services');
    await expect(menu).toBeHidden();
    await expect(main).toBeFocused();
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  });
});

const isFocusAmongPhotos = (page: Page) =>
  photoViewer(page).evaluate(
    (shown) => document.activeElement === document.body || shown.contains(document.activeElement),
  );
