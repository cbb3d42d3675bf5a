import type { Page } from '@playwright/test';
import { axeViolations } from '../fixtures/axe.ts';
import { sidewaysOverflow, smallTargets } from '../fixtures/layout.ts';
import { isInWindow } from '../fixtures/screen.ts';
import { openScreen, screens, settle } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';

const isLong = Boolean(process.env['PBR_LONG']);
/** In px: a phone and a desktop every day; in the long run also the smallest phone and a tablet. */
const WIDTHS = isLong
  ? { phone: [320, 375], desktop: [768, 1280] }
  : { phone: [375], desktop: [1280] };

// All that is found is in the message; a trace of eight states would be the slowest part.
test.use({ trace: 'off', screenshot: 'off' });

for (const screen of screens) {
  test(`${screen.name} suits everybody at every width, light and dark`, async ({
    page,
    expectedNoise,
  }, { project }) => {
    if (screen.noise) expectedNoise.allow(screen.noise);
    const isPhone = project.name === 'phone';
    const widths = WIDTHS[isPhone ? 'phone' : 'desktop'].filter((width) =>
      isInWindow(screen, width),
    );
    test.skip(widths.length === 0, 'windows of this width do not have it');
    test.skip(
      !isLong && !isPhone && screen.prepare !== undefined && screen.from === undefined,
      'every day a state is opened where there is least room for it',
    );
    const findings = new Set<string>();
    for (const [index, width] of widths.entries()) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: isPhone ? 740 : 800 });
      // A page as it comes adapts to its window; a state may be another one in another window.
      if (index === 0 || screen.prepare) await openScreen(page, screen);
      await settle(page);
      for (const line of await audit(page, isPhone)) findings.add(`${width} px, light: ${line}`);
      // In the dark the same page has other colours, and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await settle(page);
      for (const line of await axeViolations(page, ['color-contrast']))
        findings.add(`${width} px, dark: ${line}`);
    }
    expect([...findings], screen.name).toEqual([]);
  });
}

async function audit(page: Page, isPhone: boolean): Promise<string[]> {
  return [
    ...(await axeViolations(page)),
    ...(await sidewaysOverflow(page)),
    ...(isPhone ? await smallTargets(page) : []),
  ];
}
