import type { Page, Request } from '@playwright/test';
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

  await test.step('the home is described, and its photos are ordered', async () => {
    await page.goto('/my-properties');
    await expect(page.getByText('No tienes propiedades registradas')).toBeVisible();
    await button(page, 'Nueva Propiedad').click();
    await fillInListing(page, NAME);
    await expect(page.getByText('Se entiende $4,500,000 MXN.')).toBeVisible();
    await form.getByLabel('Mantenimiento').fill('$2,500');
    await expect(page.getByText('Se entiende $2,500 MXN al mes.')).toBeVisible();
    await form.getByLabel('Código postal').fill('04100');
    await form.getByLabel('Niveles').fill('2');
    await form.getByLabel('Otra amenidad').fill('Patio central');
    expect(photo.buffer.byteLength).toBeGreaterThan(4_500_000);
    await page
      .getByLabel('Archivos de las fotos')
      .setInputFiles([photo, ...(await photosOf('#c7572f', '#2f7fc7', '#3aa05a'))]);
    await photoTile(page, 2).press('Enter');
    await button(form, 'Mover antes').press('Enter');
    await button(form, 'Cerrar').last().press('Enter');
    await expect(photoTile(page, 1)).toBeFocused();
    await onPhoto(page, 3, 'Hacer portada');
    await onPhoto(page, 1, 'Exterior');
  });

  await test.step('it is published once, and the heavy photo is sent lighter', async () => {
    const uploads: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/images')) uploads.push(request);
    });
    await button(form, 'Publicar propiedad').dblclick();
    await expect(page.getByText('Propiedad creada')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();
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

/** Whether a search by name finds the listing in the catalogue. */
async function isListed(page: Page, id: string): Promise<boolean> {
  const answer = await page.request.get('/properties', { params: { search: NAME } });
  expect(answer.status()).toBe(200);
  return (await answer.text()).includes(`href="/properties/${id}"`);
}
