import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import {
  actOnRow,
  button,
  fillInListing,
  idOf,
  listingForm,
  onPhoto,
  photoTile,
  nameField,
  storedListing,
} from '../fixtures/pages/listing-form.ts';
import { photos } from '../fixtures/pages/listing-page.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { colourAt, difficultPhotos, phonePhoto, photosOf } from '../fixtures/data/photos.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

const NAME = 'Casa de los cuatro colores';

test('photos as people take them fit everywhere: dark, upright, wide, tiny and huge @phone @long', async ({
  page,
  isMobile,
}) => {
  await signedInAsEmployee(page);
  const { id, name } = await postListing(page.request);
  for (const photo of await difficultPhotos()) {
    const answer = await page.request.post(`/api/properties/${id}/images`, {
      multipart: { photo },
    });
    expect(answer.status(), photo.name).toBe(201);
  }

  await test.step('each fills its frame on the page of the listing, the upright one whole', async () => {
    await page.goto(`/properties/${id}`);
    const frames = photos(page).getByRole('listitem');
    await expect(frames).toHaveCount(5);
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded();
      await expect(async () =>
        expect(
          await frame
            .locator('img')
            .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
        ).toBe(true),
      ).toPass();
      const { shown, given, fit } = await frame.evaluate((box) => {
        const image = box.querySelector('img')!;
        const size = (one: Element) => [one.clientWidth, one.clientHeight];
        return { shown: size(image), given: size(box), fit: getComputedStyle(image).objectFit };
      });
      expect(shown).toEqual(given);
      expect(['cover', 'contain']).toContain(fit);
    }
    // The mosaic of a desktop cuts it; a click shows it whole.
    if (isMobile) await expect(frames.nth(1).locator('img')).toHaveCSS('object-fit', 'contain');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      page.viewportSize()!.width,
    );
  });

  await test.step('a card has the shape of every other card, whichever photo leads it', async () => {
    await page.goto(`/properties?search=${encodeURIComponent(name)}`);
    const image = page.getByRole('article').filter({ hasText: name }).getByRole('img').first();
    const { width, height } = (await image.boundingBox())!;
    expect(width / height).toBeCloseTo(page.viewportSize()!.width < 576 ? 3 / 2 : 4 / 3, 1);
  });
});

