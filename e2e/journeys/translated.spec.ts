import type { Page } from '@playwright/test';
import {
  cards,
  expectFound,
  moreFilters,
  pages,
  searchBox,
} from '../fixtures/pages/catalogue-page.ts';
import {
  anInquiry,
  dialog,
  expectStored,
  fillIn,
  receiptOf,
  SENT,
  submitButton,
} from '../fixtures/pages/inquiry-form.ts';
import { pathOf, expectPosition, photos, withPhotos } from '../fixtures/pages/listing-page.ts';
import { emailField, expect, fillLogin, loginButton } from '../fixtures/pages/person-page.ts';
import { aColonia, CITY_FOR_SALE } from '../fixtures/data/colonia.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { aPerson } from '../fixtures/data/people.ts';
import { test } from '../fixtures/browser/test.ts';
import { untilStarted } from '../fixtures/browser/started.ts';
import { translate } from '../fixtures/browser/translated.ts';

const ANSWERS: Record<string, string> = { email: 'marta.lee@correo.mx', tel: '55 1234 5678' };

test.skip(({ isMobile }) => !isMobile, 'by taps, on a phone only');
test.beforeEach(({ page }) => translate(page));

test('somebody who reads a translation searches, looks and writes to the agent @phone', async ({
  page,
  request,
}) => {
  const { name: colonia } = await aColonia();
  const listing = await someListing(request, withPhotos);
  const sheet = page.getByRole('dialog', { name: 'Más filtros' });

  await test.step('the count, the filters and the pages follow each choice', async () => {
    await page.goto(`/properties?search=${colonia}`);
    await expect(page.locator('h1 font font')).not.toHaveCount(0);
    await expectFound(page, 36);
    await pages(page).getByRole('link', { name: 'Siguiente' }).tap();
    await expect(cards(page)).toHaveCount(12);
    await moreFilters(page).tap();
    await sheet.getByRole('group', { name: 'Recámaras' }).locator('label', { hasText: '5+' }).tap();
    await expect(sheet).toContainText('7 propiedades');
    await expect(sheet).not.toContainText('36 propiedades');
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expectFound(page, 7);
    await expect(moreFilters(page)).toHaveText('Filtros (1)');
    await page.getByRole('link', { name: 'Limpiar filtros' }).tap();
    await expect(page).toHaveURL('/properties');
    await expect(moreFilters(page)).toHaveText('Filtros');
  });

  await test.step('the photos count on, and the heart says what it did', async () => {
    await page.goto(pathOf(listing));
    await photos(page).first().tap();
    await expectPosition(page, 1, listing.imageCount);
    await page.keyboard.press('ArrowRight');
    await expectPosition(page, 2, listing.imageCount);
    await page.goBack();
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().tap();
    await expect(page.getByRole('button', { name: 'Guardada', exact: true })).toBeVisible();
  });

  await test.step('an inquiry is refused, put right and sent, and the page says so', async () => {
    const inquiry = anInquiry();
    const bar = page.getByRole('region', { name: 'Contacto rápido' });
    await bar.getByRole('button', { name: 'Contactar' }).tap();
    await submitButton(page).tap();
    await expect(dialog(page).locator('[aria-invalid=true]')).not.toHaveCount(0);
    await fillIn(page, inquiry);
    const receipt = receiptOf(page);
    await submitButton(page).tap();
    await expect(page.getByText(SENT)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Ya le escribiste a')).toBeVisible();
    await expectStored(request, listing, inquiry, await receipt);
  });
});

test('the forms for contact, valuation and legal advice are sent from a translation @phone', async ({
  page,
}) => {
  for (const url of ['/contacts', '/valuation', '/legal-advisory'])
    await test.step(url, async () => {
      await page.goto(url);
      const main = page.getByRole('main');
      const heading = await main.getByRole('heading', { level: 1 }).innerText();
      await main.locator('button[type=submit]').tap();
      await expect(main.locator('[aria-invalid=true]')).not.toHaveCount(0);
      for (const choice of await main.locator('select[aria-invalid=true]').elementHandles())
        await choice.selectOption({ index: 1 });
      const texts = main.locator(':is(input, textarea)[aria-invalid=true]');
      for (const text of await texts.elementHandles())
        await text.fill(
          ANSWERS[(await text.getAttribute('type')) ?? ''] ?? 'Marta Solís y su casa',
        );
      await main.locator('button[type=submit]').tap();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByText(/enviad[ao]/u).first()).toBeVisible();
    });
});

