import type { Locator, Page } from '@playwright/test';
import { cards, expectFound, moreFilters, showFound } from '../fixtures/pages/catalogue-page.ts';
import { button, listingForm, nameField } from '../fixtures/pages/listing-form.ts';
import { pathOf, photos, photoViewer, withPhotos } from '../fixtures/pages/listing-page.ts';
import { dialog as inquiry } from '../fixtures/pages/inquiry-form.ts';
import { aColonia } from '../fixtures/data/colonia.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { becomeOnly } from '../fixtures/portal/sign-in.ts';
import { isLong } from '../fixtures/browser/configuration.ts';
import { expect, test } from '../fixtures/browser/test.ts';

interface Navigation {
  currentEntry: { index: number };
}

/** The number of the entry in use; the empty page of a new tab is 0. */
const entry = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { navigation: Navigation }).navigation.currentEntry.index,
  );

interface Layer {
  url: string;
  opener: Locator;
  layer: Locator;
  /** The name of the button that closes it. */
  closes: string;
}

/** A tab in which a link to the page was opened: nothing of the portal comes before. */
async function expectBackCloses(page: Page, { url, opener, layer, closes }: Layer) {
  await page.goto(url);
  const first = await entry(page);
  let y = 0;
  const open = async () => {
    // Two taps close together in time and place are a double tap, of which a button takes one.
    await page.evaluate(() => new Promise((apart) => setTimeout(apart, 400)));
    await opener.tap();
    await expect(layer).toBeVisible();
    await expect.poll(() => entry(page)).toBe(first + 1);
    y = await page.evaluate(() => scrollY);
  };
  const expectClosed = async () => {
    await expect(layer).toBeHidden();
    await expect(page).toHaveURL(url);
    await expect.poll(() => entry(page)).toBe(first);
    // The page hears of that step a moment later; no finger is so quick.
    await page.evaluate(() => new Promise((heard) => setTimeout(heard, 100)));
    expect(await page.evaluate(() => scrollY)).toBe(y);
  };

  await open();
  let asked = 0;
  page.on('request', (request) => {
    if (/property\.(get|search)\b/.test(request.url())) asked += 1;
  });
  await page.goBack();
  await expectClosed();
  // Nothing comes back, and nothing is there that would have to be closed.
  await page.goForward();
  await expectClosed();
  await open();
  await page.keyboard.press('Escape');
  await expectClosed();
  await open();
  await layer.getByRole('button', { name: closes, exact: true }).tap();
  await expectClosed();
  expect(asked).toBe(0);
  await open();
  await page.reload();
  await expect(layer).toBeHidden();
  await expect.poll(() => entry(page)).toBe(first);
}

test("'back' closes the inquiry, the photos, the menu and the filters on a link that was opened directly @phone", async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has neither menu nor sheet');
  const listing = await someListing(request, withPhotos);
  const url = pathOf(listing);
  await expectBackCloses(page, {
    url,
    opener: page
      .getByRole('region', { name: 'Contacto rápido' })
      .getByRole('button', { name: 'Contactar' }),
    layer: inquiry(page),
    closes: 'Cerrar',
  });
  await expectBackCloses(page, {
    url,
    opener: photos(page).first(),
    layer: photoViewer(page),
    closes: 'Cerrar fotos',
  });
  await expectBackCloses(page, {
    url: '/',
    opener: page.getByRole('button', { name: 'Abrir menú' }),
    layer: page.getByRole('dialog'),
    closes: 'Cerrar menú',
  });
  await expectBackCloses(page, {
    url: '/properties',
    opener: moreFilters(page),
    layer: page.getByRole('dialog', { name: 'Más filtros' }),
    closes: 'Cerrar filtros',
  });
});

test("a link in the menu and filters in the sheet leave no empty step for 'back' @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has neither menu nor sheet');
  const { name: colonia } = await aColonia();
  const found = `/properties?search=${colonia}`;
  const sheet = page.getByRole('dialog', { name: 'Más filtros' });
  const rooms = (count: string) =>
    sheet.getByRole('group', { name: 'Recámaras' }).locator('label', { hasText: count }).tap();

  await test.step('the menu is a step only while it is open', async () => {
    await page.goto('/venta');
    const first = await entry(page);
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /favorit/i })
      .tap();
    await expect(page).toHaveURL('/favorites');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/venta');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('venta');
    expect(await entry(page)).toBe(first);
    await page.goForward();
    await expect(page).toHaveURL('/favorites');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step("'back' closes the sheet and keeps the chosen filters, which are one step", async () => {
    await page.goto(found);
    const first = await entry(page);
    await moreFilters(page).tap();
    await rooms('3+');
    await expect(page).toHaveURL(`${found}&bedrooms=3`);
    await rooms('5+');
    await expect(page).toHaveURL(`${found}&bedrooms=5`);
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expectFound(page, 7);
    await expect(page).toHaveURL(`${found}&bedrooms=5`);
    await page.goBack();
    await expect(page).toHaveURL(found);
    await expectFound(page, 36);
    await expect.poll(() => entry(page)).toBe(first);
    await page.goForward();
    await expectFound(page, 7);
    await expect(sheet).toBeHidden();
  });

  await test.step('a typed price is part of the page that it was typed on', async () => {
    await page.goto(found);
    const first = await entry(page);
    await moreFilters(page).tap();
    await sheet.getByRole('textbox', { name: 'Máximo' }).fill('5,000,000');
    await expect(page).toHaveURL(`${found}&maxPrice=5000000`);
    await showFound(page).tap();
    await expect(sheet).toBeHidden();
    await expect.poll(() => entry(page)).toBe(first);
    await expect(page).toHaveURL(`${found}&maxPrice=5000000`);
    await expect(page.getByRole('link', { name: 'Quitar filtro: Hasta $5,000,000' })).toBeVisible();
  });

  await test.step('an inquiry about one of the results leaves none either', async () => {
    const first = await entry(page);
    await cards(page)
      .first()
      .getByRole('button', { name: /^Enviar consulta sobre/ })
      .tap();
    await expect(inquiry(page)).toBeVisible();
    await page.goBack();
    await expect(inquiry(page)).toBeHidden();
    await page.goBack();
    await expect.poll(() => entry(page)).toBe(first - 1);
  });
});

