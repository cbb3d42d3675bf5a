import { expect, test } from '../fixtures/browser/test.ts';
import { cards, searchBox } from '../fixtures/pages/catalogue-page.ts';

const chips = (page: Parameters<typeof cards>[0]) =>
  page.getByRole('list', { name: 'Filtros activos' }).getByRole('link');

test('a buyer names places and writes a sentence, and finds homes there @phone', async ({
  page,
}) => {
  await test.step('a place is completed while it is typed, and chosen with the keyboard', async () => {
    await page.goto('/');
    await searchBox(page).pressSequentially('cuauh');
    const option = page.getByRole('option', { name: /^Cuauhtémoc Ciudad · Ciudad de México/u });
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/properties?places=ciudad-de-mexico/cuauhtemoc');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Propiedades en la alcaldía Cuauhtémoc',
    );
    await expect(cards(page).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue('Cuauhtémoc');
  });

  await test.step('the home keeps it for somebody who comes back', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(searchBox(page)).toHaveValue('Cuauhtémoc');
    await page.goForward();
    await expect(page).toHaveURL('/properties?places=ciudad-de-mexico/cuauhtemoc');
  });

  await test.step('a sentence becomes filters, and says what it did not understand', async () => {
    await searchBox(page).fill('depa de 2 recámaras en la Roma o Condesa con vibra');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No entendimos “con vibra”')).toBeVisible();
    await expect(searchBox(page)).toHaveValue(/^Roma Norte.*Roma Sur.*Condesa.* con vibra$/u);
    await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('departamento');
    await expect(chips(page)).toHaveText(['2 recámaras o más']);
  });

  await test.step('its words are removed by editing them, and the recent searches are offered', async () => {
    await searchBox(page).fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No entendimos')).toHaveCount(0);
    await expect(page).toHaveURL('/properties?type=departamento&bedrooms=2');
    await searchBox(page).click();
    await expect(page.getByRole('option', { name: 'Cuauhtémoc Ciudad de México' })).toBeVisible();
    await page.getByRole('button', { name: 'Borrar búsquedas recientes' }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('an earlier URL leads to the alcaldía', async () => {
    await page.goto('/venta/ciudad-de-mexico/ciudad-de-mexico/condesa');
    await expect(page).toHaveURL('/venta/ciudad-de-mexico/cuauhtemoc/condesa');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sentence becomes filters as well', async ({ page }) => {
    await page.goto('/');
    await searchBox(page).fill('casa o depa en Coyoacán');
    await page.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(/[?&]type=casa,departamento/u);
    await expect(page).toHaveURL(/[?&]places=ciudad-de-mexico\/coyoacan/u);
    await expect(searchBox(page)).toHaveValue('Coyoacán');
    const send = page.getByRole('button', { name: 'Buscar' });
    await page.getByRole('combobox', { name: 'Operación' }).selectOption('venta');
    await send.click();
    await expect(page).toHaveURL(
      /\?operation=venta&type=casa,departamento&places=ciudad-de-mexico\/coyoacan\b(?!.*asked)/u,
    );
    await searchBox(page).fill('Polanco');
    await send.click();
    await expect(page).toHaveURL(/\?operation=venta&type=casa,departamento&search=Polanco\b/u);
    expect(page.url()).not.toMatch(/places|asked/u);
  });
});
