import { existsSync } from 'node:fs';
import type { Engine } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';

interface Installation {
  /** The packages to install before the browser can be tested, or null. */
  missing: () => string | null;
  start: () => Promise<Engine>;
}

export type EngineName = 'firefox' | 'webkit';

const firefox = () => found(['/usr/bin/firefox-esr', '/usr/bin/firefox']);

const webkit = () => ({
  driver: found(['/usr/bin/WebKitWebDriver']),
  browser: found(
    ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    ),
  ),
  screen: found(['/usr/bin/Xvfb']),
});

/** The browsers besides Chromium. The npm registry has none of them, so they come from the system. */
export const engines: Record<EngineName, Installation> = {
  firefox: {
    missing: () => (firefox() ? null : 'falta Firefox (apt-get install firefox-esr)'),
    start: () => startFirefox(firefox() ?? ''),
  },
  webkit: {
    missing: () =>
      Object.values(webkit()).every((program) => program !== undefined)
        ? null
        : 'falta WebKitGTK (apt-get install webkit2gtk-driver xvfb)',
    start: () => {
      const { driver = '', browser = '', screen = '' } = webkit();
      return startWebkit({ driver, browser, screen });
    },
  },
};

function found(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path));
}
