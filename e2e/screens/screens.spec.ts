import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { axeViolations } from '../fixtures/browser/axe.ts';
import { DESKTOP, isLong, PHONE } from '../fixtures/browser/configuration.ts';
import { StoppedDrawing, whileDrawing } from '../fixtures/browser/drawing.ts';
import { lateShifts, sidewaysOverflow, smallTargets } from '../fixtures/browser/layout.ts';
import { listenForNoise, unexplained } from '../fixtures/browser/noise.ts';
import { test as base } from '../fixtures/browser/todays-browser.ts';
import { portalOfThisRun } from '../fixtures/portal/portal.ts';
import { isInWindow, type Screen } from './screen.ts';
import { openScreen, screens, settle } from './screens.ts';

/** Widths in px; the long run adds the smallest phone and a tablet. */
const WINDOWS = {
  phone: { ...PHONE, deviceScaleFactor: 1, widths: isLong ? [320, 375] : [375] },
  desktop: { ...DESKTOP, widths: isLong ? [768, 1280] : [1280] },
};
type WindowName = keyof typeof WINDOWS;

interface ScreenWindow {
  context: BrowserContext;
  noise: string[];
}

/** One browser window of each kind serves all screens of a worker, so that scripts are fetched and compiled once. */
const test = base.extend<object, { windowOf: (name: WindowName) => Promise<ScreenWindow> }>({
  windowOf: [
    async ({ browser }, use) => {
      const windows = new Map<WindowName, ScreenWindow>();
      await use(async (name) => {
        const found = windows.get(name) ?? (await openWindow(browser, name));
        windows.set(name, found);
        return found;
      });
      for (const { context } of windows.values()) await context.close();
    },
    { scope: 'worker' },
  ],
});

async function openWindow(browser: Browser, name: WindowName): Promise<ScreenWindow> {
  const { origin } = await portalOfThisRun();
  const { widths: _, ...device } = WINDOWS[name];
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    reducedMotion: 'reduce',
  });
  return { context, noise: listenForNoise(context, origin) };
}

for (const name of ['phone', 'desktop'] as const)
  for (const [index, screen] of screens.entries()) {
    if (!isLong && !isOfToday(screen, name, index)) continue;
    const widths = WINDOWS[name].widths.filter((width) => isInWindow(screen, width));
    if (widths.length === 0) continue;
    test(`${screen.name} works for everybody on a ${name}`, async ({ windowOf }) => {
      test.setTimeout(90_000 * widths.length);
      const { context, noise } = await windowOf(name);
      const look = () => {
        noise.length = 0;
        return onNewPage(context, (page) => findingsOn(page, screen, name, widths));
      };
      const findings = await look().catch((error: unknown) => {
        if (!(error instanceof StoppedDrawing)) throw error;
        process.stdout.write(`${screen.name} once more: ${error.message}\n`);
        return look();
      });
      expect(findings, screen.name).toEqual([]);
      expect(unexplained(noise, screen.noise ? [screen.noise] : [])).toEqual([]);
    });
  }

/**
 * `npm test` checks the screens that a URL opens, each in one of the windows; `npm run test:long` checks them and their other states,
 * 'inbox-held' for 'inbox', in both.
 */
function isOfToday(screen: Screen, name: WindowName, index: number): boolean {
  const isState = screens.some((other) => screen.name.startsWith(`${other.name}-`));
  return !screen.prepare && !isState && name === (index % 2 === 0 ? 'phone' : 'desktop');
}

async function onNewPage(
  context: BrowserContext,
  work: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await context.newPage();
  try {
    await forgetEverything(page);
    return await whileDrawing(page, work(page));
  } finally {
    await page.close();
  }
}

/** Clears the drafts and favourites of the screen before. */
async function forgetEverything(page: Page): Promise<void> {
  const { origin } = await portalOfThisRun();
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
}

async function findingsOn(
  page: Page,
  screen: Screen,
  name: WindowName,
  widths: readonly number[],
): Promise<string[]> {
  const findings: string[] = [];
  for (const [index, width] of widths.entries()) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ ...WINDOWS[name].viewport, width });
    // A page without `prepare` adapts to the new width; a prepared state may differ at another width and is made again.
    if (index === 0 || screen.prepare) await openScreen(page, screen);
    await settle(page);
    // A preparation opens things that move the rest.
    if (index === 0 && !screen.prepare)
      for (const line of await lateShifts(page)) findings.push(`${width} px: ${line}`);
    for (const line of await audit(page, name)) findings.push(`${width} px, light: ${line}`);
    if (!isLong) continue;
    // The dark scheme changes only the colours of the page.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await settle(page);
    for (const line of await axeViolations(page, ['color-contrast']))
      findings.push(`${width} px, dark: ${line}`);
  }
  return findings;
}

async function audit(page: Page, name: WindowName): Promise<string[]> {
  return [
    ...(await axeViolations(page)),
    ...(await sidewaysOverflow(page)),
    ...(name === 'phone' ? await smallTargets(page) : []),
  ];
}
