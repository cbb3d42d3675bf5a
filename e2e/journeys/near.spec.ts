import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/browser/test.ts';

const CONDESA = { latitude: 19.412812, longitude: -99.173612 };
const nearMe = (page: Page) => page.getByRole('button', { name: 'Cerca de mí' });
const nearOf = (page: Page) => new URL(page.url()).searchParams.get('near');
const cards = (page: Page) => page.getByRole('region', { name: 'Resultados' }).getByRole('article');

test('a buyer in the street finds what is near, and shares it @phone', async ({
  page,
  context,
  elsewhere,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(CONDESA);
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url(), request.postData() ?? ''));

  await page.goto('/properties?view=map');
  await nearMe(page).click();
  await expect(page).toHaveURL(/near=19\.412\d*,-99\.17\d*,2&view=map$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Propiedades a 2 km de este punto',
  );
  // Nothing but the middle of the cell has left the browser.
  expect(asked.join(' ')).not.toMatch(/19\.41281|99\.17361/u);
  const near = nearOf(page);

  await test.step('farther, and back', async () => {
    await page.getByRole('link', { name: 'A 5 km', exact: true }).click();
    await expect.poll(() => nearOf(page)).toMatch(/,5$/u);
    await page.goBack();
    await expect.poll(() => nearOf(page)).toBe(near);
    await page.reload();
    await expect(
      page.getByRole('link', { name: 'Quitar filtro: A 2 km de este punto' }),
    ).toBeVisible();
  });

  await test.step('another person sees the same', async () => {
    const other = await elsewhere();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(
      'Propiedades a 2 km de este punto',
    );
  });

  await test.step('in the list', async () => {
    await page.getByRole('link', { name: 'Lista', exact: true }).click();
    await expect(cards(page).first()).toBeVisible();
    expect(nearOf(page)).toBe(near);
  });
});

test('a person who does not say where they are is told what else there is', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.goto('/properties?type=departamento&view=map');
  await nearMe(page).click();
  await expect(page.getByText(/^No nos diste permiso/u)).toBeVisible();
  await expect(page).toHaveURL(/\?type=departamento&view=map$/u);
  await page.getByRole('button', { name: 'Cerrar' }).click();
  await expect(nearMe(page)).toBeFocused();

  await test.step('somebody abroad', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 40.4168, longitude: -3.7038 });
    await nearMe(page).click();
    await expect(page.getByText(/^Parece que estás fuera de México/u)).toBeVisible();
  });
});

test('a colonia leads to its neighbours', async ({ page }) => {
  await page.goto('/properties?places=ciudad-de-mexico/cuauhtemoc/condesa');
  await page.getByRole('link', { name: /^Condesa y colonias vecinas$/u }).click();
  await expect(page).toHaveURL(/places=ciudad-de-mexico\/cuauhtemoc\/condesa,/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Propiedades en Condesa, /u);
});
