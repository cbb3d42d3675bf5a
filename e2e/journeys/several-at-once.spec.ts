import type { Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { chooseAll, showBoxes } from '../fixtures/pages/own-list.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Propiedades seleccionadas' });
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).click();

test('an agent lowers several prices, sees each before and after, and undoes it after a reload @phone', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  const home = await postListing(page.request, { salePrice: '4500000' });
  const both = await postListing(page.request, {
    operationType: 'ambos',
    salePrice: '350000',
    rentPrice: '2400.50',
    currency: 'USD',
  });
  const without = await postListing(page.request, { salePrice: null });
  const edited = await postListing(page.request, { salePrice: '9000000' });
  const prices = async ({ id }: { id: string }) => {
    const answer = await page.request.get(`/api/properties/${id}`);
    const { salePrice, rentPrice } = (await answer.json()) as Record<string, string | null>;
    return [salePrice, rentPrice];
  };
  await page.goto('/my-properties');

  await test.step('the bar stays in view, and the keyboard chooses too', async () => {
    await showBoxes(page);
    await page.getByRole('checkbox', { name: `Seleccionar ${home.name}` }).focus();
    await page.keyboard.press('Space');
    await expect(bar(page).getByText('1 seleccionada')).toBeInViewport();
    await chooseAll(page);
    await expect(bar(page).getByText('4 seleccionadas')).toBeInViewport();
  });

  await test.step('the preview names each price, and who has none', async () => {
    await bar(page).getByRole('button', { name: 'Cambiar precio' }).click();
    await dialog(page).getByLabel('Porcentaje').last().fill('10');
    await press(page, 'Ver los precios nuevos');
    await expect(dialog(page).getByText('Elige qué precio cambia.')).toBeVisible();
    await dialog(page).getByRole('combobox').selectOption('La renta');
    await press(page, 'Ver los precios nuevos');
    const changing = dialog(page).getByRole('list', { name: 'Van a cambiar' });
    await expect(changing.getByRole('listitem').filter({ hasText: home.name })).toContainText(
      'Venta $4,500,000 → a $4,050,000',
    );
    await expect(changing.getByRole('listitem').filter({ hasText: both.name })).toContainText(
      'Renta US$2,400.50 → a US$2,160/mes',
    );
    await expect(
      dialog(page).getByRole('listitem').filter({ hasText: without.name }),
    ).toContainText('No tiene precio que cambiar.');
  });

  await test.step('a listing that changed meanwhile stays, and a double click is one change', async () => {
    const answer = await page.request.patch(`/api/properties/${edited.id}`, {
      data: { isActive: false },
    });
    expect(answer.status()).toBe(200);
    await dialog(page)
      .getByRole('button', { name: 'Cambiar el precio de 3 propiedades' })
      .dblclick();
    await expect(dialog(page).getByText('Listo: 2 propiedades con precio nuevo.')).toBeVisible();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: edited.name })).toContainText(
      'Cambió mientras tanto.',
    );
    expect(await prices(home)).toEqual(['4050000.00', null]);
    expect(await prices(both)).toEqual(['350000.00', '2160.00']);
    expect(await prices(edited)).toEqual(['9000000.00', null]);
  });

  await test.step('undoing is still offered after a reload, once', async () => {
    await page.reload();
    const last = page.getByRole('region', { name: 'Último cambio' });
    await expect(last).toContainText('2 propiedades con precio nuevo');
    await last.getByRole('button', { name: 'Deshacer' }).click();
    await expect(page.getByText('2 propiedades vuelven a quedar como estaban.')).toBeVisible();
    await expect(last).toBeHidden();
    expect(await prices(home)).toEqual(['4500000.00', null]);
    expect(await prices(both)).toEqual(['350000.00', '2400.50']);
  });
});
