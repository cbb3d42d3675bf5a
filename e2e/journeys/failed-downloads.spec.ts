import type { Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { postListing, someListing } from '../fixtures/data/listings.ts';
import { photosOf } from '../fixtures/data/photos.ts';
import { untilStarted } from '../fixtures/browser/started.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import {
  anInquiry,
  dialog as inquiry,
  expectStored,
  expectTyped,
  fillIn,
  receiptOf,
  submitButton,
} from '../fixtures/pages/inquiry-form.ts';
import {
  button,
  fillInListing,
  listingForm,
  nameField,
  photoTile,
} from '../fixtures/pages/listing-form.ts';
import { fileOfPart, lazyParts, routeScripts, sheetsOf } from '../fixtures/pages/built-parts.ts';
import { LINKED_ROUTES, OTHER_ROUTES } from '../fixtures/pages/linked-routes.ts';
import { MEMBERS_PARTS } from '../fixtures/pages/members-parts.ts';
import { VISITORS_PARTS } from '../fixtures/pages/visitors-parts.ts';

const PART_CASES = { ...VISITORS_PARTS, ...MEMBERS_PARTS };

const LOST = 'No pudimos mostrar esta página';
const lost = (page: Page) => page.getByRole('heading', { name: LOST });
const said = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const offline = (page: Page) => page.context().setOffline(true);
const online = (page: Page) => page.context().setOffline(false);

/** Header, footer and telephone are there. */
async function expectFrame(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
}

/** Loads only where the operator has a file of streets: streets.spec.ts. */
const OTHER_PARTS = ['streets'];

test('every part and every route that loads later has a case in these loops', async () => {
  expect([...Object.keys(PART_CASES), ...OTHER_PARTS].toSorted()).toEqual(await lazyParts());
  expect([...Object.keys(LINKED_ROUTES), ...OTHER_ROUTES].toSorted()).toEqual(
    Object.keys(await routeScripts()).toSorted(),
  );
});

test('a client without a connection loses nothing, and one inquiry arrives @phone', async ({
  isMobile,
  page,
  request,
  expectedNoise,
}) => {
  test.skip(!isMobile, 'a desktop has no menu to open');
  expectedNoise.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Sin conexión/);
  const listing = await someListing(request);
  const typed = anInquiry();
  await page.goto(`/properties/${listing.id}`);

  await test.step('an inquiry that is not sent says so before any toast was loaded', async () => {
    await button(page, 'Contactar Agente').click();
    await fillIn(page, typed);
    await offline(page);
    await submitButton(page).click();
    await expect(said(page, 'Sin conexión. No se pudo enviar la consulta.')).toBeVisible();
    await expect(lost(page)).toBeHidden();
    await expectTyped(page, typed);
  });

  await test.step('with the line back it is sent once', async () => {
    await online(page);
    const receipt = receiptOf(page);
    await submitButton(page).click();
    await expect(said(page, 'Consulta enviada')).toBeVisible();
    await expectStored(request, listing, typed, await receipt);
    await expect(inquiry(page)).toBeHidden();
  });

  await test.step('the menu is a list, and a link leads to a page that loads when it can', async () => {
    await page.goto('/');
    await offline(page);
    await button(page, 'Abrir menú').click();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await menu.getByRole('link', { name: 'Servicios' }).click();
    await expect(lost(page)).toBeVisible();
    await expect(said(page, 'Sin conexión')).toBeVisible();
    await expectFrame(page);
    await online(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Servicios' })).toBeVisible();
  });
});

test('an agent without a connection keeps the listing and its photos, and publishes it once', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Sin conexión/);
  await signedInAsEmployee(page);
  const name = `Casa sin señal ${Date.now()}`;
  await page.goto('/my-properties');
  await button(page, 'Nueva Propiedad').click();
  await fillInListing(page, name);
  await page.getByLabel('Archivos de las fotos').setInputFiles(await photosOf('#c7572f'));
  await expect(photoTile(page, 1)).toBeVisible();
  await offline(page);
  await button(listingForm(page), 'Publicar propiedad').click();
  await expect(said(page, 'Sin conexión. No se pudo guardar la propiedad.')).toBeVisible();
  await expect(nameField(page)).toHaveValue(name);

  await online(page);
  await button(listingForm(page), 'Publicar propiedad').click();
  await expect(said(page, 'Propiedad creada')).toBeVisible();
  const mine = await page.request.get('/api/properties?limit=100');
  const made = ((await mine.json()) as { name: string; imageCount: number }[]).filter(
    (one) => one.name === name,
  );
  expect(made.map(({ imageCount }) => imageCount)).toEqual([1]);
});

