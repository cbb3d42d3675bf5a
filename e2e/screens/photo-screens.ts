import type { Page } from '@playwright/test';
import { iPhonePhoto, photosOf } from '../fixtures/data/photos.ts';
import { photoTile } from '../fixtures/pages/listing-form.ts';
import { hold } from './held.ts';
import type { Screen } from './screen.ts';

const NEW = '/my-properties?edit=new';
const LIST = '/my-properties';
const AGENT = 'ana@demo.pbr.mx';

/** The photos of a listing's form, from the chosen file to the stored photo. They store nothing: the test intercepts every write. */
export const photoScreens: readonly Screen[] = [
  { name: 'listing-photos-preparing', path: NEW, as: AGENT, prepare: waitForDecoder },
  { name: 'listing-photos-ready', path: NEW, as: AGENT, prepare: chooseHeic },
  { name: 'listing-photo-sheet', path: LIST, as: AGENT, prepare: openSheet },
  { name: 'listing-photos-selected', path: LIST, as: AGENT, prepare: selectSome },
  {
    name: 'listing-photos-lost',
    path: LIST,
    as: AGENT,
    prepare: refuseForGood,
    noise: /Failed to load resource/,
  },
];

async function choose(page: Page): Promise<void> {
  // The photos wait for their draft.
  await hold(page, '**/trpc/**property.create**');
  const files = [...(await photosOf('#c7572f', '#2f7fc7')), await iPhonePhoto()];
  await page.getByLabel('Archivos de las fotos').setInputFiles(files);
  await photoTile(page, 3).waitFor();
  await photoTile(page, 3).scrollIntoViewIfNeeded();
}

/** The decoder comes with the next screen. */
async function waitForDecoder(page: Page): Promise<void> {
  await hold(page, '**/assets/redraw-photo.worker-*.js');
  await choose(page);
  await page.getByLabel('Preparando la foto 3').waitFor();
}

async function chooseHeic(page: Page): Promise<void> {
  await choose(page);
  await page.getByLabel('Preparando la foto 3').waitFor({ state: 'hidden' });
}

async function edit(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click();
  await photoTile(page, 1).waitFor();
}

async function openSheet(page: Page): Promise<void> {
  await edit(page);
  await photoTile(page, 2).click();
  await page.getByRole('dialog', { name: /^Foto 2 de/ }).waitFor();
}

async function selectSome(page: Page): Promise<void> {
  await edit(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Seleccionar', exact: true }).click();
  for (const position of [2, 3]) await page.getByLabel(`Seleccionar la foto ${position}`).check();
  await page.getByLabel('Categoría para 2 fotos').scrollIntoViewIfNeeded();
}

async function refuseForGood(page: Page): Promise<void> {
  await edit(page);
  await page.route('**/api/properties/*/images', (route) =>
    route.fulfill({
      status: 415,
      json: { code: 'image.unsupported', message: 'El archivo no es una foto que podamos leer.' },
    }),
  );
  await page.getByLabel('Archivos de las fotos').setInputFiles(await photosOf('#c7572f'));
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await page.getByRole('button', { name: 'Guardar sin esa foto' }).waitFor();
  await page.getByText('Advertencia').waitFor();
}
