import type { Page } from '@playwright/test';
import { cards } from '../fixtures/pages/catalogue-page.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { PASSING_NAME, someListing } from '../fixtures/data/listings.ts';

/** Longer than the router waits before it shows the page that is loading. */
const LINE_DELAY_MS = 700;

test('a buyer opens listings by a tap, over a line that keeps everybody waiting @phone', async ({
  page,
  request,
}) => {
  const { id, name } = await someListing(request);
  await page.route('**/trpc/**', async (route) => {
    await new Promise((done) => setTimeout(done, LINE_DELAY_MS));
    await route.continue();
  });

  for (const path of ['/', '/properties', '/venta/ciudad-de-mexico'])
    await test.step(`from ${path}`, async () => {
      const lasting = cards(page).filter({ hasNotText: PASSING_NAME }).first();
      await expect(async () => {
        await page.goto(path);
        await expect(lasting).toBeVisible();
      }).toPass({ timeout: 60_000 });
      await open(page, lasting);
    });

  await test.step('from the alike below a listing', async () => {
    await page.goto(`/properties/${id}`);
    const alike = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Propiedades parecidas' }) });
    await open(page, alike.getByRole('listitem').first());
  });

  await test.step('from the favourites', async () => {
    await page.goto(`/properties/${id}`);
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.goto('/favorites');
    await open(page, cards(page).filter({ hasText: name }));
  });
});

/** Taps a card, and expects first the page that is loading and then the listing. */
async function open(page: Page, card: ReturnType<typeof cards>): Promise<void> {
  const link = card.getByRole('link').first();
  await link.scrollIntoViewIfNeeded();
  const url = await link.getAttribute('href');
  await link.click();
  const loading = page.getByRole('status', { name: 'Cargando la propiedad…' });
  await expect(loading).toBeVisible();
  await expect(page).toHaveURL(url ?? '');
  await expect(loading).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No pudimos mostrar esta página' })).toBeHidden();
}
