import { expectNoAxeViolations } from '../fixtures/axe.ts';
import { importListings } from '../fixtures/imported-listings.ts';
import { expect, test as base } from '../fixtures/test.ts';

const CITY = '/venta/ciudad-de-mexico/ciudad-de-mexico';

/** Twenty-six listings for sale in a colonia of their own, from one million up; every second one is a house. */
const test = base.extend<object, { colonia: string }>({
  colonia: [
    async ({}, use) => {
      const letters = Array.from({ length: 9 }, () =>
        String.fromCharCode(97 + Math.floor(Math.random() * 26)),
      );
      const name = `Y${letters.join('')} Norte`;
      await importListings(
        Array.from({ length: 26 }, (_, index) => ({
          name: `Listado ${index + 1}`,
          neighborhood: name,
          propertyType: index % 2 === 0 ? 'casa' : 'departamento',
          operationType: 'venta',
          salePrice: 1_000_000 * (index + 1),
        })),
      );
      await use(name);
    },
    { scope: 'worker' },
  ],
});

const pathOf = (colonia: string) => `${CITY}/${colonia.toLowerCase().replaceAll(' ', '-')}`;
const kinds = { name: 'Tipo de propiedad' } as const;

test('a colonia says what is for sale there, by kind and by page', async ({ page, colonia }) => {
  await page.goto(pathOf(colonia));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Propiedades en venta en ${colonia}, Ciudad de México`,
  );
  await expect(
    page.getByText(
      `Hay 26 propiedades en venta en ${colonia}. El precio mediano es de $13,500,000; van de $1,000,000 a $26,000,000.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(`${pathOf(colonia)}?page=2`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Lo más reciente' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Lo más reciente' })).toBeInViewport();

  await page
    .getByRole('navigation', kinds)
    .getByRole('link', { name: /^Casas/ })
    .click();
  await expect(page).toHaveURL(`${pathOf(colonia)}?type=casa`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casas en venta');
  await expect(page.getByText('Hay 13 casas en venta')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(13);

  await page.getByRole('link', { name: /^Ver en el catálogo/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '13 propiedad' })).toBeVisible();
});

test('the way leads from the country down to the colonia and up again', async ({
  page,
  colonia,
}) => {
  await page.goto('/venta');
  await expectNoAxeViolations(page);
  const main = page.getByRole('main');
  const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await main.getByRole('link', { name: /^Ciudad de México \(/ }).click();
  await expect(page).toHaveURL('/venta/ciudad-de-mexico');
  // The state and its city are called the same: the link of before must be gone.
  await expect(page.getByRole('heading', { name: 'Ciudades con más propiedades' })).toBeVisible();
  await main.getByRole('link', { name: /^Ciudad de México \(/ }).click();
  await expect(page).toHaveURL(CITY);
  await main.getByRole('link', { name: new RegExp(`^${colonia} \\(26\\)`) }).click();
  await expect(page).toHaveURL(pathOf(colonia));
  await expect(trail.getByRole('listitem').last()).toHaveText(colonia);
  await trail.getByRole('link', { name: 'Venta' }).click();
  await expect(page).toHaveURL('/venta');
});

test('search engines get the address of this page, and none of what is empty or unknown', async ({
  request,
  baseURL,
  colonia,
}) => {
  const html = async (path: string, status: number) => {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    return answer.text();
  };
  const second = await html(`${pathOf(colonia)}?page=2`, 200);
  expect(second).toMatch(
    new RegExp(`<link rel="canonical" href="${baseURL}${pathOf(colonia)}\\?page=2"`),
  );
  expect(second).not.toContain('noindex');
  const empty = await html(pathOf(colonia).replace('/venta/', '/renta/'), 200);
  expect(empty).toContain('noindex');
  expect(empty).toContain(`Por ahora no hay propiedades en renta en ${colonia}.`);
  expect(await html('/venta/no-hay-tal-estado', 404)).toContain('noindex');
  expect(await html('/properties?operation=venta', 200)).toContain(
    `<link rel="canonical" href="${baseURL}/venta"`,
  );
});

test('an empty place leads to the wider one', async ({ page, colonia }) => {
  await page.goto(pathOf(colonia).replace('/venta/', '/renta/'));
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Ver propiedades en renta en Ciudad de México' }).click();
  await expect(page).toHaveURL(CITY.replace('/venta/', '/renta/'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('figures, cards, pages and places are all there', async ({ page, colonia }) => {
    await page.goto(pathOf(colonia));
    await expect(page.getByText('Hay 26 propiedades en venta')).toBeVisible();
    await page.getByRole('link', { name: 'Siguiente' }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page
      .getByRole('navigation', kinds)
      .getByRole('link', { name: /^Departamentos/ })
      .click();
    await expect(page.getByRole('article')).toHaveCount(13);
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Listado');
  });
});
