import type { Page } from '@playwright/test';
import { signedInAsEmployee } from '../fixtures/data/employees.ts';
import { PASSING_NAME } from '../fixtures/data/listings.ts';
import { photosOf } from '../fixtures/data/photos.ts';
import { xlsxOf } from '../fixtures/data/xlsx.ts';
import { expect, test } from '../fixtures/browser/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADER = [
  'Folio',
  'Anuncio',
  'Inmueble',
  'Venta o renta',
  'Valor',
  'Col.',
  'Delegación',
  'Edo',
  'CP',
  'Rec',
  'Baños',
  'M2 construidos',
];

/** A sheet as an agency keeps it; the second row cannot be read. Its columns are its own: choices are kept for the same columns. */
function inventory(mark: string, count: number): (string | number)[][] {
  const rows = Array.from({ length: count }, (_, n) => [
    `${mark}-${n + 1}`,
    `${PASSING_NAME} ${mark} ${n + 1}`,
    n % 2 === 0 ? 'Casa sola' : 'Bodega',
    n % 3 === 0 ? 'En renta' : 'En venta',
    n === 1 ? 'a tratar o cambio' : n % 3 === 0 ? 18_000 + n : `${3 + (n % 9)}.5 mdp`,
    'Condesa',
    'Cuauhtémoc',
    'Distrito Federal',
    6140,
    (n % 4) + 1,
    2.5,
    80 + (n % 100),
    `https://fotos.example/${n}.jpg`,
  ]);
  return [[...HEADER, `Fotos ${mark}`], ...rows];
}

/** Counts presses of a finger, keys and chosen values from here on. */
async function countTouches(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'keydown', 'change'])
      addEventListener(
        kind,
        () => sessionStorage.setItem('touches', `${Number(sessionStorage.getItem('touches')) + 1}`),
        true,
      );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('touches')));
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words });
const SLOW = { timeout: 120_000 };

async function sendFile(page: Page, name: string, rows: (string | number)[][]): Promise<void> {
  await page.goto('/admin?tab=import');
  await page
    .getByLabel('Archivo de propiedades')
    .setInputFiles({ name, mimeType: XLSX, buffer: xlsxOf(rows) });
  await expect(page.getByRole('heading', { name: 'Qué es cada columna' })).toBeVisible(SLOW);
}

async function checkAndImport(page: Page): Promise<void> {
  await button(page, /^Revisar las/).click();
  await button(page, /^Importar /).click(SLOW);
  await expect(said(page, /^Listo/)).toBeVisible(SLOW);
}

for (const [count, tag] of [
  [12, ''],
  [500, ' @long'],
] as const)
  test(`an admin brings ${count} listings with photos from a sheet, takes them back, and brings them again${tag}`, async ({
    page,
  }) => {
    test.setTimeout(count > 100 ? 900_000 : 120_000);
    await signedInAsEmployee(page, { role: 'admin' });
    const mark = `E${Date.now().toString(36)}`;
    const rows = inventory(mark, count);
    const file = `inventario ${mark}.xlsx`;
    const stored = async () => {
      const answer = await page.request.get(`/api/properties?search=${mark}&limit=100`);
      return (await answer.json()) as { imageCount: number }[];
    };
    const began = Date.now();
    const touches = await countTouches(page);
    await sendFile(page, file, rows);

    await test.step('what the file does not say is asked, and the first rows show what they become', async () => {
      await page.getByRole('textbox', { name: 'Ciudad' }).fill('Ciudad de México');
      await page.getByRole('combobox', { name: 'Qué significa Bodega' }).selectOption('Local');
      await page.getByRole('textbox', { name: 'Nombre del origen' }).fill(mark);
      await page.getByRole('textbox', { name: 'Nombre del origen' }).blur();
      await expect(page.getByText('Entran 9 de 10.')).toBeVisible();
    });

    await test.step('the check names the row that does not enter, and the import goes on by itself', async () => {
      await button(page, /^Revisar las/).click();
      await expect(page.getByText('Fila 3', { exact: true })).toBeVisible(SLOW);
      await button(page, /^Importar /).click();
      // The portal has taken it, so the page may be left.
      await expect(button(page, /^Importar /)).toBeHidden();
      await page.goto('/admin?tab=import');
      await page.getByRole('link', { name: file }).first().click();
      await expect(said(page, /^Listo/)).toBeVisible(SLOW);
      expect((await stored()).length).toBe(Math.min(count - 1, 100));
    });

    await test.step('photos find their listings by their names', async () => {
      const [photo] = await photosOf('#c7572f');
      const files = rows.slice(1).flatMap(([key], n) => {
        const name = n === 1 ? 'IMG_1.jpg' : `${key} sala.jpg`;
        return photo ? [{ ...photo, name }] : [];
      });
      await page.getByLabel('Archivos de las fotos').setInputFiles(files);
      await expect(page.getByText(`${count - 1} de ${count} fotos`)).toBeVisible({
        timeout: 600_000,
      });
      await expect(page.getByRole('list', { name: 'Fotos que no entraron' })).toContainText(
        'IMG_1',
      );
      expect((await stored()).every(({ imageCount }) => imageCount === 1)).toBe(true);
    });
    expect((Date.now() - began) / 60_000).toBeLessThan(12);
    expect(await touches()).toBeGreaterThan(0);
    expect(await touches()).toBeLessThan(60);

    await test.step('undone, nothing is left', async () => {
      await button(page, 'Deshacer').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }).click();
      await expect(said(page, 'La importación se deshizo')).toBeVisible(SLOW);
      expect(await stored()).toEqual([]);
    });

    await test.step('again it needs no choice, and once more it changes nothing', async () => {
      await sendFile(page, file, rows);
      await checkAndImport(page);
      expect((await stored()).length).toBe(Math.min(count - 1, 100));
      await sendFile(page, file, rows);
      await button(page, /^Revisar las/).click();
      await expect(said(page, 'Nada cambiaría')).toBeVisible(SLOW);
    });
  });
