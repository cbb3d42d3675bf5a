import type { Browser, Page } from 'playwright-core';

export type Scheme = 'light' | 'dark';

export const DESKTOP = { name: 'desktop', width: 1280, height: 800, isPhone: false } as const;
export const PHONE = { name: 'phone', width: 375, height: 812, isPhone: true } as const;
export const WINDOWS = [DESKTOP, PHONE] as const;

/** Opens a separate browser window like that of this device. */
export async function newWindow(
  browser: Browser,
  origin: string,
  { width, height, isPhone }: (typeof WINDOWS)[number],
  colorScheme: Scheme,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    colorScheme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    ...(isPhone ? { isMobile: true, hasTouch: true, deviceScaleFactor: 2 } : {}),
  });
  return context.newPage();
}
