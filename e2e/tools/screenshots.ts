// npm run screenshots [-- URL] [--out FOLDER] [--only NAME,NAME]   Takes every screen, on desktop and phone, light and dark
// npm run screenshots -- --readme                                  Takes the pictures of the README, in docs/images
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findBrowser } from '../fixtures/browser/browser.ts';
import { isInWindow, type Screen } from '../screens/screen.ts';
import { openScreen, screens, settle } from '../screens/screens.ts';
import { DESKTOP, newWindow, WINDOWS } from './picture-window.ts';
import { makeReadmePictures } from './readme-pictures.ts';
import { runningPortal, say } from './running-portal.ts';

const PAPER_PX = 725;
const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, only: { type: 'string' }, readme: { type: 'boolean' } },
});

const portal = await runningPortal(positionals[0]);
const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
try {
  if (values.readme) await makeReadmePictures(browser, portal.origin, resolve(root, 'docs/images'));
  else await takeAll(browser, resolve(values.out ?? resolve(root, 'docs/screenshots')));
} finally {
  await browser.close();
  await portal.stop();
}

async function takeAll(from: Browser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const only = values.only?.split(',');
  const wanted = screens.filter(({ name }) => only?.includes(name) ?? true);
  const failed = (
    await Promise.all(WINDOWS.map((window) => takeIn(from, window, wanted, folder)))
  ).flat();
  for (const line of failed) say(line);
  say(`${folder}: ${wanted.length} pantallas, ${failed.length} sin imagen`);
  if (failed.length > 0) process.exitCode = 1;
}

/** Takes the light and then the dark pictures in one window, so that two cores are enough for two windows at a time. */
async function takeIn(
  from: Browser,
  window: (typeof WINDOWS)[number],
  wanted: readonly Screen[],
  folder: string,
): Promise<string[]> {
  const failed: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const page = await newWindow(from, portal.origin, window, scheme);
    for (const screen of wanted) {
      if (!isInWindow(screen, window.width)) continue;
      const name = `${screen.name}-${window.name}-${scheme}`;
      try {
        await take(page, screen, resolve(folder, `${name}.png`));
        // A page looks the same on paper whichever window it comes from.
        if (screen.isPrinted && !window.isPhone)
          await takePrinted(page, resolve(folder, `${name}-print.png`));
      } catch (error) {
        failed.push(`${name}: ${String(error)}`);
      }
    }
    await page.context().close();
  }
  return failed;
}

async function take(page: Page, screen: Screen, path: string): Promise<void> {
  await openScreen(page, screen);
  await screen.until?.(page);
  // A prepared state may lie over the page, so its picture shows the window; the others show the whole page.
  const fullPage = screen.prepare === undefined && screen.until === undefined;
  if (fullPage) await lookAtAllMaps(page);
  await lookAtAllPictures(page);
  if (fullPage) await letFixedBarsEndThePage(page);
  await page.screenshot({ path, fullPage, animations: 'disabled' });
}

/** Takes the page as it is on paper, as wide as a letter page within its margins. */
async function takePrinted(page: Page, path: string): Promise<void> {
  const { width, height } = DESKTOP;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: PAPER_PX, height });
  await settle(page);
  await page.screenshot({ path, fullPage: true });
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: null });
}

/** Waits for the maps below, which load only when they are seen. */
async function lookAtAllMaps(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('main [role=status]')].find(({ textContent }) =>
      textContent.startsWith('Cargando'),
    );
    waiting?.scrollIntoView();
    return waiting === undefined;
  });
  await page.evaluate(() => scrollTo(0, 0));
  await settle(page);
}

/** Loads all pictures now: those below the fold would load only when they come near it. */
async function lookAtAllPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    for (const image of pictures) image.loading = 'eager';
    await Promise.allSettled(pictures.map((image) => image.decode()));
  });
}

/** Moves bars fixed to the bottom of the window to the end of the page: in a full-page picture they would lie across the middle. */
async function letFixedBarsEndThePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position !== 'fixed' || bottom !== '0px') continue;
      document.body.style.position = 'relative';
      element.style.position = 'absolute';
    }
  });
}
