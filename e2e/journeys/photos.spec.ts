import type { Request } from '@playwright/test';
import sharp from 'sharp';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { colourAt, iPhonePhoto, panorama, phonePhoto, photosOf } from '../fixtures/data/photos.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { button, listingForm, photoTile, storedListing } from '../fixtures/pages/listing-form.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);

test('an agent adds photos of a phone as they are: HEIC, too heavy, too large, and files that are no photos @long', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  const { id } = await postListing(page.request);
  const form = listingForm(page);
  const heic = await iPhonePhoto();
  const heavy = await phonePhoto({ isHeavy: true });
  expect(heavy.buffer.byteLength).toBeGreaterThan(10 * 1024 * 1024);
  const uploads: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/images')) uploads.push(request);
  });

  await test.step('each file is judged when it is chosen', async () => {
    await page.goto(`/my-properties?edit=${id}`);
    const pdf = { name: 'contrato.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') };
    const files = [pdf, heic, heavy, await panorama(), ...(await photosOf('#c7572f'))];
    await page.getByLabel('Archivos de las fotos').setInputFiles(files);
    await expect(form.getByText('contrato.jpg: Es un PDF, no una foto.')).toBeVisible();
    await expect(form.getByText('4 de 40')).toBeVisible();
    await expect(form.getByRole('progressbar')).toHaveCount(0);
    const changes = ['Convertida a JPEG', 'Reducida a 2560 × 3413 px', 'Reducida a 2560 × 549 px'];
    for (const [index, words] of changes.entries()) {
      await photoTile(page, index + 1).click();
      await expect(form.getByText(words, { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  await test.step('several get a category at once, without a mouse', async () => {
    await button(form, 'Seleccionar').press('Enter');
    await form.getByRole('checkbox', { name: 'Seleccionar la foto 2' }).press('Space');
    await form.getByRole('checkbox', { name: 'Seleccionar la foto 3' }).press('Space');
    await form.getByLabel('Categoría para 2 fotos').selectOption('Exterior');
    await button(form, 'Guardar cambios').click();
    await expect(page.getByText('Propiedad actualizada')).toBeVisible();
  });

  await test.step('all are stored upright, in their order, and none was sent larger than the server takes', async () => {
    const { images } = await storedListing(page, id);
    expect(images).toMatchObject([
      { category: 'fachada', order: 0, isPrimary: true },
      { category: 'exterior', order: 1, isPrimary: false },
      { category: 'exterior', order: 2, isPrimary: false },
      { category: 'otros', order: 3, isPrimary: false },
    ]);
    const files = images.map(async ({ baseUrl }) =>
      (await page.request.get(`${baseUrl}/1600.jpg`)).body(),
    );
    const [house, street, view] = await Promise.all(files);
    for (const [file, width, height] of [
      [house, 360, 480],
      [street, 1600, 2133],
      [view, 1600, 343],
    ] as const)
      expect(await sharp(file).metadata()).toMatchObject({ width, height });
    for (const file of [house, street])
      expect([await colourAt(file!, 0.1), await colourAt(file!, 0.95)]).toEqual(['red', 'blue']);
    const headers = await Promise.all(uploads.map((request) => request.allHeaders()));
    const sizes = headers.map((header) => Number(header['content-length']));
    expect(sizes).toHaveLength(4);
    expect(Math.max(...sizes)).toBeLessThan(10 * 1024 * 1024);
  });

  await test.step('the server itself goes on refusing HEIC', async () => {
    const photo = { ...heic, mimeType: 'image/heic' };
    const answer = await page.request.post(`/api/properties/${id}/images`, {
      multipart: { photo },
    });
    expect(answer.status()).toBe(415);
    expect(await answer.json()).toMatchObject({ code: 'image.unsupported' });
  });
});

test('photos whose end did not arrive are kept without their foot, or refused, whatever their size @long', async ({
  page,
}) => {
  await signedInAsEmployee(page);
  const { id } = await postListing(page.request);
  const form = listingForm(page);
  const whole = [...(await photosOf('#c7572f')), await phonePhoto(), await panorama()];
  const cut = (share: number) =>
    whole.map(({ name, mimeType, buffer }) => ({
      name: `${share}-${name}`,
      mimeType,
      buffer: buffer.subarray(0, buffer.byteLength * (1 - share)),
    }));
  const [, ...halfOfLarge] = cut(0.5);

  await test.step('half of a large one is refused at once', async () => {
    await page.goto(`/my-properties?edit=${id}`);
    await page.getByLabel('Archivos de las fotos').setInputFiles([...cut(0.02), ...halfOfLarge]);
    for (const name of ['0.5-IMG_1.jpg', '0.5-panorama.jpg'])
      await expect(
        form.getByText(`${name}: La foto está incompleta. Elígela de nuevo.`),
      ).toBeVisible();
    await expect(form.getByRole('progressbar')).toHaveCount(0);
    await expect(form.getByText('3 de 40')).toBeVisible();
  });

  await test.step('the others are stored with the rows that are there', async () => {
    await button(form, 'Guardar cambios').click();
    await expect(page.getByText('Propiedad actualizada')).toBeVisible();
    const { images } = await storedListing(page, id);
    const shapes = await Promise.all(
      images.map(async ({ baseUrl }) => {
        const file = await (await page.request.get(`${baseUrl}/1600.jpg`)).body();
        const { width, height } = await sharp(file).metadata();
        return width / height;
      }),
    );
    // The foot of the upright one was stored on a side.
    for (const [n, ratio, fuller] of [
      [0, 800 / 600, 1],
      [1, 3024 / 4032, -1],
      [2, 14_000 / 3000, 1],
    ] as const) {
      const change = ((shapes[n] ?? 0) / ratio - 1) * fuller;
      expect(change).toBeGreaterThan(0);
      expect(change).toBeLessThan(0.05);
    }
  });
});
