import type { APIRequestContext } from '@playwright/test';
import { overflowing, tooSmall } from '@pbr/e2e/fixtures/browser/layout';
import { DEMO_PASSWORD } from '@pbr/e2e/fixtures/portal/sign-in';
import { isInWindow, type Screen } from '@pbr/e2e/screens/screen';
import { screens } from '@pbr/e2e/screens/screens';
import type { BrowserWindow } from './browser-window.ts';
import { signIn } from './sign-in.ts';
import { SIZES } from './sizes.ts';
import { expect, test } from './test.ts';

/** Every screen that its URL alone opens; the others need the browser that Playwright drives. */
const shown = screens.filter(({ prepare }) => prepare === undefined);

for (const [size, pixels] of Object.entries(SIZES))
  for (const as of [undefined, 'ana@demo.pbr.mx', 'admin@demo.pbr.mx'] as const)
    test(`the screens of ${as ?? 'a visitor'} fit a ${size}`, async ({
      openWindow,
      request,
      expectedNoise,
    }) => {
      test.setTimeout(300_000);
      expectedNoise.push(/404/u);
      const window = await openWindow(pixels);
      if (as) {
        await request.post('/api/login', { data: { email: as, password: DEMO_PASSWORD } });
        await signIn(window, { email: as, password: DEMO_PASSWORD });
      }
      const findings: string[] = [];
      for (const screen of shown.filter((one) => one.as === as && isInWindow(one, pixels.width)))
        for (const line of await findingsOn(window, screen, request, size === 'phone'))
          findings.push(`${screen.name}: ${line}`);
      expect(findings).toEqual([]);
    });

async function findingsOn(
  window: BrowserWindow,
  { path }: Screen,
  request: APIRequestContext,
  isPhone: boolean,
): Promise<string[]> {
  await window.goTo(typeof path === 'string' ? path : await path(request));
  const touch = isPhone ? await window.evaluate(tooSmall, 44) : [];
  return [...(await window.evaluate(overflowing)), ...touch];
}
