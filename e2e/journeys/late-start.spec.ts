import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emailField, loginButton, passwordField } from '../fixtures/person-page.ts';
import { expect, test } from '../fixtures/test.ts';

const SCRIPTS = /\/assets\/[\w.-]+\.js$/u;
const HERO = /\/assets\/(?:tall|wide)-[\w.-]+\.webp$/u;

test('the photo and the letters come before the scripts', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const hero = page.waitForResponse(HERO);
  await page.goto('/', { waitUntil: 'commit' });
  const seen = (await hero).url();
  await page.waitForRequest(SCRIPTS);

  const firstScript = asked.findIndex((path) => SCRIPTS.test(path));
  expect(asked.indexOf(new URL(seen).pathname)).toBeLessThan(firstScript);
  const early = asked.slice(0, firstScript);
  expect(early.some((path) => path.endsWith('.woff2'))).toBe(true);
});

test('who touches the page does not wait for its photos', async ({ page }) => {
  // A photo that never comes: the page never ends loading.
  await page.route(HERO, () => {});
  // Nor does the time come at which it would start by itself.
  await page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    window.setTimeout = ((done: () => void, ms = 0) =>
      ms < 1000 ? after(done, ms) : 0) as typeof setTimeout;
  });
  await page.goto('/', { waitUntil: 'commit' });
  const script = page.waitForRequest(SCRIPTS);
  await page.getByRole('heading', { level: 1 }).click();
  await script;
});

/** Holds the scripts back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

test('a button that is pressed before the scripts came is answered when they have', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the menu is behind a button on phones only');
  const letThrough = await holdScripts(page);
  await page.goto('/', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  letThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a form that is sent before the scripts came waits for them', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow('401');
  const letThrough = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'load' });
  const nobody = { email: `${randomUUID()}@correo.mx`, password: 'seis perros azules' };
  await emailField(page).fill(nobody.email);
  await passwordField(page).fill(nobody.password);
  await loginButton(page).click();
  await expect(page).toHaveURL('/auth');
  letThrough();
  await expect(page.getByText('Error de inicio de sesión')).toBeVisible();
  await expect(emailField(page)).toHaveValue(nobody.email);
});