test('somebody who reads a translation searches in words, and by place and kind @phone @long', async ({
  page,
}) => {
  const { name: colonia } = await aColonia();
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  const chips = page.getByRole('list', { name: 'Filtros activos' }).getByRole('link');

  await test.step('the suggestions follow what is typed, and one is chosen', async () => {
    await page.goto('/');
    await expect(page.locator('h1 font font')).not.toHaveCount(0);
    await searchBox(page).tap();
    await searchBox(page).pressSequentially('coyo');
    await expect(page.getByRole('option', { name: /^Coyoacán/u }).first()).toBeVisible();
    await searchBox(page).fill('cuauh');
    await expect(page.getByRole('option', { name: /^Coyoacán/u })).toHaveCount(0);
    await page.getByRole('option', { name: /^Cuauhtémoc Ciudad · Ciudad de México/u }).tap();
    await expect(page).toHaveURL('/properties?places=ciudad-de-mexico/cuauhtemoc');
    await expect(heading).toHaveText('Propiedades en la alcaldía Cuauhtémoc');
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('a sentence becomes chips, which go one by one', async () => {
    await searchBox(page).fill('2 recámaras, 1 baño y alberca en la Roma o Condesa con vibra');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No entendimos “con vibra”')).toBeVisible();
    await expect(searchBox(page)).toHaveValue(/Condesa.* con vibra$/u);
    await searchBox(page).fill('');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No entendimos')).toHaveCount(0);
    for (let left = 3; left > 0; left -= 1) {
      await expect(chips).toHaveCount(left);
      await chips.first().tap();
    }
    await expect(chips).toHaveCount(0);
    await expect(heading).toHaveText('Portal de Propiedades');
  });

  await test.step('the page of a place leads down to a colonia, its pages and its kinds', async () => {
    await page.goto(CITY_FOR_SALE);
    await main.getByRole('link', { name: `${colonia} (26)` }).tap();
    await expect(heading).toHaveText(`Propiedades en venta en ${colonia}, Ciudad de México`);
    await page.getByRole('link', { name: 'Siguiente' }).tap();
    await expect(cards(page)).toHaveCount(2);
    await page
      .getByRole('navigation', { name: 'Tipo de propiedad' })
      .getByRole('link', { name: /^Casas/u })
      .tap();
    await expect(heading).toContainText('Casas en venta');
    await expect(main.getByText('Hay 13 casas en venta')).toBeVisible();
    await main.getByRole('link', { name: /^Ver en el catálogo/u }).tap();
    await expectFound(page, 13);
  });
});

test('somebody who reads a translation keeps, shares and signs in @phone @long', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 401/u);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const listing = await someListing(request, withPhotos);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });

  await test.step('a listing is kept, and its link copied from the menu', async () => {
    await page.goto(pathOf(listing));
    await page.getByRole('button', { name: 'Guardar', exact: true }).first().tap();
    await expect(page.getByRole('link', { name: 'Favoritas: 1' })).toBeVisible();
    const copy = page.getByRole('button', { name: 'Copiar enlace' });
    await page.locator('summary', { hasText: 'Compartir' }).tap();
    await copy.tap();
    await expect(page.getByText('Enlace copiado')).toBeVisible();
    await expect(copy).toBeHidden();
  });

  await test.step('it stands among the favourites until its heart is emptied', async () => {
    await follow(page, 'Favoritas');
    await expect(heading).toHaveText('Favoritas');
    await expect(page.getByText('1 propiedad guardada')).toBeVisible();
    await cards(page)
      .getByRole('button', { name: `Guardar ${listing.name}` })
      .tap();
    await expect(page.getByText('Todavía no guardas ninguna propiedad')).toBeVisible();
    await expect(page.getByText('1 propiedad guardada')).toHaveCount(0);
  });

  await test.step('the agents lead to their listings and back', async () => {
    await follow(page, 'Agentes');
    await expect(heading).toHaveText('Agentes');
    await page.getByRole('main').locator('a[href^="/agents/"]').first().tap();
    await expect(heading).not.toHaveText('Agentes');
    await expect(cards(page).first()).toBeVisible();
    await page.goBack();
    await expect(heading).toHaveText('Agentes');
  });

  await test.step('a wrong password is said, and stays to be put right', async () => {
    await follow(page, 'Iniciar Sesión');
    await expect(page).toHaveURL(/\/auth/u);
    await untilStarted(page);
    await loginButton(page).tap();
    await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0);
    const person = aPerson();
    await fillLogin(page, person);
    await loginButton(page).tap();
    await expect(page.getByRole('alert')).toContainText('Credenciales inválidas');
    await expect(emailField(page)).toHaveValue(person.email);
  });
});

/** Goes to a page by the phone's menu, which closes. */
async function follow(page: Page, name: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Portal PBR' });
  await page.getByRole('button', { name: 'Abrir menú' }).tap();
  await drawer.getByRole('link', { name, exact: true }).tap();
  await expect(drawer).toBeHidden();
}
