import { lateShifts } from '@pbr/e2e/fixtures/browser/layout';
import { whileDrawing } from '@pbr/e2e/fixtures/browser/drawing';
import { portalOfThisRun } from '@pbr/e2e/fixtures/portal/portal';
import { openScreen, screens } from '@pbr/e2e/screens/screens';
import { test as base } from '@pbr/e2e/fixtures/browser/todays-browser';
import { expect } from '@playwright/test';
import { startHaltingProxy } from './fixtures/halting-proxy.ts';

const test = base.extend<object, { slowOrigin: string }>({
  slowOrigin: [
    async ({}, use) => {
      const { origin } = await portalOfThisRun();
      const proxy = await startHaltingProxy(origin);
      await use(proxy.origin);
      proxy.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ slowOrigin }, use) => use(slowOrigin),
});

for (const screen of screens.filter(({ prepare }) => prepare === undefined))
  test(`${screen.name} does not move while it arrives in pieces`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // While the sheets are fetched for the first time, nothing is drawn.
    await openScreen(page, screen);
    const again = openScreen(page, screen).then(() => lateShifts(page));
    expect(await whileDrawing(page, again)).toEqual([]);
  });
