import { type Page, test as runner } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { tabTo } from '../fixtures/keyboard.ts';
import { anEmployee, signedInAsEmployee } from '../fixtures/employees.ts';
import { signInByRequest } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Passwords take their time to be checked, on purpose, and every test has people of its own.
runner.describe.configure({ timeout: 180_000 });

const anEmail = () => `nuevo.${randomUUID()}@correo.mx`;
const row = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email });
const newEmployee = (page: Page) =>
  page.getByRole('button', { name: 'Nuevo Empleado', exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function fillIn(page: Page, email: string): Promise<void> {
  const form = dialog(page, 'Nuevo Empleado');
  await form.getByLabel('Nombre').fill('Tomás');
  await form.getByLabel('Apellidos').fill('Ibáñez');
  await form.getByLabel('Correo electrónico').fill(email);
}

test('an admin invites somebody once, whose link lets them in; then edits them', async ({
  page,
  browser,
}) => {
  await signedInAsEmployee(page, { role: 'admin' });
  const email = anEmail();
  await page.goto('/admin');
  await newEmployee(page).click();
  await fillIn(page, email);
  await dialog(page, 'Nuevo Empleado').getByRole('button', { name: 'Crear empleado' }).dblclick();
  const link = dialog(page, 'Invitación lista').getByLabel('Enlace de invitación');
  await expect(link).toBeFocused();
  await expect(page.getByText('El empleado ha sido creado exitosamente.')).toBeVisible();
  const address = await link.inputValue();
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(row(page, email)).toHaveCount(1);
  await expect(row(page, email)).toContainText('Invitación enviada');

  const elsewhere = await browser.newContext();
  const invited = await elsewhere.newPage();
  await invited.goto(address);
  await expect(invited.getByRole('main')).toContainText(email);
  await elsewhere.close();

  await row(page, email).getByRole('button', { name: 'Editar a Tomás Ibáñez' }).click();
  const form = dialog(page, 'Editar empleado');
  await expect(form.getByLabel('Rol')).toHaveValue('employee');
  await form.getByLabel('Apellidos').fill('Ibáñez Luna');
  await form.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El empleado ha sido actualizado exitosamente.')).toBeVisible();
  await expect(row(page, email)).toContainText('Tomás Ibáñez Luna');
  await page.reload();
  await expect(row(page, email)).toContainText('Tomás Ibáñez Luna');
});

test('whoever is deactivated is out on their very next request and leaves the list', async ({
  page,
  browser,
}) => {
  const person = await anEmployee({ firstName: 'Bruno' });
  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await signInByRequest(theirs, person.email, person.password);
  await signedInAsEmployee(page, { role: 'admin' });
  await page.goto('/admin');
  expect((await theirs.goto('/dashboard'))?.status()).toBe(200);
  await row(page, person.email)
    .getByRole('button', { name: /^Desactivar/ })
    .click();
  const question = dialog(page, '¿Desactivar a Bruno Solís?');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await question.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('El empleado ha sido desactivado exitosamente.')).toBeVisible();
  expect((await theirs.request.get('/api/user')).status()).toBe(401);
  expect((await theirs.reload())?.status()).toBe(404);
  await expect(row(page, person.email)).toHaveCount(0);
  await elsewhere.close();
});

test('a taken address and what only an admin may lose are refused in words', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 409/);
  const me = await signedInAsEmployee(page, { role: 'admin' });
  await page.goto('/admin');
  await expect(row(page, me.email).getByRole('button', { name: /^Desactivar/ })).toHaveCount(0);
  await newEmployee(page).click();
  await fillIn(page, me.email.toUpperCase());
  const form = dialog(page, 'Nuevo Empleado');
  await form.getByRole('button', { name: 'Crear empleado' }).click();
  await expect(page.getByText('No se pudo crear el empleado.')).toBeVisible();
  await expect(form.getByLabel('Correo electrónico')).toBeFocused();
  await expect(form.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Nombre')).toHaveValue('Tomás');
});

test('to an employee the page is not open, and neither is the list behind it', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.allow(/status of 403/);
  await signedInAsEmployee(page);
  expect((await page.goto('/admin'))?.status()).toBe(403);
  await expect(page.getByText('No tienes permisos para ver esta página')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Administración' })).toHaveCount(0);
  expect((await page.request.get('/api/employees')).status()).toBe(403);
});

runner.describe('without a mouse', () => {
  runner.skip(({ isMobile }) => isMobile, 'a phone has no Tab key');

  test('somebody is invited', async ({ page }) => {
    await signedInAsEmployee(page, { role: 'admin' });
    const email = anEmail();
    await page.goto('/admin');
    await tabTo(page, newEmployee(page));
    await page.keyboard.press('Enter');
    const form = dialog(page, 'Nuevo Empleado');
    await expect(form.getByLabel('Nombre')).toBeFocused();
    await page.keyboard.type('Tomás');
    await tabTo(page, form.getByLabel('Apellidos'));
    await page.keyboard.type('Ibáñez');
    await tabTo(page, form.getByLabel('Correo electrónico'));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Invitación lista').getByLabel('Enlace')).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Listo' }));
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Invitación lista')).toBeHidden();
    await expect(newEmployee(page)).toBeFocused();
    await expect(row(page, email)).toBeVisible();
  });
});
