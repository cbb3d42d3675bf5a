import { type Page, test } from '@playwright/test';
import { expect } from '../fixtures/browser/test.ts';
import { DESKTOP, isLong, PHONE } from '../fixtures/browser/configuration.ts';
import { portalOfThisRun } from '../fixtures/portal/portal.ts';
import { isInWindow } from './screen.ts';
import { openScreen, screens } from './screens.ts';

/** The names of what lies over the page, the lowest first: a native dialog lies over all others but those inside it. */
const layersOf = (page: Page) =>
  page.evaluate(() =>
    ['[role=dialog]:not(dialog *)', 'dialog[open]', 'dialog [role=dialog]']
      .flatMap((kind) => Array.from(document.querySelectorAll(kind)))
      .filter((layer) => layer.checkVisibility())
      .map((layer) => {
        const title = document.getElementById(layer.getAttribute('aria-labelledby') ?? '');
        return title?.textContent ?? layer.getAttribute('aria-label') ?? '';
      }),
  );

/** Each screen of the table that lies over a page: the step back closes one layer, or asks first. */
for (const [name, window] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`every layer on a ${name} answers to the step back`, async ({ browser }) => {
    test.skip(!isLong, 'takes some minutes');
    const over = screens.filter(
      (screen) => screen.prepare && isInWindow(screen, window.viewport.width),
    );
    test.setTimeout(over.length * 30_000);
    const { origin } = await portalOfThisRun();
    const context = await browser.newContext({
      ...window,
      baseURL: origin,
      reducedMotion: 'reduce',
    });
    // The test has an hour: a preparation that no longer fits must not take it.
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const wrong: string[] = [];
    let tried = 0;
    for (const screen of over) {
      await openScreen(page, screen);
      const before = await layersOf(page);
      if (before.length === 0) continue;
      tried += 1;
      const { pathname } = new URL(page.url());
      await page.goBack();
      const expected = new Set(
        [
          before.slice(0, -1),
          [...before, '¿Salir sin guardar?'],
          // A form with photos has begun a draft.
          [...before, '¿Guardar borrador?'],
        ].map(String),
      );
      await expect
        .poll(async () => expected.has(String(await layersOf(page))))
        .toBe(true)
        .catch(async () => wrong.push(`${screen.name}: ${String(await layersOf(page))}`));
      if (new URL(page.url()).pathname !== pathname) wrong.push(`${screen.name}: ${page.url()}`);
    }
    await context.close();
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(10);
  });
