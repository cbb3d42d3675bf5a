import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './fixtures/browser/axe.ts';
import { PHONE } from './fixtures/browser/configuration.ts';
import { endWhenNotDrawing, StoppedDrawing, whileDrawing } from './fixtures/browser/drawing.ts';
import { lateShifts, sidewaysOverflow, smallTargets } from './fixtures/browser/layout.ts';
import { expect, test } from './fixtures/browser/test.ts';

// These tests fail on purpose, so their traces and screenshots are not worth keeping.
test.use({ trace: 'off', screenshot: 'off' });

/** Opens a made-up page to try the fences of the other specs: the fence must stop every test marked `fail`. */
async function openProbe(page: Page, body: string): Promise<void> {
  await page.route('**/probe', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="es-MX"><head><title>Prueba</title><link rel="icon" href="data:,"></head>
        <body><main><h1>Prueba</h1>${body}</main></body></html>`,
    }),
  );
  await page.goto('/probe');
}

test('a correct page without console messages passes', async ({ page }) => {
  await openProbe(page, '<p>Todo bien</p>');
  await expectNoAxeViolations(page);
  const width = await page.getByText('Todo bien').evaluate((element) => element.scrollHeight);
  expect(width, 'the browser has a font').toBeGreaterThan(10);
});

test('an expected message can be allowed by its words', async ({ page, expectedNoise }) => {
  expectedNoise.allow('se esperaba');
  await openProbe(page, '<script>console.error("se esperaba")</script>');
});

test('the phone is a phone and the desktop is not', async ({ page }, { project }) => {
  await openProbe(page, '');
  const touch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  expect(touch).toBe(project.name === 'phone');
});

test('scrolling answers a promise in every window, as in browsers of today', async ({
  page,
  elsewhere,
}) => {
  for (const one of [page, await elsewhere()]) {
    await openProbe(one, '<p>Aquí</p>');
    const answers = await one.evaluate(() => {
      const scrolling = [window, document.querySelector('p')] as const;
      return [
        ...scrolling.flatMap((on) => [on?.scroll(0, 0), on?.scrollTo(0, 0), on?.scrollBy(0, 0)]),
        document.querySelector('p')?.scrollIntoView(),
      ].map((answer: unknown) => answer instanceof Promise);
    });
    expect(answers).toEqual(Array.from({ length: 7 }, () => true));
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a click and a check are taps, which hover over nothing before', async ({ page }) => {
    await openProbe(
      page,
      `<button type="button">Tocar</button><label><input type="checkbox"> Sí</label>
       <ol></ol><script>
         for (const type of ['pointerdown', 'mouseover', 'touchstart', 'click'])
           addEventListener(type, (event) => {
             if (event.target.closest?.('button, input'))
               document.querySelector('ol').append(type + (event.pointerType ?? '') + ' ');
           }, true);
       </script>`,
    );
    const seen = page.locator('ol');
    await page.getByRole('button').click();
    await expect(seen).toHaveText('pointerdowntouch touchstart mouseover clicktouch ');
    await seen.evaluate((list) => list.replaceChildren());
    await page.getByRole('checkbox').check();
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(seen).toHaveText('pointerdowntouch touchstart mouseover clicktouch ');
    await seen.evaluate((list) => list.replaceChildren());
    await page.getByRole('button').dblclick();
    await expect(seen).toHaveText(
      /^(?:pointerdowntouch touchstart (?:mouseover )?clicktouch ){2}$/u,
    );
  });
});

const noisy = {
  'an error in the console': '<script>console.error("no")</script>',
  'a warning in the console': '<script>console.warn("no")</script>',
  'an error in a script': '<script>setTimeout(() => { throw new Error("no") })</script>',
  'a rejected promise': '<script>Promise.reject(new Error("no"))</script>',
  'a picture that is not there': '<img src="/nothing-here.png" alt="">',
};

for (const [what, body] of Object.entries(noisy)) {
  test(`${what} fails a test`, async ({ page }) => {
    test.fail();
    await openProbe(page, body);
    await page.waitForLoadState('networkidle');
  });
}

test("a message in another person's window fails a test", async ({ elsewhere }) => {
  test.fail();
  await openProbe(await elsewhere(), noisy['a warning in the console']);
});

test('a request to another origin fails a test', async ({ page, expectedNoise }) => {
  test.fail();
  // The console also reports the refused connection; the fence must stand without that.
  expectedNoise.allow(/^console /);
  await openProbe(page, '<script>fetch("http://127.0.0.2:9999/").catch(() => {})</script>');
  await page.waitForLoadState('networkidle');
});

test('a violation that axe finds fails a test', async ({ page }) => {
  test.fail();
  await openProbe(page, '<button type="button"></button>');
  await expectNoAxeViolations(page);
});

test('an element that sticks out sideways is named, unless it scrolls by itself', async ({
  page,
}) => {
  await openProbe(
    page,
    `<style>body { margin: 0 }</style>
     <p style="width: 3000px">Demasiado ancho</p>
     <div style="overflow-x: auto"><p style="width: 3000px">Se desliza</p></div>`,
  );
  const found = (await sidewaysOverflow(page)).join('\n');
  expect(found).toContain('the page scrolls sideways');
  expect(found).toMatch(/sticks out .*Demasiado ancho/);
  expect(found).not.toContain('Se desliza');
});

test('a page as wide as its window has nothing that sticks out', async ({ page }) => {
  await openProbe(page, '<meta name="viewport" content="width=device-width"><p>Cabe</p>');
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('content that moves by itself is named', async ({ page }) => {
  await openProbe(page, '<div></div><p class="late" style="height: 400px">Se mueve</p>');
  expect(await lateShifts(page)).toEqual([]);
  await page.evaluate(async () => {
    const drawn = () => new Promise(requestAnimationFrame);
    await drawn();
    document.querySelector('div')?.style.setProperty('height', '400px');
    await drawn();
    await drawn();
  });
  expect((await lateShifts(page)).join('\n')).toMatch(/^moved after .*<p class="late">/u);
});

test('a page that the browser has stopped drawing is told from one that takes long', async ({
  page,
}) => {
  await openProbe(page, '');
  const work = new Promise<string>((done) => setTimeout(done, 1_000, 'done'));
  expect(await whileDrawing(page, work, 200)).toBe('done');
  await page.evaluate(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await expect(whileDrawing(page, new Promise(() => {}), 200)).rejects.toThrow(StoppedDrawing);
  const attempt = { annotations: [] };
  await endWhenNotDrawing(page, page.waitForEvent('close').then(), attempt, 200);
  expect(attempt.annotations).toMatchObject([{ type: 'stopped drawing' }]);
});

test('a target that is too small for a finger is named', async ({ page }) => {
  await openProbe(
    page,
    `<style>button, a { display: block; margin: 60px; padding: 0; border: 0; overflow: clip }</style>
     <button type="button" style="width: 40px; height: 44px">Angosto</button>
     <button type="button" style="width: 44px; height: 40px">Bajo</button>
     <a href="#a" style="width: 30px; height: 30px">Chico</a>`,
  );
  const found = (await smallTargets(page)).join('\n');
  for (const name of ['Angosto', 'Bajo', 'Chico']) expect(found).toContain(name);
});

test('a large target, or one in a sentence, widened or out of reach, is not too small', async ({
  page,
}) => {
  await openProbe(
    page,
    `<style>button, label { display: block; margin: 60px; padding: 0; border: 0 }</style>
     <button type="button" style="width: 44px; height: 44px">Grande</button>
     <p>Lee el <a href="#a">aviso</a> antes.</p>
     <button type="button" style="position: relative; width: 20px; height: 20px">
       <span style="position: absolute; inset: -13px"></span>+</button>
     <label style="width: 60px; height: 44px"><input type="checkbox"> Sí</label>
     <button type="button" inert style="width: 10px; height: 10px">Inerte</button>`,
  );
  expect(await smallTargets(page)).toEqual([]);
});
