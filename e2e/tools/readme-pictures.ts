import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openScreen, screens } from '../screens/screens.ts';
import { DESKTOP, newWindow, PHONE, type Scheme, type WINDOWS } from './picture-window.ts';
import { say } from './running-portal.ts';

const MAX_BYTES = 150_000;
/** The gap between two phones, and around them. */
const GAP_PX = 32;

/** The README's pictures: desktop screens alone, phones side by side. */
const desktops = [
  { file: 'home', screen: 'home', scheme: 'light' },
  { file: 'catalogue', screen: 'catalogue-filtered', scheme: 'light' },
  { file: 'listing', screen: 'listing', scheme: 'light' },
  { file: 'inquiry', screen: 'inquiry', scheme: 'light' },
  { file: 'work', screen: 'my-properties', scheme: 'light' },
  { file: 'dark', screen: 'catalogue', scheme: 'dark' },
] as const;
const phones = [
  { file: 'phone', names: ['home', 'listing', 'catalogue-filters'] },
  { file: 'work-phone', names: ['my-properties-actions', 'inbox', 'dashboard'] },
] as const;

export async function makeReadmePictures(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const look = (window: (typeof WINDOWS)[number], name: string, scheme: Scheme) =>
    lookAt(browser, origin, window, name, scheme);
  for (const { file, screen, scheme } of desktops)
    await save(join(folder, `${file}.webp`), await look(DESKTOP, screen, scheme));
  for (const { file, names } of phones) {
    const pictures: Buffer[] = [];
    for (const name of names) pictures.push(await look(PHONE, name, 'light'));
    await save(join(folder, `${file}.webp`), await sideBySide(pictures));
  }
}

async function lookAt(
  browser: Browser,
  origin: string,
  window: (typeof WINDOWS)[number],
  name: string,
  scheme: Scheme,
): Promise<Buffer> {
  const screen = screens.find((one) => one.name === name);
  if (!screen) throw new Error(`${name}: no hay tal pantalla`);
  const page = await newWindow(browser, origin, window, scheme);
  await openScreen(page, screen);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.context().close();
  return picture;
}

async function sideBySide(pictures: readonly Buffer[]): Promise<Buffer> {
  const width = PHONE.width * 2;
  const height = PHONE.height * 2;
  return sharp({
    create: {
      width: pictures.length * (width + GAP_PX) + GAP_PX,
      height: height + 2 * GAP_PX,
      channels: 4,
      background: '#0000',
    },
  })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: GAP_PX + index * (width + GAP_PX),
        top: GAP_PX,
      })),
    )
    .png()
    .toBuffer();
}

/** Saves the picture in the best quality that stays within `MAX_BYTES`. */
async function save(path: string, picture: Buffer): Promise<void> {
  for (let quality = 90; quality >= 30; quality -= 10) {
    const webp = await sharp(picture)
      .resize({ width: 1600, withoutEnlargement: true })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (webp.length > MAX_BYTES) continue;
    await writeFile(path, webp);
    say(`${path}: ${(webp.length / 1000).toFixed(0)} kB`);
    return;
  }
  throw new Error(`${path} no cabe en ${MAX_BYTES} bytes`);
}
