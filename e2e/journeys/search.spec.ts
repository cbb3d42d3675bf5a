import type { Page } from '@playwright/test';
import {
  cards,
  expectFound,
  maxPrice,
  moreFilters,
  operation,
  pages,
  searchBox,
  showFound,
  sort,
  type,
} from '../fixtures/pages/catalogue-page.ts';
import { aColonia, CITY_FOR_SALE } from '../fixtures/data/colonia.ts';
import { expect, test } from '../fixtures/browser/test.ts';

test('a buyer searches from the home page, narrows and widens the search, and returns to the results', async ({
  page,
  expectedNoise,
}) => {
  const { name: colonia } = await aColonia();

  await test.step('typing is one step of the history, not one per letter', async () => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Ver todas/ })
      .click();
    // The home page has a field of the same name, and stays until the catalogue has come.
    await expect(page.getByRole('heading', { name: 'Portal de Propiedades' })).toBeVisible();
    await searchBox(page).pressSequentially(colonia, { delay: 40 });
    await expect(page).toHaveURL(`/properties?search=${colonia}`);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expectFound(page, 36);
  });

  await test.step('filters, order and text survive reload, back and forward', async () => {
    await operation(page).selectOption('Rentar');
    await expectFound(page, 10);
    await type(page).selectOption('Casa');
    await expectFound(page, 5);
    await sort(page).selectOption('Precio: mayor a menor');
    await expect(page).toHaveURL(
      `/properties?operation=renta&type=casa&search=${colonia}&sort=price-high`,
    );
    await expectDearestHouses(page, colonia);
    await page.reload();
    await expectDearestHouses(page, colonia);
    await page.goBack();
    await expect(sort(page)).toHaveValue('');
    await page.goBack();
    await expectFound(page, 10);
    await expect(type(page)).toHaveValue('');
    await page.goBack();
    await expectFound(page, 36);
    await expect(operation(page)).toHaveValue('');
    await expect(searchBox(page)).toHaveValue(colonia);
    for (let step = 0; step < 3; step += 1) await page.goForward();
    await expectDearestHouses(page, colonia);
  });

  await test.step('they also survive a look at a listing', async () => {
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Listado');
    await page.goBack();
    await expectDearestHouses(page, colonia);
  });

  await test.step('a card opens an inquiry and returns the focus', async () => {
    const button = cards(page)
      .first()
      .getByRole('button', { name: /^Enviar consulta sobre/ });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Contactar al agente' });
    await expect(dialog).toContainText('Listado 35');
    // Escape gives the focus back only after the dialog has taken it.
    await expect(dialog.getByLabel('Nombre completo')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('a listing without photos shows a drawing', async () => {
    const drawing = cards(page).first().locator('img');
    await expect(drawing).toHaveJSProperty('complete', true);
    await expect(drawing).toHaveJSProperty('naturalWidth', 200);
  });

  await test.step('a failed load keeps the text and can be repeated', async () => {
    expectedNoise.allow('Failed to load resource');
    await page.route('**/trpc/**property.search**', (route) => route.abort());
    await operation(page).selectOption('Comprar');
    await expect(page.getByRole('alert')).toContainText('No se pudieron cargar las propiedades');
    await expect(searchBox(page)).toHaveValue(colonia);
    await page.unroute('**/trpc/**property.search**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectFound(page, 13);
  });

  await test.step('price, rooms and amenities narrow the results', async () => {
    await moreFilters(page).click();
    await maxPrice(page).fill('5,000,000');
    await maxPrice(page).press('Enter');
    await expectFound(page, 3);
    await expect(maxPrice(page)).toHaveValue('5,000,000');
    await page.getByRole('group', { name: 'Recámaras' }).getByText('3+').click();
    await expectFound(page, 2);
    await page
      .getByRole('group', { name: 'Amenidades' })
      .getByText('Alberca', { exact: true })
      .click();
    await expectFound(page, 1);
    await expect(showFound(page)).toHaveText('Ver 1 propiedad');
    await showFound(page).click();
  });

  await test.step('chips name the filters and remove them', async () => {
    const chips = page.getByRole('list', { name: 'Filtros activos' });
    await expect(chips.getByRole('listitem')).toHaveText([
      'Hasta $5,000,000',
      '3 recámaras o más',
      'Alberca',
    ]);
    await chips.getByRole('link', { name: 'Quitar filtro: 3 recámaras o más' }).click();
    await expectFound(page, 2);
    await page.getByRole('link', { name: 'Limpiar filtros' }).click();
    await expect(page).toHaveURL('/properties?sort=price-high');
    await expect(searchBox(page)).toHaveValue('');
    await expect(chips).toBeHidden();
  });

  await test.step('a small typo still finds listings, with the probable words', async () => {
    await searchBox(page).fill(`${colonia.slice(0, 5)}${colonia.slice(6)}`);
    await expectFound(page, 36);
    await page.getByRole('link', { name: colonia }).click();
    await expect(page).toHaveURL(new RegExp(`search=${colonia}&`, 'i'));
    await expect(page.getByText('Quizás quisiste decir')).toBeHidden();
  });

  await test.step('pages are links that outlive a reload, and another filter starts at the first', async () => {
    await expect(cards(page)).toHaveCount(24);
    await pages(page).getByRole('link', { name: 'Siguiente' }).click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
    await page.reload();
    await expect(cards(page)).toHaveCount(12);
    await expect(pages(page).getByRole('link', { name: 'Página 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await type(page).selectOption('Casa');
    await expectFound(page, 18);
    await expect(page).not.toHaveURL(/page=/);
  });
});

async function expectDearestHouses(page: Page, colonia: string): Promise<void> {
  await expectFound(page, 5);
  await expect(searchBox(page)).toHaveValue(colonia);
  await expect(operation(page)).toHaveValue('renta');
  await expect(type(page)).toHaveValue('casa');
  await expect(sort(page)).toHaveValue('price-high');
  await expect(cards(page).first()).toContainText('$18,000/mes');
}

test('a buyer goes from the country down to a colonia, its kinds and its pages', async ({
  page,
}) => {
  const { name: colonia, forSale } = await aColonia();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });

  await test.step('the breadcrumb leads down to the colonia and up again', async () => {
    const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
    await page.goto('/venta');
    await main.getByRole('link', { name: /^Ciudad de México \(/ }).click();
    await expect(page).toHaveURL('/venta/ciudad-de-mexico');
    // The state and its city have the same name, so wait until the state's link is gone.
    await expect(
      page.getByRole('heading', { name: 'Alcaldías con más propiedades' }),
    ).toBeVisible();
    await main.getByRole('link', { name: /^Ciudad de México \(/ }).click();
    await expect(page).toHaveURL(CITY_FOR_SALE);
    await main.getByRole('link', { name: `${colonia} (26)` }).click();
    await expect(page).toHaveURL(forSale);
    await expect(trail.getByRole('listitem').last()).toHaveText(colonia);
    await trail.getByRole('link', { name: 'Venta' }).click();
    await expect(page).toHaveURL('/venta');
    await page.goBack();
  });

  await test.step('the colonia shows its offers for sale', async () => {
    await expect(heading).toHaveText(`Propiedades en venta en ${colonia}, Ciudad de México`);
    await expect(main.getByText(`Hay 26 propiedades en venta en ${colonia}.`)).toBeVisible();
    await expect(main.getByRole('definition')).toHaveText([
      '$13,500,000',
      '$1,000,000 – $26,000,000',
    ]);
    await expect(cards(page)).toHaveCount(24);
  });

  await test.step('reading continues at the top of its next page', async () => {
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page).toHaveURL(`${forSale}?page=2`);
    await expect(cards(page)).toHaveCount(2);
    const newest = page.getByRole('heading', { name: 'Lo más reciente' });
    await expect(newest).toBeFocused();
    await expect(newest).toBeInViewport();
  });

  await test.step('a kind has its own page, and links to the catalogue', async () => {
    await page
      .getByRole('navigation', { name: 'Tipo de propiedad' })
      .getByRole('link', { name: /^Casas/ })
      .click();
    await expect(page).toHaveURL(`${forSale}?type=casa`);
    await expect(heading).toContainText('Casas en venta');
    await expect(main.getByText('Hay 13 casas en venta')).toBeVisible();
    await expect(cards(page)).toHaveCount(13);
    await main.getByRole('link', { name: /^Ver en el catálogo/ }).click();
    await expectFound(page, 13);
  });
});
