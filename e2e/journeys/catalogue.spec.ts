import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe.ts';
import { importListings, type ListingRow } from '../fixtures/imported-listings.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** Thirty listings in a colonia of their own: 20 for sale, 10 for rent; of every operation, half are houses. */
const test = base.extend<object, { colonia: string }>({
  colonia: [
    async ({}, use) => {
      const letters = Array.from({ length: 9 }, () =>
        String.fromCharCode(97 + Math.floor(Math.random() * 26)),
      );
      const name = `Z${letters.join('')}`;
      await importListings(Array.from({ length: 30 }, (_, index) => aRow(name, index)));
      await use(name);
    },
    { scope: 'worker' },
  ],
});

function aRow(neighborhood: string, index: number): ListingRow {
  const isRent = index % 3 === 0;
  return {
    name: `Listado ${index + 1}`,
    neighborhood,
    propertyType: index % 2 === 0 ? 'casa' : 'departamento',
    operationType: isRent ? 'renta' : 'venta',
    salePrice: isRent ? '' : 1_000_000 * (index + 1),
    rentPrice: isRent ? 10_000 + 1_000 * index : '',
    bedrooms: (index % 5) + 1,
    fullBathrooms: 2,
    parkingSpaces: 1,
    constructionArea: 50 + 10 * index,
    features: index < 4 ? 'Alberca;Gimnasio' : 'Jardín',
  };
}

const count = (page: Page) => page.getByRole('status').filter({ hasText: 'encontrada' });
const found = (page: Page, total: number) =>
  expect(count(page)).toHaveText(`${total} propiedad(es) encontrada(s)`);
const operation = (page: Page) => page.getByLabel('Operación');
const type = (page: Page) => page.getByLabel('Tipo', { exact: true });
const sort = (page: Page) => page.getByLabel('Ordenar por');
const searchBox = (page: Page) => page.getByRole('searchbox', { name: '¿Dónde o qué buscas?' });
const maxPrice = (page: Page) => page.getByRole('textbox', { name: 'Máximo' });
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const openFilters = (page: Page) => page.getByRole('button', { name: /^Más filtros/ }).click();

test('filters, order and text survive back, forward and reload', async ({ page, colonia }) => {
  await page.goto('/properties');
  await searchBox(page).fill(colonia);
  await found(page, 30);
  await operation(page).selectOption('Rentar');
  await found(page, 10);
  await type(page).selectOption('Casa');
  await found(page, 5);
  await sort(page).selectOption('Precio: mayor a menor');
  await expect(page).toHaveURL(
    `/properties?operation=renta&type=casa&search=${colonia}&sort=price-high`,
  );
  const expectAll = async () => {
    await found(page, 5);
    await expect(searchBox(page)).toHaveValue(colonia);
    await expect(operation(page)).toHaveValue('renta');
    await expect(type(page)).toHaveValue('casa');
    await expect(sort(page)).toHaveValue('price-high');
    await expect(cards(page).first()).toContainText('$34,000/mes');
  };
  await expectAll();

  await page.reload();
  await expectAll();
  await page.goBack();
  await expect(sort(page)).toHaveValue('newest');
  await page.goBack();
  await found(page, 10);
  await expect(type(page)).toHaveValue('');
  await page.goBack();
  await found(page, 30);
  await expect(operation(page)).toHaveValue('');
  await expect(searchBox(page)).toHaveValue(colonia);
  for (let step = 0; step < 3; step += 1) await page.goForward();
  await expectAll();

  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Listado');
  await page.goBack();
  await expectAll();
});

