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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Propiedades en Cuauhtémoc');
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('a sentence becomes filters, and says what it did not understand', async () => {
    await searchBox(page).fill('depa de 2 recámaras en la Roma o Condesa con vibra');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No entendimos «con vibra».')).toBeVisible();
    await expect(chips(page).filter({ hasText: 'Departamento' })).toBeVisible();
    await expect(chips(page).filter({ hasText: '2 recámaras o más' })).toBeVisible();
    for (const place of ['Roma Norte', 'Roma Sur', 'Condesa'])
      await expect(chips(page).filter({ hasText: place }).first()).toBeVisible();
    await expect(searchBox(page)).toHaveValue('');
  });

  await test.step('its filters are removed one by one, and the recent searches are offered', async () => {
    await chips(page).filter({ hasText: 'con vibra' }).click();
    await expect(page.getByText('No entendimos')).toHaveCount(0);
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
    await expect(chips(page).filter({ hasText: 'Coyoacán' })).toBeVisible();
  });
});
