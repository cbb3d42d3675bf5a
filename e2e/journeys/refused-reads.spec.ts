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

test('a sentence is read again when the portal was busy, and what is typed meanwhile stays @phone', async ({
  page,
}) => {
  await page.route(UNDERSTAND, (route) => route.fulfill(busy), { times: 1 });
  await ask(page);
  await page.keyboard.type(' con terraza', { delay: 40 });
  await expectUnderstood(page);
  await expect(searchBox(page)).toHaveValue(`${SENTENCE} con terraza`);
  await expect(searchBox(page)).toBeFocused();
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

test('the home page says which of its parts could not be loaded, and keeps the others @phone', async ({
  page,
}) => {
  const reads = /\/trpc\/[^?]*property\.(?:featured|popularPlaces)/;
  await page.route(reads, (route) => route.fulfill({ ...busy, headers: {} }));
  await page.goto('/contacts');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByText('No se pudieron cargar las propiedades destacadas')).toBeVisible();
  await expect(page.getByText(/^No se pudieron cargar las zonas/)).toBeVisible();
  await expect(searchBox(page)).toBeVisible();
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect(page.getByRole('heading', { name: 'Busca por zona' })).toBeVisible();
  await expect(page.getByText(/^No se pudieron cargar/)).toHaveCount(0);
});

test('an agent stays when the listings cannot be loaded @phone @long', async ({ page }) => {
  const reads = /\/trpc\/[^?]*agent\.listings/;
  const data = { appCode: 'server.unavailable', code: 'SERVICE_UNAVAILABLE', httpStatus: 503 };
  const refused = { error: { message: 'El servicio no está disponible.', code: -32_603, data } };
  // The agent is asked for in the same request.
  await page.route(reads, async (route) => {
    const { pathname } = new URL(route.request().url());
    const calls = pathname.slice('/trpc/'.length).split(',');
    const response = await route.fetch();
    const answers = (await response.json()) as object[];
    const json = answers.map((answer, at) => (calls[at] === 'agent.listings' ? refused : answer));
    await route.fulfill({ response, json });
  });
  await page.goto('/agents');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByText('No se pudieron cargar sus propiedades')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Email/ })).toBeVisible();
  await page.unroute(reads);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(/^\d+ propiedad(?:es)? publicada/)).toBeVisible();
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
