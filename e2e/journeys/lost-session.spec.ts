import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { anEmployee, signedInAsEmployee } from '../fixtures/data/employees.ts';
import { postListing } from '../fixtures/data/listings.ts';
import { photosOf } from '../fixtures/data/photos.ts';
import { test } from '../fixtures/browser/test.ts';
import {
  button,
  fillInListing,
  idOf,
  listingForm,
  nameField,
  storedListing,
} from '../fixtures/pages/listing-form.ts';
import { openListMenu, showBoxes } from '../fixtures/pages/own-list.ts';
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { signInByRequest } from '../fixtures/portal/sign-in.ts';

test.setTimeout(TIMEOUT_MS);

const question = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión terminó' });
const endSession = (page: Page) => page.request.post('/api/logout');

const underWay = new Set<Request>();
let lastCall = 0;
test.beforeEach(({ page }) => {
  underWay.clear();
  const ended = (call: Request) => void underWay.delete(call);
  page.on('request', (call) => {
    if (!call.url().includes('/trpc/')) return;
    underWay.add(call);
    lastCall = performance.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
});

/** A part that loads after its page asks soon after it. */
const QUIET_MS = 500;
/** The browser drops some calls without a word, so they are not waited for longer. */
const QUIET_WITHIN_MS = 5_000;

/** A call of the page itself would meet the ended session, and the page would ask for the password before the person does anything. */
async function signOutElsewhere(page: Page): Promise<void> {
  const end = performance.now() + QUIET_WITHIN_MS;
  const isQuiet = () => underWay.size === 0 && performance.now() - lastCall > QUIET_MS;
  while (!isQuiet() && performance.now() < end) await sleep(50);
  underWay.clear();
  await endSession(page);
}

async function enter(page: Page, { email, password }: { email: string; password: string }) {
  await question(page).getByLabel('Correo electrónico').fill(email);
  await question(page)
    .getByLabel(/^Contraseña/)
    .fill(password);
  await button(question(page), 'Entrar y continuar').click();
}

test('an agent whose session ends goes on in the form, and nobody else gets what is in it @long', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 401/);
  const ana = await signedInAsEmployee(page, { firstName: 'Ana' });
  const luis = await anEmployee({ firstName: 'Luis' });
  const form = listingForm(page);
  const calls = { create: 0, photo: 0 };
  page.on('request', (asked) => {
    calls.create += Number(asked.url().includes('/trpc/property.create'));
    calls.photo += Number(asked.method() === 'POST' && asked.url().endsWith('/images'));
  });
  page.on('dialog', () => expect.soft(null, 'the browser asks nothing').toBeTruthy());

  await test.step('the question lies over the form, takes the keyboard, and leaves the form as it is', async () => {
    await page.goto('/my-properties');
    await button(page, 'Nueva Propiedad').click();
    await fillInListing(page, 'Casa de Ana');
    await signOutElsewhere(page);
    await button(form, 'Publicar propiedad').click();
    await expect(question(page).getByLabel(/^Contraseña/)).toBeFocused();
    await expect(question(page).getByLabel('Correo electrónico')).toHaveValue(ana.email);
    for (let times = 0; times < 12; times += 1) {
      await page.keyboard.press('Tab');
      const isInside = await question(page).evaluate(
        (dialog) =>
          dialog.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue('Casa de Ana');
    await expect(button(form, 'Publicar propiedad')).toBeFocused();
  });

  await test.step('a wrong password is reported in the question', async () => {
    await page.getByLabel('Archivos de las fotos').setInputFiles(await photosOf('#c7572f'));
    await enter(page, { ...ana, password: 'no es esta' });
    await expect(question(page).getByRole('alert')).toHaveText('Credenciales inválidas');
  });

  await test.step('the right one sends the photo, even when the session ends after its draft was made', async () => {
    await page.route('**/trpc/property.create**', async (route) => {
      const answer = await route.fetch();
      if (answer.ok()) await endSession(page);
      await route.fulfill({ response: answer });
    });
    await enter(page, ana);
    await expect(question(page)).toBeHidden();
    await expect(question(page)).toBeVisible();
    await enter(page, ana);
    await expect(question(page)).toBeHidden();
    await page.unroute('**/trpc/property.create**');
    await button(form, 'Publicar propiedad').click();
    await expect(page.getByText('Propiedad creada')).toBeVisible();
    expect(calls).toEqual({ create: 3, photo: 2 });
    await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();
  });

  const id = await idOf(page, 'Casa de Ana');
  await test.step('the listing exists once, with its photo', async () => {
    expect((await storedListing(page, id)).images).toHaveLength(1);
  });

  await test.step('after another person signed in in another tab, the form sends nothing as them', async () => {
    await button(page, 'Editar Casa de Ana').click();
    await nameField(page).fill('Lo que Ana no guardó');
    await signOutElsewhere(page);
    await signInByRequest(page, luis.email, luis.password);
    await button(form, 'Guardar cambios').click();
    await expect(question(page)).toBeVisible();
    expect((await storedListing(page, id)).name).toBe('Casa de Ana');
  });

  await test.step('and closes with a word when they sign in here', async () => {
    await enter(page, luis);
    await expect(page.getByText('Entraste como Luis Solís')).toBeVisible();
    await expect(form).toBeHidden();
    await page.goto('/my-properties?edit=new');
    await expect(nameField(page)).toHaveValue('');
    await expect(button(page, 'Recuperar borrador')).toBeHidden();
    expect(await page.content()).not.toContain('Lo que Ana no guardó');
    expect((await storedListing(page, id)).name).toBe('Casa de Ana');
  });
});

test('an agent whose session ends reads on where they were @phone', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 401|Inicia sesión para continuar/);
  const ana = await signedInAsEmployee(page, { firstName: 'Ana' });
  const { name } = await postListing(page.request);
  const paused = await postListing(page.request);
  const pausing = { data: { isActive: false } };
  const answer = await page.request.patch(`/api/properties/${paused.id}`, pausing);
  expect(answer.status(), await answer.text()).toBe(200);
  const search = page.getByRole('searchbox', { name: 'Buscar por nombre, lugar o ID' });
  const row = page.getByRole('link', { name, exact: true });
  await page.goto('/my-properties');

  await test.step('a search', async () => {
    await signOutElsewhere(page);
    await search.fill(name);
    await search.press('Enter');
    await enter(page, ana);
    await expect(question(page)).toBeHidden();
    await expect(page.getByText('1 propiedad', { exact: true })).toBeVisible();
    await expect(search).toHaveValue(name);
  });

  await test.step('the look at what a change of several would do', async () => {
    await signOutElsewhere(page);
    await showBoxes(page);
    await page.getByRole('checkbox', { name: `Seleccionar ${name}` }).check();
    await button(page, 'Pausar').click();
    await enter(page, ana);
    const dialog = page.getByRole('dialog', { name: /^Pausar/ });
    await expect(button(dialog, 'Pausar 1 propiedad')).toBeVisible();
    await button(dialog, 'Cancelar').click();
    await expect(dialog).toBeHidden();
    await button(page, 'Quitar selección').click();
  });

  await test.step('the file of the list', async () => {
    await signOutElsewhere(page);
    const download = page.waitForEvent('download');
    await openListMenu(page);
    await page.getByRole('link', { name: 'Exportar CSV' }).click();
    await enter(page, ana);
    const file = await download;
    expect(file.suggestedFilename()).toBe('propiedades.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain(name);
  });

  await test.step('the form of a listing', async () => {
    await signOutElsewhere(page);
    await button(page, `Editar ${name}`).click();
    await enter(page, ana);
    await expect(nameField(page)).toHaveValue(name);
    await button(listingForm(page), 'Cancelar').click();
    await expect(listingForm(page)).toBeHidden();
  });

  await test.step('the page of a listing that visitors do not see', async () => {
    await search.fill(paused.name);
    await search.press('Enter');
    await expect(row).toBeHidden();
    await signOutElsewhere(page);
    await page.getByRole('link', { name: paused.name, exact: true }).click();
    await enter(page, ana);
    await expect(page.getByRole('heading', { name: paused.name, level: 1 })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Editar' }).first(),
    ).toBeVisible();
  });

  await test.step('another page', async () => {
    await signOutElsewhere(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Consultas/ })
      .click();
    await enter(page, ana);
    await expect(page).toHaveURL('/inquiries');
    await expect(page.getByRole('heading', { name: 'Todavía no tienes consultas' })).toBeVisible();
  });
});
