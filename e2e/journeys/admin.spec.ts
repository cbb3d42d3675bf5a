import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { anEmployee, signedInAsEmployee } from '../fixtures/data/employees.ts';
import { tabTo } from '../fixtures/browser/keyboard.ts';
import {
  actOnRow,
  button,
  fillInListing,
  idOf,
  listingForm,
} from '../fixtures/pages/listing-form.ts';
import { PASSING_NAME } from '../fixtures/data/listings.ts';
import { mailedLink } from '../fixtures/data/mail.ts';
import {
  expect,
  expectSignedIn,
  passwordField,
  TIMEOUT_MS,
} from '../fixtures/pages/person-page.ts';
import { becomeOnly } from '../fixtures/portal/sign-in.ts';
import { test } from '../fixtures/browser/test.ts';

test.setTimeout(TIMEOUT_MS);
test.skip(({ isMobile }) => isMobile, 'the keyboard has a Tab key, and the company one record');

const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Searches for the person, because the team has more than one page. */
const lookFor = (page: Page, email: string) =>
  page.goto(`/admin?search=${encodeURIComponent(email)}`);

test('an admin invites a person, who joins and publishes; after they leave, a colleague has the listing @long', async ({
  page,
  elsewhere,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of (401|404|409)/);
  const me = await signedInAsEmployee(page, { role: 'admin' });
  const heir = await anEmployee({ firstName: 'Elena' });
  const person = {
    firstName: 'Tomás',
    lastName: 'Ibáñez',
    email: `nuevo.${randomUUID()}@correo.mx`,
    password: `clave-${randomUUID()}`,
  };
  const theirs = await elsewhere();

  await test.step('the form is filled in without a mouse, and a taken e-mail is refused beside its field', async () => {
    const form = dialog(page, 'Nuevo Empleado');
    const email = form.getByLabel('Correo electrónico');
    await page.goto('/admin');
    await tabTo(page, button(page, 'Nuevo Empleado'));
    await page.keyboard.press('Enter');
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type(person.firstName);
    await tabTo(page, form.getByLabel('Apellidos'));
    await page.keyboard.type(person.lastName);
    await tabTo(page, email);
    await page.keyboard.type(me.email.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(/^Ya hay una cuenta/);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Nombre')).toHaveValue(person.firstName);
  });

  await test.step('another e-mail is invited once', async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(person.email);
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Invitación lista').getByLabel('Enlace')).toBeFocused();
    await expect(page.getByText('El empleado ha sido creado exitosamente.')).toBeVisible();
    await tabTo(page, button(page, 'Listo'));
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Invitación lista')).toBeHidden();
    await expect(button(page, 'Nuevo Empleado')).toBeFocused();
    await lookFor(page, person.email);
    await expect(row(page, person.email)).toHaveCount(1);
    await expect(row(page, person.email)).toContainText('Invitación enviada');
  });

  await test.step('the person is edited, and keeps the role', async () => {
    await row(page, person.email).getByRole('button', { name: 'Editar a Tomás Ibáñez' }).click();
    const form = dialog(page, 'Editar a Tomás Ibáñez');
    await expect(form.getByLabel('Rol')).toHaveValue('employee');
    await form.getByLabel('Apellidos').fill('Ibáñez Luna');
    await button(page, 'Guardar cambios').click();
    await expect(page.getByText('El empleado ha sido actualizado exitosamente.')).toBeVisible();
    await page.reload();
    await expect(row(page, person.email)).toContainText('Tomás Ibáñez Luna');
  });

  await test.step('opening the mailed link does not use it up; its button requires consent to the privacy notice, and signs in', async () => {
    const link = await mailedLink(person.email, '/invitation');
    await theirs.goto(link);
    await theirs.goto(link);
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(person.firstName);
    await expect(theirs.getByText(person.email)).toBeVisible();
    await button(theirs, 'Entrar al portal').click();
    await expect(theirs.getByText('Acepta el aviso de privacidad para continuar.')).toBeVisible();
    await expect(passwordField(theirs)).toBeFocused();
    await passwordField(theirs).fill(person.password);
    await theirs.getByRole('checkbox').check();
    await button(theirs, 'Entrar al portal').click();
    await expect(theirs.getByText('Tu cuenta está lista')).toBeVisible();
    await expectSignedIn(theirs, person);
    const stranger = await elsewhere();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  });

  const id = await test.step('the person publishes', async () => {
    await theirs.goto('/my-properties?edit=new');
    await fillInListing(theirs, PASSING_NAME);
    await button(theirs, 'Publicar propiedad').click();
    await expect(listingForm(theirs)).toBeHidden();
    return idOf(theirs, PASSING_NAME);
  });

  await test.step('when they leave, the chosen colleague gets the listing', async () => {
    await lookFor(page, person.email);
    await actOnRow(page, 'Desactivar a', 'Tomás Ibáñez Luna');
    const question = dialog(page, '¿Desactivar a Tomás Ibáñez Luna?');
    const value = await question.getByRole('option', { name: heir.email }).getAttribute('value');
    await question.getByLabel('A quién pasa su propiedad').selectOption(value);
    await button(page, 'Desactivar').click();
    await expect(page.getByText('El empleado ha sido desactivado exitosamente.')).toBeVisible();
    await expect(row(page, person.email)).toContainText('Inactivo');
    const listing = await theirs.request.get(`/api/properties/${id}`);
    expect(await listing.json()).toMatchObject({
      owner: { firstName: 'Elena', email: heir.email },
    });
  });

  await test.step('they are signed out at the next click', async () => {
    const [answer] = await Promise.all([
      theirs.waitForResponse((response) => response.url().includes('property.setStatus')),
      actOnRow(theirs, 'Pausar', PASSING_NAME),
    ]);
    expect(answer.status()).toBe(401);
    expect((await theirs.goto('/my-properties'))?.status()).toBe(404);
  });

  // Delete the listing, so that no other test finds it.
  expect((await page.request.delete(`/api/properties/${id}`)).status()).toBe(204);
});

const TERM = 'Plazo de la escrituración';
const before = '15 a 30 días';
const after = '20 a 25 días';

/** The HTML that a visitor gets. */
async function visitorsPage(request: APIRequestContext): Promise<string> {
  return (await request.get('/legal-advisory', { headers: { accept: 'text/html' } })).text();
}

test("an admin's changes to the company settings are visible to the next visitor @long", async ({
  page,
  request,
}) => {
  const field = page.getByLabel(TERM);
  const save = page.getByRole('button', { name: 'Guardar ajustes' });
  const saved = page.getByText('Ajustes guardados');
  expect(await visitorsPage(request)).toContain(before);
  await becomeOnly(page, 'admin@demo.pbr.mx');
  await page.goto('/admin?tab=settings');

  await test.step('a missing value is reported beside its field', async () => {
    await expect(save).toBeInViewport({ ratio: 1 });
    await field.fill('');
    await save.click();
    await expect(page.getByText('Escribe el plazo.')).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('a change reaches the next visitor', async () => {
    await field.fill(after);
    await save.click();
    await expect(saved).toBeVisible();
    expect(await visitorsPage(request)).toContain(after);
    await page.goto('/legal-advisory');
    await expect(page.getByText(`Entrega en ${after}`)).toBeVisible();
  });

  await test.step('so does the change back', async () => {
    await page.goto('/admin?tab=settings');
    await expect(field).toHaveValue(after);
    await field.fill(before);
    await save.click();
    await expect(saved).toBeVisible();
    expect(await visitorsPage(request)).not.toContain(after);
  });
});
