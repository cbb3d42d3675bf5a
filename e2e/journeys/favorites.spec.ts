import type { Page } from '@playwright/test';
import { someListing } from '../fixtures/data/listings.ts';
import { anAccount } from '../fixtures/data/people.ts';
import { expect, signIn, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { signInByRequest } from '../fixtures/portal/sign-in.ts';
import { untilStarted } from '../fixtures/browser/started.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

const keep = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true });
const kept = (page: Page) => page.getByRole('button', { name: 'Guardada', exact: true });
/** A heart changes before the portal has answered; leaving the page before the answer may lose the change. */
const saved = (page: Page) => page.waitForResponse('**/trpc/favorite.set**');
const cardOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

test("a visitor's favourites are in every tab, and in the account after signing in @long", async ({
  page,
  context,
  browser,
  request,
  expectedNoise,
}) => {
  const person = await anAccount(request);
  const listing = await someListing(request);

  await test.step('the page of favourites is empty, and hidden from search engines', async () => {
    await page.goto('/favorites');
    await expect(
      page.getByRole('heading', { name: 'Todavía no guardas ninguna propiedad' }),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  await test.step('a favourite saved in one tab is in the other, and outlives a reload', async () => {
    const other = await context.newPage();
    await other.goto(`/properties/${listing.id}`);
    await untilStarted(other);
    await keep(other).click();
    await expect(kept(other)).toHaveAttribute('aria-pressed', 'true');
    await expect(cardOf(page, listing.name)).toBeVisible();
    await other.reload();
    await expect(kept(other)).toBeVisible();
    await other.close();
  });

  await test.step('it moves into the account, and the browser forgets it', async () => {
    await page.goto('/auth?redirect=/favorites');
    await signIn(page, person);
    await expect(page).toHaveURL('/favorites');
    await expect(cardOf(page, listing.name)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('pbr:favorites'))).toBe('[]');
  });

  await test.step('it is on another device, where removing it removes it everywhere', async () => {
    const elsewhere = await browser.newContext();
    const phone = await elsewhere.newPage();
    await signInByRequest(phone, person.email, person.password);
    await phone.goto('/favorites');
    await untilStarted(phone);
    const change = saved(phone);
    await phone.getByRole('button', { name: `Guardar ${listing.name}` }).click();
    await expect(cardOf(phone, listing.name)).toHaveCount(0);
    await change;
    await elsewhere.close();
    await page.reload();
    await expect(cardOf(page, listing.name)).toHaveCount(0);
  });

  await test.step('a heart that the portal did not store is empty again, and says so', async () => {
    expectedNoise.allow(/Failed to load resource/);
    await page.goto(`/properties/${listing.id}`);
    await page.route('**/trpc/favorite.set**', (route) => route.abort());
    await keep(page).click();
    await expect(page.getByText('No se pudo guardar la propiedad.')).toBeVisible();
    await expect(keep(page)).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/trpc/favorite.set**');
    const change = saved(page);
    await keep(page).click();
    await change;
    await page.reload();
    await expect(kept(page)).toBeVisible();
  });
});
