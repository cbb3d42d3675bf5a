import { defineConfig } from '@playwright/test';
import { findBrowser } from './fixtures/browser.ts';
import { portalOfThisRun } from './fixtures/portal.ts';

const browser = await findBrowser();
const portal = await portalOfThisRun();
const PROMISES = 'tests/promises/**';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // The portal is started once a run, built and with its demo data, on a database of its own.
  webServer: {
    command: 'exec node ../apps/api/dist/main.js',
    url: `${portal.origin}/readyz`,
    env: portal.env,
    // The machine may have other work.
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  use: {
    baseURL: portal.origin,
    browserName: 'chromium',
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
  projects: [
    // Requests without a browser, against portals of its own; one worker, so that one portal serves them all.
    { name: 'promises', testDir: 'tests/promises', workers: 1, fullyParallel: false },
    { name: 'desktop', testIgnore: PROMISES, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: PROMISES,
      use: {
        viewport: { width: 375, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
  ],
});
