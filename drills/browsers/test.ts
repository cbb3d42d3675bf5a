import { expect, test as base } from '@playwright/test';
import { unexplained } from '@pbr/e2e/fixtures/browser/noise';
import { portalOfThisRun } from '@pbr/e2e/fixtures/portal/portal';
import { BrowserWindow } from './browser-window.ts';
import type { Driver, Engine, Size } from './driver.ts';
import { type EngineName, engines } from './engines.ts';

export { expect };

interface Fixtures {
  /** Opens a window for another person, at first a visitor. */
  openWindow: (size: Size) => Promise<BrowserWindow>;
  /** The complaints of the browser that the test causes on purpose. */
  expectedNoise: RegExp[];
}

interface WorkerFixtures {
  engineName: EngineName;
  engine: () => Promise<Engine>;
}

/** Playwright runs the tests, but drives neither of these browsers. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      let engine: Promise<Engine> | undefined;
      await use(() => (engine ??= engines[engineName].start()));
      await (await engine)?.stop();
    },
    { scope: 'worker' },
  ],
  expectedNoise: async ({}, use) => use([]),
  openWindow: async ({ engineName, engine, expectedNoise }, use, testInfo) => {
    const missing = engines[engineName].missing();
    testInfo.skip(missing !== null, missing ?? '');
    const { openWindow } = await engine();
    const { origin } = await portalOfThisRun();
    const drivers: Driver[] = [];
    const windows: BrowserWindow[] = [];
    await use(async (size) => {
      const driver = await openWindow(size);
      drivers.push(driver);
      const window = new BrowserWindow(driver, origin);
      windows.push(window);
      return window;
    });
    if (testInfo.status !== testInfo.expectedStatus)
      for (const window of windows)
        await testInfo.attach('window', { body: await window.content().catch(String) });
    await Promise.all(drivers.map((driver) => driver.close()));
    const noise = drivers.flatMap((driver) => driver.noise);
    expect(unexplained(noise, expectedNoise), 'the browser has nothing to complain about').toEqual(
      [],
    );
  },
});
