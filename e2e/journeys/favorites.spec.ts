import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../fixtures/axe.ts';
import { someListing } from '../fixtures/listings.ts';
import { anAccount } from '../fixtures/people.ts';
import { expect, signIn, TIMEOUT_MS } from '../fixtures/person-page.ts';
import { signInByRequest } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';

test.setTimeout(TIMEOUT_MS);

const keep = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const kept = (page: Page) => page.getByRole('button', { name: 'Guardada', exact: true });
const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

test('what a visitor keeps is in every tab, and in the account after signing in', async ({
  page,
  context,
  browser,
  request,
}) => {
  const person = await anAccount(request);
  const listing = await someListing(request);
  await page.goto('/favorites');
  await expect(
    page.getByRole('heading', { name: 'Todavía no guardas ninguna propiedad' }),
  ).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/properties/${listing.id}`);
  await keep(other).click();
  await expect(kept(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(cardOf(page, listing.name)).toBeVisible();
  await other.reload();
  await expect(kept(other)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('main').getByRole('link', { name: 'Inicia sesión' }).click();
  await signIn(page, person);
  await expect(page).toHaveURL('/favorites');
  await expect(cardOf(page, listing.name)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pbr:favorites'))).toBe('[]');

  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await signInByRequest(phone, person.email, person.password);
  await phone.goto('/favorites');
  await expect(cardOf(phone, listing.name)).toBeVisible();
  await phone.getByRole('button', { name: `Guardar ${listing.name}` }).click();
  await expect(cardOf(phone, listing.name)).toHaveCount(0);
  await elsewhere.close();
  await page.reload();
  await expect(cardOf(page, listing.name)).toHaveCount(0);
});

test('a heart that the portal did not take is empty again, and says so', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  const person = await anAccount(page.request);
  await signInByRequest(page, person.email, person.password);
  const listing = await someListing(page.request);
  await page.goto(`/properties/${listing.id}`);
  await page.route('**/trpc/favorite.set**', (route) => route.abort());
  await keep(page).click();
  await expect(page.getByText('No se pudo guardar la propiedad.')).toBeVisible();
  await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/trpc/favorite.set**');
  await keep(page).click();
  await expect(kept(page)).toBeVisible();
  await page.reload();
  await expect(kept(page)).toBeVisible();
});

test('the page of what is kept is nothing for search engines', async ({ page }) => {
  const answer = await page.goto('/favorites');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