test('an agent publishes a home with photos on a phone, edits, sells, pauses and deletes it @phone', async ({
  page,
  isMobile,
}) => {
  await signedInAsEmployee(page);
  const form = listingForm(page);
  const photo = await phonePhoto();
  let id = '';
  let primaryId: string | undefined;

  if (isMobile)
    await test.step('the Enter key leads to the next field and publishes nothing', async () => {
      await page.goto('/my-properties?edit=new');
      await nameField(page).fill('Casa a medias');
      await nameField(page).press('Enter');
      await expect(form.getByLabel('Tipo de propiedad')).toBeFocused();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
    });

  const uploads: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/images')) uploads.push(request);
  });

  await test.step('the home is described while its photos go up, and they are ordered', async () => {
    await page.goto('/my-properties');
    await expect(page.getByText('No tienes propiedades registradas')).toBeVisible();
    await button(page, 'Nueva Propiedad').click();
    expect(photo.buffer.byteLength).toBeGreaterThan(4_500_000);
    await page
      .getByLabel('Archivos de las fotos')
      .setInputFiles([photo, ...(await photosOf('#c7572f', '#2f7fc7', '#3aa05a'))]);
    await fillInListing(page, NAME);
    await expect(form.getByLabel('Precio de venta')).toHaveValue('4,500,000');
    await form.getByLabel('Mantenimiento').fill('$2,500');
    await expect(page.getByText('Se entiende $2,500 MXN al mes.')).toBeVisible();
    await form.getByLabel('Código postal').fill('04100');
    await form.getByLabel('Niveles').fill('2');
    await form.getByLabel('Otra amenidad').fill('Patio central');
    await photoTile(page, 2).press('Enter');
    await button(form, 'Mover antes').press('Enter');
    await button(form, 'Cerrar').last().press('Enter');
    await expect(photoTile(page, 1)).toBeFocused();
    await onPhoto(page, 3, 'Hacer portada');
    await onPhoto(page, 1, 'Exterior');
    await expect.poll(() => uploads.length).toBe(4);
    await expect(form.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('it is published once, and the heavy photo is sent lighter', async () => {
    await button(form, 'Publicar propiedad').dblclick();
    await expect(page.getByText('Propiedad creada')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();
    expect(uploads).toHaveLength(4);
    const headers = await Promise.all(uploads.map((request) => request.allHeaders()));
    const largest = Math.max(...headers.map((header) => Number(header['content-length'])));
    expect(largest).toBeGreaterThan(10_000);
    expect(largest).toBeLessThan(photo.buffer.byteLength * 0.7);
  });

  await test.step('everything is stored, and visitors see the large photo upright and sharp', async () => {
    id = await idOf(page, NAME);
    const made = await storedListing(page, id);
    expect(made).toMatchObject({
      salePrice: '4500000.00',
      maintenanceFee: 2500,
      postalCode: '04100',
      levels: 2,
      features: ['Patio central'],
    });
    expect(made.images).toHaveLength(4);
    const primary = made.images.filter(({ isPrimary }) => isPrimary);
    expect(primary).toMatchObject([{ category: 'exterior', order: 0 }]);
    primaryId = primary[0]?.id;
    const large = made.images.find(({ order }) => order === 2);
    const shown = await (await page.request.get(`${large?.baseUrl}/1600.jpg`)).body();
    expect(await sharp(shown).metadata()).toMatchObject({ width: 1600, height: 2133 });
    expect([await colourAt(shown, 0.2), await colourAt(shown, 0.8)]).toEqual(['red', 'blue']);
  });

  await test.step('people and machines read on its page what the maintenance costs, and its postal code', async () => {
    const answer = await page.request.get(`/properties/${id}`);
    const html = await answer.text();
    expect(html).toContain('$2,500 al mes');
    expect(html).toContain('04100 Coyoacán');
    const [structured = ''] = /<script type="application\/ld\+json"[^<]*/u.exec(html) ?? [];
    expect(structured).toContain('"postalCode":"04100"');
    expect(structured).toContain('"name":"Mantenimiento","value":2500,"unitText":"MXN al mes"');
  });

  await test.step('it is edited', async () => {
    await button(page, `Editar ${NAME}`).click();
    await form.getByLabel('Precio de venta').fill('4,250,000');
    await onPhoto(page, 4, 'Eliminar');
    await photoTile(page, 2).dragTo(photoTile(page, 3));
    await button(form, 'Guardar cambios').click();
    await expect(page.getByText('Propiedad actualizada')).toBeVisible();
    await expect(page.getByText('$4,250,000', { exact: true })).toBeVisible();
    const edited = await storedListing(page, id);
    expect(edited.images).toHaveLength(3);
    expect(edited.images.find(({ isPrimary }) => isPrimary)?.id).toBe(primaryId);
  });

  await test.step('it is sold, which takes it out of the catalogue, and put back on offer', async () => {
    await actOnRow(page, 'Marcar como vendida', NAME);
    await expect(page.getByText('Ya no aparece en el catálogo. La encuentras en')).toBeVisible();
    await expect(page.getByText('Vendida', { exact: true })).toBeVisible();
    expect(await isListed(page, id)).toBe(false);
    await page.getByLabel('Estado de la publicación').selectOption('Vendidas');
    await expect(page).toHaveURL('/my-properties?status=vendida');
    await actOnRow(page, 'Volver a poner disponible', NAME);
    await expect(page.getByText('No se encontraron propiedades')).toBeVisible();
    expect(await isListed(page, id)).toBe(true);
    await page.getByRole('link', { name: 'Limpiar filtros' }).click();
  });

  await test.step('it is paused, and found by that filter', async () => {
    await actOnRow(page, 'Pausar', NAME);
    await expect(page.getByText('Estado actualizado')).toBeVisible();
    await expect(page.getByText('Inactiva', { exact: true })).toBeVisible();
    await page.getByLabel('Estado de la publicación').selectOption('active');
    await expect(page.getByText('No se encontraron propiedades')).toBeVisible();
    await expect(page).toHaveURL('/my-properties?status=active');
    await page.getByRole('link', { name: 'Limpiar filtros' }).click();
  });

  await test.step('it is deleted', async () => {
    await actOnRow(page, 'Eliminar', NAME);
    const question = page.getByRole('dialog', {
      name: '¿Estás seguro de que quieres eliminar esta propiedad?',
    });
    await button(question, 'Eliminar').click();
    await expect(page.getByText('Propiedad eliminada')).toBeVisible();
    await expect(page.getByText('No tienes propiedades registradas')).toBeVisible();
  });
});

test('a home with eight photos is published from the phone in few touches @phone', async ({
  page,
  isMobile,
}) => {
  await signedInAsEmployee(page);
  const form = listingForm(page);
  const files = await photosOf(...Array.from({ length: 8 }, (_, at) => `#${at}f7f${9 - at}0`));
  let touches = 0;
  const touch = async (target: Locator) => {
    touches += 1;
    await (isMobile ? target.tap() : target.click());
  };
  /** The list of a phone takes one touch to open and one to choose. */
  const choose = async (label: string, value: string) => {
    touches += 2;
    await form.getByLabel(label).selectOption(value);
  };
  const type = async (target: Locator, text: string) => {
    await touch(target);
    await target.fill(text);
  };
  /** The list of suggestions lies over the next field until one is touched. */
  const suggest = async (name: string, text: string) => {
    touches += 2;
    await form.getByRole('combobox', { name }).fill(text);
  };

  await page.goto('/my-properties');
  await touch(button(page, 'Nueva Propiedad'));
  const chooser = page.waitForEvent('filechooser');
  await touch(button(form, 'Agregar fotos'));
  await (await chooser).setFiles(files);
  await type(nameField(page), 'Casa de ocho fotos');
  await choose('Tipo de propiedad', 'casa');
  await choose('Operación', 'venta');
  await type(form.getByLabel('Descripción'), 'Luz todo el día.');
  await type(form.getByLabel('Precio de venta'), '4.5 M');
  await suggest('Ciudad', 'Coyoacán');
  await suggest('Colonia', 'Del Carmen');
  await form.getByRole('textbox', { name: 'Calle' }).focus();
  await type(form.getByRole('textbox', { name: 'Calle' }), 'Londres');
  await expect(form.getByText(/^Faltan? /)).toBeHidden();
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  const late: string[] = [];
  page.on('request', (request) => request.url().endsWith('/images') && late.push(request.url()));
  await touch(button(form, 'Publicar propiedad'));
  await expect(page.getByText('Propiedad creada')).toBeVisible();
  expect(late).toEqual([]);
  expect(touches).toBeLessThanOrEqual(20);
  const { images } = await storedListing(page, await idOf(page, 'Casa de ocho fotos'));
  expect(images).toHaveLength(8);
});

/** Whether a search by name finds the listing in the catalogue. */
async function isListed(page: Page, id: string): Promise<boolean> {
  const answer = await page.request.get('/properties', { params: { search: NAME } });
  expect(answer.status()).toBe(200);
  return (await answer.text()).includes(`href="/properties/${id}"`);
}
