import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectFound, moreFilters, searchBox, type } from '../fixtures/pages/catalogue-page.ts';
import { aColonia } from '../fixtures/data/colonia.ts';
import { anInquiry } from '../fixtures/pages/inquiry-form.ts';
import { emailField, loginButton, passwordField } from '../fixtures/pages/person-page.ts';
import { becomeOnly } from '../fixtures/portal/sign-in.ts';
import { untilStarted } from '../fixtures/browser/started.ts';
import { expect, test } from '../fixtures/browser/test.ts';
import { translate } from '../fixtures/browser/translated.ts';

const SCRIPTS = /\/assets\/[\w.-]+\.js$/u;
const HERO = /\/assets\/(?:tall|wide)-[\w.-]+\.webp$/u;

test('a visitor sees the photo and the fonts of the home page before its scripts load', async ({
  page,
}) => {
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

test('a visitor who touches the page does not wait for its photos', async ({ page }) => {
  // The photo never arrives, so the page never finishes loading.
  await page.route(HERO, () => {});
  // Long timers never fire, so the page does not start by itself either.
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

test('everything that a visitor types, chooses and presses before the scripts load counts afterwards', async ({
  page,
  expectedNoise,
}) => {
  const { name: colonia } = await aColonia();
  const scripts = await holdScripts(page);

  await test.step('in the search of the catalogue', async () => {
    await page.goto('/properties', { waitUntil: 'load' });
    await searchBox(page).fill(colonia);
    await type(page).selectOption('Casa');
    await moreFilters(page).click();
    scripts.letThrough();
    await expectFound(page, 18);
    await expect(searchBox(page)).toHaveValue(colonia);
    await expect(page).toHaveURL(`/properties?type=casa&search=${colonia}`);
    await expect(page.getByRole('dialog', { name: 'Más filtros' })).toBeVisible();
  });

  await test.step('in the filters of a list', async () => {
    scripts.hold();
    await becomeOnly(page, 'ana@demo.pbr.mx');
    await page.goto('/my-properties', { waitUntil: 'load' });
    await page.getByLabel('Buscar por nombre, lugar o ID').fill(colonia);
    await page.getByLabel('Estado de la publicación').selectOption('Inactivas');
    scripts.letThrough();
    await expect(page).toHaveURL(/\?(?=.*status=inactive)(?=.*search=)/);
    await expect(page.getByLabel('Buscar por nombre, lugar o ID')).toHaveValue(colonia);
  });

  await test.step('in a form that needs scripts', async () => {
    await becomeOnly(page, undefined);
    expectedNoise.allow('401');
    scripts.hold();
    await page.goto('/auth', { waitUntil: 'load' });
    const email = `${randomUUID()}@correo.mx`;
    await emailField(page).fill(email);
    await passwordField(page).fill('seis perros azules');
    await loginButton(page).click();
    await expect(page).toHaveURL('/auth');
    scripts.letThrough();
    await expect(page.getByText('Credenciales inválidas')).toBeVisible();
    await expect(emailField(page)).toHaveValue(email);
  });

  await test.step('in a form that the browser translates before its scripts have it', async () => {
    await translate(page);
    scripts.hold();
    await page.goto('/auth', { waitUntil: 'load' });
    const email = `${randomUUID()}@correo.mx`;
    await emailField(page).fill(email);
    await passwordField(page).fill('seis perros azules');
    scripts.letThrough();
    await untilStarted(page);
    await expect(page.locator('h1 font font')).not.toHaveCount(0);
    await expect(emailField(page)).toHaveValue(email);
    await expect(passwordField(page)).toHaveValue('seis perros azules');
  });
});

test('a visitor writes to the company before the scripts load @phone', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow('status of 400');
  const { clientName, clientEmail, message } = anInquiry();
  const main = page.getByRole('main');
  const field = (label: string) => main.getByLabel(label);
  const fillIn = async () => {
    await field('Nombre Completo').fill(clientName);
    await field('Correo Electrónico').fill(clientEmail);
    await field('Tipo de Servicio').selectOption('Avalúo');
    await field('Mensaje').fill(message);
  };
  const scripts = await holdScripts(page);

  await test.step('the text stays when they come, and they send it', async () => {
    await page.goto('/contacts', { waitUntil: 'load' });
    await fillIn();
    scripts.letThrough();
    await untilStarted(page);
    await expect(field('Nombre Completo')).toHaveValue(clientName);
    await expect(field('Tipo de Servicio')).toHaveValue('valuacion');
    await expect(field('Mensaje')).toHaveValue(message);
    await main.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page.getByText('Mensaje enviado')).toBeVisible();
    await expect(field('Mensaje')).toHaveValue('');
    await expect(page).toHaveURL('/contacts');
  });

  await test.step('sent early, the browser posts it, and the page says what is wrong', async () => {
    scripts.hold();
    await page.goto('/contacts', { waitUntil: 'load' });
    await fillIn();
    await field('Correo Electrónico').fill('marta@');
    await main.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(field('Correo Electrónico')).toHaveAccessibleDescription('Email inválido');
    await expect(field('Mensaje')).toHaveValue(message);
  });

  await test.step('corrected, it is sent, and the scripts of the answer agree', async () => {
    scripts.letThrough();
    await field('Correo Electrónico').fill(clientEmail);
    await main.getByRole('button', { name: 'Enviar mensaje' }).click();
    await expect(page).toHaveURL('/contacts?sent=true#formulario');
    await untilStarted(page);
    await expect(main.getByRole('heading', { name: 'Mensaje enviado' })).toBeInViewport();
    await main.getByRole('link', { name: 'Enviar otro mensaje' }).click();
    await expect(field('Mensaje')).toHaveValue('');
  });
});

test('back, pressed after a reload before the scripts load, shows the page of its URL', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/auth');
  const before = await heading.innerText();
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(heading).toHaveText('Olvidé mi contraseña');
  const scripts = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading).toHaveText(before);
  scripts.letThrough();
  await untilStarted(page);
  await expect(heading).toHaveText(before);
  await expect(page).toHaveURL('/auth');
});

test('a page stays where a visitor has scrolled it before the scripts load, and back finds that place', async ({
  page,
  isMobile,
}) => {
  const top = () => page.evaluate(() => window.scrollY);
  const scripts = await holdScripts(page);
  await page.goto('/properties', { waitUntil: 'load' });
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  scripts.letThrough();
  await untilStarted(page);
  expect(await top()).toBe(700);

  const foot = page.getByRole('contentinfo');
  // On a phone its lists are folded.
  if (isMobile) await foot.locator('summary', { hasText: 'Servicios' }).click();
  await foot.getByRole('link', { name: 'Contáctanos' }).click();
  await expect(page).toHaveURL('/contacts');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/properties');
  await expect.poll(top).toBeGreaterThan(600);

  scripts.hold();
  await page.reload({ waitUntil: 'load' });
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  scripts.letThrough();
  await untilStarted(page);
  expect(await top()).toBe(300);
});

/** Holds back the scripts of the page until `letThrough` is called. */
async function holdScripts(page: Page) {
  let letThrough = () => {};
  let held: Promise<void>;
  const hold = () => {
    held = new Promise((resolve) => {
      letThrough = resolve;
    });
  };
  hold();
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return { hold, letThrough: () => letThrough() };
}
