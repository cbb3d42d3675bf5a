import { cards, expectFound, moreFilters, pages } from '../fixtures/pages/catalogue-page.ts';
import {
  anInquiry,
  dialog,
  expectStored,
  fillIn,
  receiptOf,
  SENT,
  submitButton,
} from '../fixtures/pages/inquiry-form.ts';
import { addressOf, expectPosition, photos, withPhotos } from '../fixtures/pages/listing-page.ts';
import { aColonia } from '../fixtures/data/colonia.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { translate } from '../fixtures/browser/translated.ts';

const ANSWERS: Record<string, string> = { email: 'marta.lee@correo.mx', tel: '55 1234 5678' };

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
    await page.goto(addressOf(listing));
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
  for (const address of ['/contacts', '/valuation', '/legal-advisory'])
    await test.step(address, async () => {
      await page.goto(address);
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