test('deleting asks in the words of the browser while its own question cannot be loaded', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Sin conexión/);
  await signedInAsEmployee(page);
  const listing = await postListing(page.request);
  await page.goto('/my-properties');
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(question.message());
    void question.accept();
  });
  await offline(page);
  await page.locator('summary', { hasText: `Acciones de ${listing.name}` }).click();
  await button(page, `Eliminar ${listing.name}`).click();
  await expect(said(page, 'Sin conexión')).toBeVisible();
  expect(asked[0]).toContain('sale del portal');
  await expect(page.getByRole('link', { name: listing.name })).toBeVisible();
  await online(page);
  await page.locator('summary', { hasText: `Acciones de ${listing.name}` }).click();
  await button(page, `Eliminar ${listing.name}`).click();
  await button(page.getByRole('dialog'), 'Eliminar').click();
  await expect(said(page, 'Propiedad eliminada')).toBeVisible();
});

test('a page left open over a release loads anew once, and what was typed is there', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/404|Failed to fetch|Sin conexión/);
  await page.goto('/contacts');
  let loads = 0;
  page.on('request', (asked) => (loads += Number(asked.isNavigationRequest())));
  const main = page.getByRole('main');
  await main.getByLabel('Nombre Completo').fill('Marta Solís');
  await main.getByLabel('Mensaje').fill('¿Cuánto tarda un avalúo?');
  // The files of the earlier release are gone; after the load the page names those of the new one.
  await page.route('**/assets/agents-*.js', (route) =>
    loads === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  // On a phone its list is folded.
  await page.getByRole('contentinfo').locator('a[href="/agents"]').dispatchEvent('click');
  await expect(page.getByRole('heading', { level: 1, name: 'Agentes' })).toBeVisible();
  expect(loads).toBe(1);
  await untilStarted(page);
  await page.goBack();
  await expect(main.getByLabel('Nombre Completo')).toHaveValue('Marta Solís');
  await expect(main.getByLabel('Mensaje')).toHaveValue('¿Cuánto tarda un avalúo?');
});

for (const [part, { at, use, shown, done }] of Object.entries(PART_CASES))
  test(`${part} is refused once and works afterwards @long @phone`, async ({
    isMobile,
    page,
    expectedNoise,
  }) => {
    test.skip(!isMobile, 'a mouse loads parts and pages before it presses');
    expectedNoise.allow(/Failed to load resource|Failed to fetch|Sin conexión/);
    const url = await at(page);
    let refused = 0;
    // Not `times: 1`: a request on its way while Playwright ends the interception may never be answered.
    await page.route(`**/${await fileOfPart(part)}`, async (asked) => {
      if (refused > 0) return asked.continue();
      refused += 1;
      return asked.abort();
    });
    await page.goto(url);
    await use(page);
    await expect(lost(page)).toBeHidden();
    await expect(page.locator('header, footer').filter({ visible: true })).not.toHaveCount(0);
    await expect(async () => {
      // The first press may still bring the part, which then lies over the button.
      const isComing = expect(shown(page)).toBeVisible({ timeout: 5000 });
      await isComing.catch(() => use(page));
      await expect(shown(page)).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    await done?.(page);
    expect(refused).toBe(1);
  });

for (const [route, [from, href]] of Object.entries(LINKED_ROUTES)) {
  const title = (page: Page) =>
    page.getByRole('main').getByRole('heading', { level: 1 }).filter({ hasNotText: LOST });
  const arrives = async (page: Page, before: string) => {
    await expect(title(page).filter({ hasNotText: before })).toBeVisible();
    await expectFrame(page);
    for (const sheet of await sheetsOf(route))
      await expect(page.locator(`link[rel="stylesheet"][href$="${sheet}"]`)).not.toHaveCount(0);
  };
  const follow = (page: Page) =>
    page
      .locator(href.endsWith('*') ? `main a[href^="${href.slice(0, -1)}"]` : `a[href="${href}"]`)
      .first()
      .dispatchEvent('click');

  test(`the page of ${route} comes by itself after its script was refused @long @phone`, async ({
    isMobile,
    page,
    expectedNoise,
  }) => {
    test.skip(!isMobile, 'a mouse loads parts and pages before it presses');
    expectedNoise.allow(/Failed to load resource|Failed to fetch|Sin conexión/);
    const script = (await routeScripts())[route];
    let refused = 0;
    await page.goto(from);
    const before = await title(page).innerText();
    await page.route(`**/${script}`, async (asked) => {
      refused += 1;
      await (refused === 1 ? asked.abort() : asked.continue());
    });
    await follow(page);
    await arrives(page, before);
    expect(refused).toBeGreaterThan(0);
  });

  test(`the page of ${route} waits for the line inside header and footer @long @phone`, async ({
    isMobile,
    page,
    expectedNoise,
  }) => {
    test.skip(!isMobile, 'a mouse loads parts and pages before it presses');
    expectedNoise.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Sin conexión/);
    await page.goto(from);
    const before = await title(page).innerText();
    await offline(page);
    await follow(page);
    await expect(said(page, 'Sin conexión')).toBeVisible();
    await expectFrame(page);
    await online(page);
    await arrives(page, before);
  });
}
