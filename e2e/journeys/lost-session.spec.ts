import type { Page } from '@playwright/test';
import { anEmployee, signedInAsEmployee } from '../fixtures/data/employees.ts';
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
import { expect, TIMEOUT_MS } from '../fixtures/pages/person-page.ts';
import { signInByRequest } from '../fixtures/portal/sign-in.ts';

test.setTimeout(TIMEOUT_MS);

const question = (page: Page) => page.getByRole('dialog', { name: 'Tu sesión terminó' });
const signOutElsewhere = (page: Page) => page.request.post('/api/logout');

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
    await page.getByLabel('Archivos de las fotos').setInputFiles(await photosOf('#c7572f'));
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
    await button(form, 'Publicar propiedad').click();
    await enter(page, { ...ana, password: 'no es esta' });
    await expect(question(page).getByRole('alert')).toHaveText('Credenciales inválidas');
  });

  await test.step('the right one sends text and photo, even when the session ends between them', async () => {
    await page.route('**/trpc/property.create**', async (route) => {
      const answer = await route.fetch();
      if (answer.ok()) await signOutElsewhere(page);
      await route.fulfill({ response: answer });
    });
    await enter(page, ana);
    await expect(question(page)).toBeHidden();
    await expect(question(page)).toBeVisible();
    await enter(page, ana);
    await expect(page.getByText('Propiedad creada')).toBeVisible();
    await page.unroute('**/trpc/property.create**');
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
