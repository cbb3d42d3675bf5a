import type { Page } from '@playwright/test';
import { postListing } from '../fixtures/data/listings.ts';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { searchBox } from '../fixtures/pages/catalogue-page.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const SENTENCE = 'depa de 2 recámaras hasta 25 mil';
const busy = { status: 503, headers: { 'retry-after': '1' }, body: 'busy' };
const UNDERSTAND = '**/trpc/property.understand**';

async function ask(page: Page): Promise<void> {
  await page.goto('/properties');
  await searchBox(page).fill(SENTENCE);
  await searchBox(page).press('Enter');
}

const expectUnderstood = (page: Page) => expect(page).toHaveURL(/[?&]maxPrice=25000.*&bedrooms=2/);

test.beforeEach(({ expectedNoise }) => expectedNoise.allow(/status of 503/));

test('a sentence is read again when the portal was busy @phone', async ({ page }) => {
  await page.route(UNDERSTAND, (route) => route.fulfill(busy), { times: 1 });
  await ask(page);
  await expectUnderstood(page);
  await expect(page.getByText('No pudimos leer tu búsqueda')).toBeHidden();
});

test('a sentence that cannot be read is never searched as words @phone', async ({ page }) => {
  let searches = 0;
  page.on('request', (asked) => {
    searches += Number(asked.url().includes('property.search'));
  });
  await page.route(UNDERSTAND, (route) => route.fulfill(busy));
  await ask(page);
  await expect(page.getByRole('alert')).toContainText('No pudimos leer tu búsqueda');
  await expect(page.getByText('0 propiedades')).toBeHidden();
  await expect(searchBox(page)).toHaveValue(SENTENCE);
  expect(searches).toBe(0);
  await page.unroute(UNDERSTAND);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expectUnderstood(page);
});

test('a listing says that what is like it could not be loaded @phone', async ({
  page,
  elsewhere,
}) => {
  const agent = await elsewhere();
  await signedInAsEmployee(agent);
  const { name } = await postListing(agent.request);
  await page.route('**/trpc/*property.related**', (route) =>
    route.fulfill({ ...busy, headers: {} }),
  );
  await page.goto(`/properties?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const said = page.getByText(/^No se pudieron cargar la zona/);
  await expect(said).toBeVisible();
  await page.unroute('**/trpc/*property.related**');
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'La zona' })).toBeVisible();
  await expect(said).toBeHidden();
});
