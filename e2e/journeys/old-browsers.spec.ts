import type { Page } from '@playwright/test';
import { beOldest } from '../fixtures/browser/oldest-browsers.ts';
import { cards, moreFilters, showFound, sort } from '../fixtures/pages/catalogue-page.ts';
import { anInquiry, fillIn, SENT, submitButton } from '../fixtures/pages/inquiry-form.ts';
import { pathOf, photos, photoViewer, withPhotos } from '../fixtures/pages/listing-page.ts';
import { someListing } from '../fixtures/data/listings.ts';
import { mailTo } from '../fixtures/data/mail.ts';
import { expect, test } from '../fixtures/browser/test.ts';

test.skip(({ isMobile }) => !isMobile, 'by taps, on a phone only');

const SCRIPTS = /\/assets\/[\w.-]+\.js$/u;
const drawn = { waitUntil: 'load' } as const;

test('a browser that is too old for the scripts reads the pages and writes to an agent @phone', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow('status of 400');
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [Array.prototype, ['at', 'toReversed', 'toSorted', 'toSpliced']],
      [Object, ['hasOwn']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  const scripts: string[] = [];
  page.on('request', (one) => SCRIPTS.test(one.url()) && scripts.push(one.url()));
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });

  await test.step('the menu is a list of links, and no button is dead', async () => {
    await page.goto('/', drawn);
    await expect(heading).toHaveText(/lugar/);
    await expect(page.getByRole('button', { name: 'Abrir menú' })).toBeHidden();
    await page
      .getByRole('navigation', { name: 'Menú' })
      .getByRole('link', { name: 'Propiedades' })
      .tap();
    await expect(heading).toHaveText('Portal de Propiedades');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Refrescar datos' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeVisible();
  });

  await test.step('the inquiry is a form on the page of the listing, and its answer is in sight', async () => {
    const listing = await someListing(request);
    await page.goto(pathOf(listing), drawn);
    await expect(page.getByRole('button', { name: 'Contactar Agente' })).toBeHidden();
    await main.getByRole('link', { name: 'Contactar Agente' }).tap();
    const message = await writeToAgent(page, 'marta@');
    await expect(main.getByLabel('Correo electrónico')).toHaveAccessibleDescription(
      'Email inválido',
    );
    await expect(main.getByLabel('Mensaje')).toHaveValue(message);
    const { clientEmail } = anInquiry();
    await writeToAgent(page, clientEmail);
    await expect(page).toHaveURL(`${pathOf(listing)}?sent=true#formulario`);
    await expect(main.getByRole('heading', { name: 'Consulta enviada' })).toBeInViewport();
    await mailTo(clientEmail, 'Recibimos tu consulta');
  });

  await test.step('a form that only scripts can send leads nowhere', async () => {
    await page.goto('/auth', drawn);
    await expect(main.getByText('usa uno más reciente')).toBeVisible();
    await main.locator('form').getByRole('button', { name: 'Iniciar sesión' }).tap();
    await expect(page).toHaveURL('/auth');
    await expect(heading).toBeVisible();
  });

  expect(scripts).toEqual([]);
});

test('a page whose scripts cannot be had stays as the server drew it, with what was typed @phone', async ({
  page,
  request,
  expectedNoise,
}) => {
  expectedNoise.allow('status of 503');
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 503 }));
  const main = page.getByRole('main');
  const plain = page.locator('html[data-plain]');
  const { clientName, clientEmail, message } = anInquiry();

  await test.step('the message to the company is sent', async () => {
    await page.goto('/contacts', drawn);
    await main.getByLabel('Nombre Completo').fill(clientName);
    await plain.waitFor();
    await expect(main.getByLabel('Nombre Completo')).toHaveValue(clientName);
    await main.getByLabel('Correo Electrónico').fill(clientEmail);
    await main.getByLabel('Tipo de Servicio').selectOption('Avalúo');
    await main.getByLabel('Mensaje').fill(message);
    await main.getByRole('button', { name: 'Enviar mensaje' }).tap();
    await expect(main.getByRole('heading', { name: 'Mensaje enviado' })).toBeInViewport();
  });

  await test.step('so is an inquiry, and with scripts the listing says so as well', async () => {
    const listing = await someListing(request);
    await page.goto(pathOf(listing), drawn);
    await plain.waitFor();
    await writeToAgent(page, clientEmail);
    await expect(main.getByRole('heading', { name: 'Consulta enviada' })).toBeInViewport();
    await page.unroute(SCRIPTS);
    await page.reload();
    await expect(plain).toHaveCount(0);
    await expect(main.getByText('Ya le escribiste a')).toBeVisible();
  });
});

test('the oldest browsers that run the scripts show a visitor everything @phone', async ({
  context,
  page,
  request,
}) => {
  await beOldest(context);
  const listing = await someListing(request, withPhotos);
  const inquiry = anInquiry();

  await test.step('they lack what this test knows of', async () => {
    await page.goto('/');
    const missing = await page.evaluate(() => [
      'toSorted' in Array.prototype,
      'canParse' in URL,
      'requestIdleCallback' in window,
      'showPopover' in HTMLElement.prototype,
    ]);
    expect(missing).toEqual([false, false, false, false]);
  });

  await test.step('a search from the home page, with filters', async () => {
    const box = page.getByLabel('¿Dónde o qué buscas?');
    await box.fill(listing.neighborhood);
    // The suggestions may cover the button.
    await box.press('Enter');
    await expect(page).toHaveURL(/\/properties\?search=/);
    await moreFilters(page).tap();
    await showFound(page).tap();
    await sort(page).selectOption('Precio: mayor a menor');
    await expect(page).toHaveURL(/sort=price-high/);
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('a listing, its photos and an inquiry', async () => {
    await page.goto(pathOf(listing));
    await photos(page).getByRole('listitem').first().tap();
    await expect(photoViewer(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Contactar Agente' }).tap();
    await fillIn(page, inquiry);
    await submitButton(page).tap();
    await expect(page.getByText(SENT)).toBeVisible();
  });

  await test.step('a favourite', async () => {
    await page.getByRole('button', { name: 'Guardar', exact: true }).tap();
    await page.goto('/favorites');
    await expect(cards(page).filter({ hasText: listing.name }).first()).toBeVisible();
  });

  await test.step('the menu, a message to the company and the sign-in', async () => {
    await page.getByRole('button', { name: 'Abrir menú' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Contáctanos' }).tap();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Enviar mensaje' }).tap();
    await expect(main.getByLabel('Nombre Completo')).toBeFocused();
    await page.goto('/auth?redirect=/favorites');
    await expect(main.locator('form').getByRole('button')).not.toHaveCount(0);
  });
});

/** Answers the message. */
async function writeToAgent(page: Page, email: string): Promise<string> {
  const { clientName, message } = anInquiry();
  const main = page.getByRole('main');
  await main.getByLabel('Nombre completo').fill(clientName);
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByLabel('Mensaje').fill(message);
  await main.getByRole('button', { name: 'Enviar consulta' }).tap();
  return message;
}