test('typing is one step of the history, not one for every letter', async ({ page, colonia }) => {
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Ver todas/ })
    .click();
  await searchBox(page).pressSequentially(colonia, { delay: 40 });
  await expect(page).toHaveURL(`/properties?search=${colonia}`);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('pages are links, and another filter begins at the first', async ({ page, colonia }) => {
  await page.goto(`/properties?search=${colonia}`);
  await expect(cards(page)).toHaveCount(24);
  const pages = page.getByRole('navigation', { name: 'Páginas de resultados' });
  await pages.getByRole('link', { name: 'Siguiente' }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(`/properties?search=${colonia}&page=2`);
  await expect(pages.getByRole('link', { name: 'Página 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', { name: 'Resultados' })).toBeFocused();
  await page.reload();
  await expect(cards(page)).toHaveCount(6);
  await type(page).selectOption('Casa');
  await found(page, 15);
  await expect(page).toHaveURL(`/properties?type=casa&search=${colonia}`);
});

test('price, rooms and amenities narrow the results, and chips widen them again', async ({
  page,
  colonia,
}) => {
  await page.goto(`/properties?search=${colonia}&operation=venta`);
  await openFilters(page);
  await maxPrice(page).fill('5,000,000');
  await maxPrice(page).press('Enter');
  await found(page, 3);
  await expect(maxPrice(page)).toHaveValue('5,000,000');
  await page.getByRole('group', { name: 'Recámaras' }).getByText('3+').click();
  await found(page, 2);
  await page
    .getByRole('group', { name: 'Amenidades' })
    .getByText('Alberca', { exact: true })
    .click();
  await found(page, 1);
  const close = page.getByRole('button', { name: 'Ver resultados' });
  if (await close.isVisible()) await close.click();
  const chips = page.getByRole('list', { name: 'Filtros activos' });
  await expect(chips.getByRole('listitem')).toHaveText([
    `«${colonia}»`,
    'Comprar',
    'Hasta $5,000,000',
    '3 recámaras o más',
    'Alberca',
  ]);
  await chips.getByRole('link', { name: 'Quitar filtro: 3 recámaras o más' }).click();
  await found(page, 2);
  await page.getByRole('link', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/properties');
  await expect(searchBox(page)).toHaveValue('');
  await expect(chips).toBeHidden();
});

test('the slider moves by keyboard, and its last stop sets no maximum', async ({
  page,
  colonia,
}) => {
  await page.goto(`/properties?search=${colonia}`);
  await openFilters(page);
  const max = page.getByRole('slider', { name: 'Precio máximo' });
  await max.press('ArrowLeft');
  await expect(page).toHaveURL(`/properties?search=${colonia}&maxPrice=49900000`);
  await expect(max).toHaveAttribute('aria-valuetext', '$49,900,000');
  await max.press('End');
  await expect(page).toHaveURL(`/properties?search=${colonia}`);
  await expect(max).toHaveAttribute('aria-valuetext', '50 M o más');
});

test('a small typo still finds, and says what was probably meant', async ({ page, colonia }) => {
  const typo = `${colonia.slice(0, 5)}${colonia.slice(6)}`;
  await page.goto(`/properties?search=${typo}`);
  await found(page, 30);
  await page.getByRole('link', { name: colonia }).click();
  await expect(page).toHaveURL(new RegExp(`search=${colonia}$`, 'i'));
  await expect(page.getByText('Quizás quisiste decir')).toBeHidden();
});

test('nothing found is said in words, with a way out', async ({ page }) => {
  await page.goto('/properties?search=qqqqxxxxwwww&type=casa');
  await expect(page.getByText('No se encontraron propiedades')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Limpiar filtros' }).last().click();
  await expect(cards(page).first()).toBeVisible();
});

test('a failed load keeps the filters and can be repeated', async ({
  page,
  colonia,
  expectedNoise,
}) => {
  expectedNoise.allow('Failed to load resource');
  await page.goto(`/properties?search=${colonia}`);
  await page.route('**/trpc/**property.search**', (route) => route.abort());
  await operation(page).selectOption('Rentar');
  await expect(page.getByRole('alert')).toContainText('No se pudieron cargar las propiedades');
  await expect(searchBox(page)).toHaveValue(colonia);
  await page.unroute('**/trpc/**property.search**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await found(page, 10);
});

test('a card opens an inquiry and gives the focus back', async ({ page, colonia }) => {
  await page.goto(`/properties?search=${colonia}&sort=price-low`);
  const button = cards(page)
    .first()
    .getByRole('button', { name: /^Enviar consulta sobre/ });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Contactar al agente' });
  await expect(dialog).toContainText('Listado 1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('fresh data comes without leaving the page', async ({ page, colonia }) => {
  await page.goto(`/properties?search=${colonia}`);
  const refetched = page.waitForResponse(/trpc\/.*property\.search/);
  await page.getByRole('button', { name: 'Refrescar datos' }).click();
  expect((await refetched).ok()).toBe(true);
  await expect(page.getByText('Datos actualizados')).toBeVisible();
});

test('a listing without photos shows a drawing', async ({ page, colonia }) => {
  await page.goto(`/properties?search=${colonia}`);
  const drawing = cards(page).first().locator('img');
  await expect(drawing).toHaveJSProperty('complete', true);
  expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const filters of ['closed', 'open'] as const) {
    test(`axe finds nothing with the filters ${filters} (${colorScheme})`, async ({
      page,
      colonia,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(`/properties?search=${colonia}&bedrooms=2`);
      if (filters === 'open') {
        await openFilters(page);
        await expect(page.getByRole('group', { name: 'Amenidades' })).toBeVisible();
      }
      await expectNoAxeViolations(page);
    });
  }
}

test('nothing sticks out at 320 px', async ({ page, colonia }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(
    `/properties?search=${colonia}&operation=venta&minPrice=1000000&amenities=Alberca`,
  );
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('on a phone the filters cover the screen, count aloud and give it back', async ({
  page,
  colonia,
}, { project }) => {
  test.skip(project.name !== 'phone', 'a desktop has room for a panel');
  await page.goto(`/properties?search=${colonia}`);
  await openFilters(page);
  const sheet = page.getByRole('dialog', { name: 'Más filtros' });
  await sheet.getByRole('group', { name: 'Recámaras' }).getByText('5+').click();
  await expect(sheet).toContainText('6 propiedad(es) encontrada(s)');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  const more = page.getByRole('button', { name: 'Más filtros (1)' });
  await expect(more).toBeFocused();
  await more.click();
  await sheet.getByRole('button', { name: 'Limpiar filtros' }).click();
  await expect(page).toHaveURL('/properties');
  await sheet.getByRole('button', { name: 'Ver resultados' }).click();
  await expect(sheet).toBeHidden();
});

test('what is typed and chosen before the scripts arrive counts', async ({ page, colonia }) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/properties', { waitUntil: 'commit' });
  await searchBox(page).fill(colonia);
  await type(page).selectOption('Casa');
  release();
  await found(page, 15);
  await expect(searchBox(page)).toHaveValue(colonia);
  await expect(page).toHaveURL(`/properties?type=casa&search=${colonia}`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the catalogue is read, searched with its form and turned by its pages', async ({
    page,
    colonia,
  }) => {
    await page.goto('/properties');
    await expect(cards(page).first()).toBeVisible();
    await searchBox(page).fill(colonia);
    await page.getByRole('button', { name: 'Buscar' }).click();
    await found(page, 30);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(cards(page)).toHaveCount(6);
    await expect(searchBox(page)).toHaveValue(colonia);

    await operation(page).selectOption('Comprar');
    await page.locator('summary', { hasText: 'Más filtros' }).click();
    await maxPrice(page).fill('5,000,000');
    await page.getByRole('group', { name: 'Amenidades' }).getByLabel('Alberca').check();
    await page.getByRole('group', { name: 'Amenidades' }).getByLabel('Gimnasio').check();
    await sort(page).selectOption('Precio: menor a mayor');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await found(page, 2);
    await expect(cards(page).first()).toContainText('$2,000,000');
    await page.getByRole('link', { name: 'Quitar filtro: Alberca' }).click();
    await found(page, 2);
    await expect(page.getByRole('button', { name: 'Refrescar datos' })).toBeHidden();
    await expect(page.getByRole('button', { name: /^Enviar consulta/ })).toHaveCount(0);
  });
});
