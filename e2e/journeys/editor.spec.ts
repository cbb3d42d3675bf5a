import type { Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import {
  actOnRow,
  button,
  fillInListing,
  idOf,
  listingForm,
  nameField,
  storedListing,
} from '../fixtures/pages/listing-form.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { photosOf } from '../fixtures/data/photos.ts';
import { untilStarted } from '../fixtures/browser/started.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

/** The focused element as HTML when something covers its middle; otherwise an empty text. */
function coverOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return focused.contains(seen) ? '' : focused.outerHTML;
  });
}

test('an agent loses nothing of a listing: not by leaving, on a broken line, or to another editor @long', async ({
  page,
  context,
  isMobile,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  await signedInAsEmployee(page);
  const form = listingForm(page);
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
  const created = page.getByText('Propiedad creada');
  await page.goto('/my-properties');
  await button(page, 'Nueva Propiedad').click();

  await test.step('the keyboard reaches everything in visual order, and never below the bars', async () => {
    await expect(form.getByRole('link', { name: 'Fotos', exact: true })).toBeFocused();
    for (const key of [...Array<string>(24).fill('Tab'), ...Array<string>(24).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await coverOfFocus(page), key).toBe('');
    }
    await button(form, 'Publicar propiedad').focus();
    // The main action is the last one. A phone has no room for the first: its dialog is closed at the top.
    const others = isMobile ? ['Guardar borrador'] : ['Guardar borrador', 'Cancelar'];
    for (const name of others) {
      await page.keyboard.press('Shift+Tab');
      await expect(button(form, name)).toBeFocused();
    }
    const [last, first] = await Promise.all(
      ['Publicar propiedad', ...others.slice(-1)].map((name) => button(form, name).boundingBox()),
    );
    expect(first?.x).toBeLessThan(last?.x ?? 0);
  });

  await test.step('a tab with unsaved text asks before it closes', async () => {
    await nameField(page).fill('Casa a medias');
    const asking = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const asked = await asking;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await expect(nameField(page)).toHaveValue('Casa a medias');
  });

  await test.step('the back button asks as well', async () => {
    await page.goBack();
    await button(question, 'Seguir editando').click();
    await expect(nameField(page)).toHaveValue('Casa a medias');
    await page.goBack();
    await button(question, 'Salir sin guardar').click();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/my-properties');
  });

  await test.step('typed text survives a closed tab', async () => {
    const tab = await context.newPage();
    await tab.goto('/my-properties?edit=new', { waitUntil: 'domcontentloaded' });
    await untilStarted(tab);
    await nameField(tab).fill('Casa recuperada');
    await listingForm(tab).getByRole('textbox', { name: 'Calle' }).fill('Londres');
    await tab.close();
    await button(page, 'Nueva Propiedad').click();
    await button(page, 'Recuperar texto').click();
    await expect(nameField(page)).toHaveValue('Casa recuperada');
    await expect(form.getByRole('textbox', { name: 'Calle' })).toHaveValue('Londres');
  });

  await test.step('a listing whose answer was lost can be sent again', async () => {
    await fillInListing(page, 'Casa de una sola vez');
    await page.route('**/trpc/property.create**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page
      .getByLabel('Archivos de las fotos')
      .setInputFiles(await photosOf('#c7572f', '#2f7fc7'));
    await expect(form.getByText('2 fotos no se subieron.')).toBeVisible();
    await button(form, 'Publicar propiedad').click();
    await expect(page.getByText('No se pudo guardar la propiedad.')).toBeVisible();
    await page.unroute('**/trpc/property.create**');
    await form.getByRole('textbox', { name: 'Calle' }).fill('Viena');
  });

  let sent = 0;
  await test.step('so can a photo that did not arrive', async () => {
    await page.route('**/api/properties/*/images', (route) => {
      sent += 1;
      return sent === 1 ? route.abort() : route.continue();
    });
    await button(form, 'Publicar propiedad').click();
    await expect(page.getByText('Advertencia')).toBeVisible();
    const notice = form.getByRole('group', { name: 'La propiedad se creó, pero' });
    await expect(notice).toBeFocused();
    await expect(button(notice, 'Reintentar fotos')).toBeInViewport({ ratio: 1 });
    expect(sent).toBe(2);
    await button(notice, 'Reintentar fotos').click();
    await expect(created).toBeVisible();
  });

  const id = await test.step('and the listing exists once, with each photo', async () => {
    await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();
    const listing = await idOf(page, 'Casa de una sola vez');
    const { images, street } = await storedListing(page, listing);
    expect(images).toHaveLength(2);
    expect(street).toBe('Viena');
    expect(sent).toBe(3);
    return listing;
  });

  await test.step('two editors of one listing see both values, and neither overwrites the other unseen', async () => {
    await button(page, 'Editar Casa de una sola vez').click();
    await nameField(page).fill('Casa mía');
    const data = { ...(await storedListing(page, id)), name: 'Casa de ella', city: 'Tlalpan' };
    expect((await page.request.put(`/api/properties/${id}`, { data })).status()).toBe(200);
    await button(form, 'Guardar cambios').click();
    const choice = page.getByRole('region', { name: /^Alguien más cambió/ });
    await expect(choice.getByRole('radio', { name: /Casa mía/ })).toBeChecked();
    await expect(choice.getByRole('radio', { name: /Tlalpan/ })).toBeChecked();
    await button(choice, 'Guardar lo elegido').click();
    await expect(page.getByText('Propiedad actualizada')).toBeVisible();
    expect(await storedListing(page, id)).toMatchObject({ name: 'Casa mía', city: 'Tlalpan' });
  });
});

test('a draft keeps its photos, is seen by nobody else, and is published once it is complete', async ({
  page,
  browser,
  expectedNoise,
}) => {
  expectedNoise.allow(/Failed to load resource/);
  await signedInAsEmployee(page);
  const form = listingForm(page);
  await page.goto('/my-properties');
  await button(page, 'Nueva Propiedad').click();
  await page.getByLabel('Archivos de las fotos').setInputFiles(await photosOf('#2f7fc7'));
  await nameField(page).fill('Casa por describir');
  await button(form, 'Cerrar').click();
  const question = page.getByRole('dialog', { name: '¿Guardar borrador?' });
  await button(question, 'Guardar borrador').click();
  await expect(page.getByText('Borrador guardado')).toBeVisible();
  await expect(form).toBeHidden();

  const id = await idOf(page, 'Casa por describir');
  expect((await storedListing(page, id)).images).toHaveLength(1);
  const visitor = await browser.newContext();
  const status = async () =>
    (await visitor.request.get(new URL(`/properties/${id}`, page.url()).href)).status();
  expect(await status()).toBe(404);

  await actOnRow(page, 'Publicar', 'Casa por describir');
  await expect(form.getByText('Escribe la descripción.')).toBeVisible();
  await expect(form.getByLabel('Tipo de propiedad')).toBeFocused();
  await fillInListing(page, 'Casa descrita');
  await button(form, 'Publicar propiedad').click();
  await expect(page.getByText('Propiedad publicada')).toBeVisible();
  expect(await status()).toBe(200);
  await visitor.close();
});