test("'back' asks before the form of a listing closes, and closes one layer at a time", async ({
  page,
}) => {
  await becomeOnly(page, 'ana@demo.pbr.mx');
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  const form = listingForm(page);

  await test.step('without text it closes, and is not in the history', async () => {
    await page.goto('/dashboard');
    await page.goto('/my-properties');
    const first = await entry(page);
    await button(page, 'Nueva Propiedad').click();
    await expect(page).toHaveURL('/my-properties?edit=new');
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/my-properties');
    await page.goForward();
    await expect.poll(() => entry(page)).toBe(first);
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/my-properties');
  });

  await test.step('with text it asks, and the next step back closes the question', async () => {
    const first = await entry(page);
    await button(page, 'Nueva Propiedad').click();
    await nameField(page).fill('Casa a medias');
    for (let times = 0; times < 2; times += 1) {
      await page.goBack();
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(nameField(page)).toHaveValue('Casa a medias');
      await expect.poll(() => entry(page)).toBe(first + 1);
    }
    await page.goBack();
    await button(question, 'Salir sin guardar').click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/my-properties');
    await expect.poll(() => entry(page)).toBe(first);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('a form that a link names closes in the same way', async () => {
    const first = (await entry(page)) + 1;
    await page.goto('/my-properties?edit=new');
    await expect(form).toBeVisible();
    await expect.poll(() => entry(page)).toBe(first + 1);
    await page.reload();
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/my-properties');
    await expect.poll(() => entry(page)).toBe(first);
  });

  await test.step('a page with unsaved text asks as well, and keeps its position in the history', async () => {
    await page.locator('header summary').click();
    await page.getByRole('link', { name: 'Configuración' }).click();
    await page.getByRole('tab', { name: 'Contacto' }).click();
    const first = await entry(page);
    await page.getByLabel('Ciudad', { exact: true }).fill('Xalapa');
    await page.goBack();
    await button(question, 'Seguir editando').click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/settings?tab=contact');
    await expect.poll(() => entry(page)).toBe(first);
    await page.goBack();
    await button(question, 'Salir sin guardar').click();
    await expect(page).toHaveURL('/settings');
  });
});

test("two steps 'back' at once close the layer and leave one page @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has neither menu nor sheet');
  const dialogs = page.getByRole('dialog');
  const menu = page.getByRole('button', { name: 'Abrir menú' });
  /** Browsers announce one arrival or two. */
  const ways = [
    () =>
      page.evaluate(() => {
        history.back();
        history.back();
      }),
    () => page.evaluate(() => history.go(-2)),
  ];
  const open = {
    menu: () => menu.tap(),
    filters: async () => {
      await moreFilters(page).tap();
      await dialogs.locator('label', { hasText: '5+' }).first().tap();
      await expect(page).toHaveURL(/bedrooms=5/);
    },
  };
  for (const [name, show] of Object.entries(open))
    for (const [way, backTwice] of ways.entries()) {
      // Every day each layer in one way.
      if (!isLong && (name === 'menu') !== (way === 0)) continue;
      await test.step(`${name}, way ${way}`, async () => {
        await page.goto('/contacts');
        const first = await entry(page);
        await page.getByRole('banner').getByRole('link').first().tap();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Encuentra');
        await page.getByRole('link', { name: 'Ver todas las propiedades' }).tap();
        await expect(cards(page)).not.toHaveCount(0);
        await show();
        await expect(dialogs).toBeVisible();
        await expect.poll(() => entry(page)).toBe(first + 3);
        await backTwice();
        await expect(dialogs).toBeHidden();
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Encuentra');
        await expect.poll(() => entry(page)).toBe(first + 1);
        // The layer works again, and 'forward' shows what its URL says.
        await menu.tap();
        await expect(dialogs).toBeVisible();
        await page.goBack();
        await expect(dialogs).toBeHidden();
        await expect(page).toHaveURL('/');
        await expect.poll(() => entry(page)).toBe(first + 1);
      });
    }
});
